import { irFor, rulesetCalled } from '../codegen/shipped.ts'
import { chance } from '../games/loaded.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { questionOf } from '../../interpreter/players/question.ts'

/*
 * How long players take where much is hidden: `node test/bench/answers.ts` asks players for the moves of random games whose rules go
 * through very many hidden cards, and prints the median and the longest answer. Players that think by the clock should take no
 * more than 1.2 times their time. Run it on an idle machine.
 */

const CORPUS = `${import.meta.dirname}/../corpus`
const GAMES = [
  ['tallow', 3],
  ['tallow', 6],
  ['drapers', 14],
] as const
const PLAYERS = ['greedy', 'search:casual', 'search:0.2s', 'search:1s']
const PLIES = 60
/** Every so many plies a player is asked. */
const EVERY = 7

const line = (cells: readonly (string | number)[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
line(['game', 'player', 'answers', 'median ms', 'longest ms', 'approximate'])
line(['---', '---', '---', '---', '---', '---'])
for (const [id, players] of GAMES) {
  const program = fastProgram(irFor(rulesetCalled(id, [], CORPUS), players))
  for (const name of PLAYERS) {
    const player = playerCalled(name, 1, { clock: () => performance.now() })
    const below = chance(1)
    const match = Match.start(program, { seed: 1 })
    const times: number[] = []
    let approximate = 0
    for (let moves = match.moves(); moves.length > 0 && match.ply < PLIES; moves = match.moves()) {
      const question = match.ply % EVERY === 0 && moves.length > 1 ? questionOf(match) : undefined
      if (question !== undefined && player !== undefined) {
        const before = performance.now()
        if (player.answer(question).approximate === true) approximate++
        times.push(performance.now() - before)
      }
      match.play(moves[below(moves.length)] ?? 'none')
    }
    times.sort((a, b) => a - b)
    const [median = 0, longest = 0] = [times[times.length >> 1], times.at(-1)]
    line([
      `${id}, ${players} players`,
      name,
      times.length,
      median.toFixed(0),
      longest.toFixed(0),
      approximate,
    ])
  }
}
