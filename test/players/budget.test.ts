import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { mostWorkOn } from '../../interpreter/deduction/budget.ts'
import { possibleKinds } from '../../interpreter/deduction/deduction.ts'
import { faceProgram } from '../../interpreter/deduction/face-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { greedyPlayer } from '../../interpreter/players/greedy.ts'
import { monteCarloPlayer } from '../../interpreter/players/monte-carlo.ts'
import type { Answer, Player, Question } from '../../interpreter/players/player.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { searchPlayer } from '../../interpreter/players/information-set-search.ts'
import { WORK_ON_WORLDS, drawWorlds } from '../../interpreter/players/worlds.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { irFor, rulesetCalled } from '../codegen/shipped.ts'
import { struckOut } from '../deduction/sound.ts'
import { chance } from '../games/loaded.ts'

const CORPUS = `${import.meta.dirname}/../corpus`
/** Bounds are tested between two pieces of work. */
const TOLERANCE = 1.2

/** Games in which rules ask very much of hidden cards, with the plies after which they have done so. */
const GAMES = [
  ['tallow', 6, [5, 32, 45]],
  ['drapers', 14, [3, 15]],
] as const

const PLAYERS: ReadonlyMap<string, () => Player> = new Map([
  ['greedy', () => greedyPlayer(1, { worlds: 2, playouts: 1, plies: 2 })],
  ['monte-carlo', () => monteCarloPlayer(1, { worlds: 2, playouts: 1, plies: 2 })],
  ['search', () => searchPlayer(1, { nodes: 6, plies: 2 })],
])

/** A question to a player who has more than one move, in a game of its own. */
function questionAfter(program: ReturnType<typeof closuresProgram>, plies: number): [Match, Question] {
  const below = chance(3)
  const match = Match.start(program, { seed: 1 })
  for (let moves = match.moves(); ; moves = match.moves()) {
    if (match.ply >= plies && moves.length > 1) break
    match.play(moves[below(moves.length)] ?? 'none')
  }
  const question = questionOf(match)
  if (question === undefined) throw new Error('the game is over')
  return [match, question]
}

describe.each(GAMES)('worlds for players of %s (%i seats)', (id, players, plies) => {
  const program = closuresProgram(irFor(rulesetCalled(id, [], CORPUS), players))
  const { ir } = program

  test.each(plies)('stay within their budget at ply %i, and agree with what the seat sees', (ply) => {
    const [match, question] = questionAfter(program, ply)
    const { strict, lenient } = faceProgram(ir)
    const onFaces = strict.worked() + lenient.worked()
    const onWorlds = program.worked()
    const { worlds } = drawWorlds(question, 16, chance(ply))
    expect(strict.worked() + lenient.worked() - onFaces).toBeLessThan(TOLERANCE * mostWorkOn(match.ply))
    expect(program.worked() - onWorlds).toBeLessThan(TOLERANCE * WORK_ON_WORLDS)
    expect(worlds.length).toBeGreaterThan(0)
    const { seat } = question.decision
    for (const { state, codes } of worlds.slice(0, 4)) {
      expect(observe(program, state, seat, undefined)).toEqual(match.view(seat))
      expect(codes).not.toContain(-1)
    }
    // What is truly there is never excluded.
    expect(struckOut(ir, match.snapshot(), seat, possibleKinds(match.knowledge(seat)))).toEqual([])
  })

  test('lead to the same answers whenever they are drawn', () => {
    const ply = plies.at(-1) ?? 0
    for (const [name, make] of PLAYERS) {
      const answers = [1, 2].map((): Answer => make().answer(questionAfter(program, ply)[1]))
      expect(answers[0], name).toEqual(answers[1])
    }
  })

  test('are not waited for beyond the time of a player', () => {
    // Pieces of work that take much of the time, or longer and longer.
    for (const [name, longer] of [
      ['search:1s', (): number => 20],
      ['search:0.2s', (): number => 15],
      ['search:0.2s', (call: number): number => 5 + (call % 5) * 5],
    ] as const) {
      let [now, calls] = [0, 0]
      const player = playerCalled(name, 1, { clock: () => (now += longer(calls++)) })
      player?.answer(questionAfter(program, plies.at(-1) ?? 0)[1])
      const wanted = name === 'search:1s' ? 1000 : 200
      expect(now).toBeGreaterThan(0.5 * wanted)
      expect(now).toBeLessThan(TOLERANCE * wanted)
    }
  })
})

test('players say that they could not work out all that they might know, and games count it', () => {
  const drapers = closuresProgram(irFor(rulesetCalled('drapers', [], CORPUS)))
  for (const [ply, approximate] of [
    [1, undefined],
    [15, true],
  ] as const) {
    const player = greedyPlayer(1, { worlds: 1, playouts: 1, plies: 1 })
    expect(player.answer(questionAfter(drapers, ply)[1]).approximate, `ply ${ply}`).toBe(approximate)
  }
  const program = closuresProgram(irFor(rulesetCalled('tallow', [], CORPUS), 6))
  const guessing: Player = {
    name: 'guessing',
    answer: ({ moves: [move] }) => {
      if (move === undefined) throw new Error('nothing to answer')
      return { move, approximate: true }
    },
  }
  const { guesses, plies } = playedGame(
    program,
    'a game',
    Array.from({ length: 6 }, () => guessing),
  )
  expect(guesses).toBe(plies)
})
