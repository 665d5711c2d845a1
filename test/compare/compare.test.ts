import { describe, expect, test } from 'vitest'
import { configuredFor } from '../../interpreter/cli/configured-ruleset.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { chunkPlayer, chunksOf, gamesIn } from '../../interpreter/simulation/chunk.ts'
import type { ChunkPlan } from '../../interpreter/simulation/chunk.ts'
import { compareOutcomes, isSureTogether } from '../../interpreter/simulation/compare.ts'
import { addTally, emptyTally, runResult } from '../../interpreter/simulation/merge-results.ts'
import type { Outcome } from '../../interpreter/state/outcome.ts'
import type { GameOutcome } from '../../interpreter/simulation/merge-results.ts'
import { run } from '../../interpreter/simulation/run.ts'

const SIDES = ['red', 'blue'].map((name, seat) => ({ name, seats: [seat] }))
const DRAWN: Outcome = { kind: 'drawn', winners: [], places: [1, 1], scores: undefined, payoffs: [0.5, 0.5] }
const wonBy = (winner: number): Outcome => ({
  kind: 'won',
  winners: [winner],
  places: winner === 0 ? [1, 2] : [2, 1],
  scores: undefined,
  payoffs: winner === 0 ? [1, 0] : [0, 1],
})
const game = (winner: number, plies = 10, reason = 'checkmate'): GameOutcome => ({
  outcome: winner < 0 ? DRAWN : wonBy(winner),
  plies,
  moves: plies * 4,
  reason,
})
const times = (n: number, outcome: GameOutcome): GameOutcome[] => Array.from({ length: n }, () => outcome)

describe('compared games', () => {
  test('a game with itself: the same in every line', () => {
    const games = [...times(30, game(0)), ...times(20, game(1, 30)), game(-1)]
    const { winners, endings, plies, moves, pairs } = compareOutcomes(games, games, SIDES)
    expect(pairs).toBe(51)
    for (const line of [...winners, ...endings, plies, moves]) expect(line.verdict).toBe('same')
  })

  test('a large difference is told, a small one is not', () => {
    const base = [...times(50, game(0)), ...times(50, game(1))]
    const much = [...times(90, game(0)), ...times(10, game(1))]
    const little = [...times(48, game(0)), ...times(52, game(1))]
    const [red] = compareOutcomes(base, much, SIDES).winners
    expect(red).toMatchObject({ what: 'red wins', verdict: 'more', needed: undefined })
    const shuffled = little.map((_, i) => little[(i * 37) % 100])
    const [open] = compareOutcomes(base, shuffled, SIDES).winners
    expect(open?.verdict).toBe('open')
    expect(open?.needed).toBeGreaterThan(100)
  })

  test('what one line alone would say is not sure where many were asked', () => {
    const base = Array.from({ length: 60 }, (_, i) => game(i % 2, 10, `${i % 6}`))
    // Nine pairs switch to red, and one to blue; the way games end changes in most pairs, favouring neither side.
    const variant = base.map((one, i) =>
      i < 20 && i % 2 === 1 && i !== 19 ? game(0, 10, one.reason) : i === 20 ? game(1, 10, one.reason) : one,
    )
    const ends = variant.map((one, i) => ({ ...one, reason: base[(i + 1) % 60]?.reason ?? '' }))
    const alone = compareOutcomes(base, variant, SIDES).winners[0]
    const among = compareOutcomes(base, ends, SIDES).winners[0]
    expect([alone?.verdict, among?.verdict]).toEqual(['more', 'more'])
    expect(alone?.surprise).toBeLessThan(among?.surprise ?? 0)
    expect([alone, among].map((line) => line !== undefined && isSureTogether(line))).toEqual([true, false])
  })

  test('pairs in which a game was stopped are left out', () => {
    const { pairs, leftOut, winners } = compareOutcomes(
      [game(0), undefined, game(0), game(0)],
      [game(1), game(1), undefined, game(1)],
      SIDES,
    )
    expect([pairs, leftOut]).toEqual([2, 2])
    expect(winners.map(({ base }) => base.value)).toEqual([1, 0, 0])
  })

  test('endings of both sides are lines', () => {
    const { endings } = compareOutcomes([game(0, 1, 'a')], [game(0, 1, 'b')], SIDES)
    expect(endings.map(({ what }) => what).sort()).toEqual(['a', 'b'])
  })
})

describe('games in parts', () => {
  const program = programOf(configuredFor('stratego-barrage', {}).checked)
  const whole = run(program, 23, 'parts')
  let step = whole.next()
  while (step.done !== true) step = whole.next()
  const expected = step.value

  test.each([1, 4, 23, 50])('of %i games add up to the same', (size) => {
    const plan: ChunkPlan = { games: 23, seed: 'parts', size, withLog: true, withOutcomes: true }
    const play = chunkPlayer(program, plan)
    const order = Array.from({ length: chunksOf(plan) }, (_, i) => i)
    // Whatever the order of play, here the last part first.
    const chunks = order.toReversed().map((index) => {
      const going = play(index)
      let next = going.next(false)
      while (next.done !== true) next = going.next(false)
      return next.value
    })
    const tally = emptyTally(2, true)
    for (const chunk of chunks.toReversed()) addTally(tally, chunk.tally)
    expect(order.map((index) => gamesIn(plan, index)).reduce((a, b) => a + b, 0)).toBe(23)
    expect(runResult(program.ir, tally)).toEqual(expected)
    expect([...runResult(program.ir, tally).reasons.keys()]).toEqual([...expected.reasons.keys()])
    expect(tally.outcomes).toHaveLength(23)
    const lines = chunks.toReversed().flatMap((chunk) => chunk.lines)
    expect(lines).toHaveLength(23)
    expect(lines[22]).toContain('"seed":"parts/23"')
  })

  test('stopped early, a part says how far it came', () => {
    const play = chunkPlayer(program, {
      games: 23,
      seed: 'parts',
      size: 23,
      withLog: true,
      withOutcomes: false,
    })
    const going = play(0)
    going.next(false)
    going.next(false)
    const { value } = going.next(true)
    expect(value).toMatchObject({ index: 0, played: 2 })
  })
})
