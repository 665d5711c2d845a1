import { playableFile } from '../../interpreter/host-node/index.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { RungTally } from '../../interpreter/simulation/ladder.ts'
import type { Rung } from '../../interpreter/simulation/ladder.ts'
import type { GameOutcome } from '../../interpreter/simulation/merge-results.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'

/*
 * How strong players are, game by game: the table of `docs/strength.md`. Rounds are played until they decide, or until a rung
 * has taken its seconds of processor time: `node test/bench/strength.ts 60 hearts` gives each rung of hearts a minute.
 */

const GAMES: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['tic-tac-toe', 2, {}],
  ['connect-four', 2, {}],
  ['breakthrough', 2, {}],
  ['draughts', 2, {}],
  ['stratego-duel', 2, {}],
  ['stratego-barrage', 2, {}],
  ['stratego-classic', 2, {}],
  ['toy-battle', 2, {}],
  ['patrols', 2, { 'a single battle': 'true' }],
  ['patrols', 3, { 'a single battle': 'true' }],
  ['hearts', 3, { 'losing score': '25' }],
  ['hearts', 4, { 'losing score': '25' }],
]
const RUNGS = [
  ['greedy', 'random'],
  ['search:casual', 'greedy'],
] as const
/** A rung that is decided goes on to so many rounds, so that its interval says something. */
const LEAST_ROUNDS = 20
const MOST_ROUNDS = 100

const [seconds = '60', ...only] = process.argv.slice(2)

for (const [id, players, options] of GAMES) {
  if (only.length > 0 && !only.includes(id)) continue
  const { program } = playableFile(id, { players, options })
  if (program === undefined) throw new Error(`${id} cannot be played`)
  for (const [player, against] of RUNGS) {
    const began = process.cpuUsage()
    const spent = (): number => process.cpuUsage(began).user / 1e6
    const tally = new RungTally(players)
    for (let round = 0; round < MOST_ROUNDS && spent() < Number(seconds); round++) {
      if (tally.isDecided && round >= LEAST_ROUNDS) break
      const seed = `strength ${round}`
      tally.note(
        seed,
        Array.from({ length: players }, (_, mine) => played(program, seed, player, against, mine)),
      )
    }
    process.stdout.write(`${line(`${id}, ${players} players`, tally.result(player, against), spent())}\n`)
  }
}

function played(
  program: Program,
  seed: string,
  player: string,
  against: string,
  mine: number,
): GameOutcome | undefined {
  const all = program.ir.seats.map((_, seat) => {
    const made = playerCalled(seat === mine ? player : against, `${seed} ${seat}`)
    if (made === undefined) throw new Error('there is no such player')
    return made
  })
  const { match, plies, moves } = playedGame(program, seed, all)
  const result = match.result()
  return result && { outcome: result, plies, moves, reason: result.reason }
}

function line(game: string, rung: Rung, seconds: number): string {
  const percent = (value: number): string => (100 * value).toFixed(0)
  const { low, high } = rung.anytime
  const verdict = low > rung.fair ? 'stronger' : high < rung.fair ? 'weaker' : 'undecided'
  const cells = [
    game,
    `${rung.player} against ${rung.against}`,
    `${rung.rounds}`,
    `${rung.won} / ${rung.drawn} / ${rung.lost}`,
    `${percent(rung.score.value)} (${percent(rung.score.low)} to ${percent(rung.score.high)})`,
    `${percent(low)} to ${percent(high)}`,
    percent(rung.fair),
    verdict,
    `${seconds.toFixed(0)} s`,
  ]
  return `| ${cells.join(' | ')} |`
}
