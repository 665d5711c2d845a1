import { basename } from 'node:path'
import { playerCalled } from '../../interpreter/players/players.ts'
import { shareOf } from '../../interpreter/simulation/statistics.ts'
import { SOLVED_GAMES, keepsWorth, solvedPositions } from '../players/solved-positions.ts'

/*
 * Players against perfect play: late positions of games, solved exactly by `solve`, in which some moves keep the value of the
 * position and others throw it away. `node test/bench/perfect.ts 10` takes ten positions from each game and prints how often
 * each player keeps the value.
 */

const PLAYERS = ['random', 'greedy', 'search:beginner', 'search:casual', 'search:club', 'search:strong']

const wanted = Number(process.argv[2] ?? 10)
const all = PLAYERS.map(() => 0)
const percent = (value: number): string => (100 * value).toFixed(0)
const line = (cells: readonly (string | number)[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
line(['game', 'positions', ...PLAYERS])
line(['---', '---', ...PLAYERS.map(() => '---')])
for (const path of SOLVED_GAMES) {
  const positions = solvedPositions(path, wanted)
  const kept = PLAYERS.map((name) =>
    positions.reduce((sum, position, at) => {
      const player = playerCalled(name, `perfect ${at}`)
      return sum + (player !== undefined && keepsWorth(position, player) ? 1 : 0)
    }, 0),
  )
  line([basename(path, '.yaml'), positions.length, ...kept])
  kept.forEach((n, at) => (all[at] = (all[at] ?? 0) + n))
}
const of = wanted * SOLVED_GAMES.length
line([
  'all, in %',
  of,
  ...all.map((n) => {
    const { value, low, high } = shareOf(n, of)
    return `${percent(value)} (${percent(low)} to ${percent(high)})`
  }),
])
