import { describe, expect, test } from 'vitest'
import { judged, meetingIn, RungTally } from '../../interpreter/simulation/ladder.ts'
import type { GameOutcome } from '../../interpreter/simulation/merge-results.ts'
import { outcomeOf, wonBy } from '../../interpreter/state/outcome.ts'
import type { Outcome } from '../../interpreter/state/outcome.ts'
import { winnersWord } from '../../grammar/ir/outcome.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { shippedProgram } from '../players/card-programs.ts'

const game = (outcome: Outcome): GameOutcome => ({ outcome, plies: 5, moves: 9, reason: 'over' })
const won = (seats: number, ...winners: number[]): GameOutcome => game(wonBy(seats, winners))
const drawn = (seats: number): GameOutcome => game(outcomeOf(seats, winnersWord('drawn', seats), undefined))
/** One side for each seat. */
const each = (seats: number) =>
  Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, seats: [seat] }))

test('a round is one score: what each seat was worth to the one who took it in turn', () => {
  const tally = new RungTally(each(2))
  tally.note('a', [won(2, 0), won(2, 1)])
  tally.note('b', [won(2, 0), won(2, 0)])
  tally.note('c', [drawn(2), won(2, 0)])
  tally.note('d', [won(2, 1), won(2, 0)])
  tally.note('e', [won(2, 0), undefined])
  const rung = tally.result('one', 'other')
  expect(rung).toMatchObject({ rounds: 4, games: 8, won: 3, drawn: 1, lost: 4, fair: 0.5 })
  expect(rung.score.value).toBeCloseTo((1 + 0.5 + 0.25 + 0) / 4, 12)
  expect(rung).toMatchObject({ wonRounds: ['a'], lostRounds: ['d'] })
})

test('with more seats less is fair; who shares a win has a part of it, and who loses with all has none', () => {
  const tally = new RungTally(each(4))
  const everybodyLost = game(outcomeOf(4, winnersWord([], 4), undefined))
  tally.note('a', [won(4, 0, 2), won(4, 0), everybodyLost, drawn(4)])
  const { score, fair } = tally.result('one', 'other')
  expect(fair).toBe(0.25)
  expect(score.value).toBeCloseTo((0.5 + 0 + 0 + 0.25) / 4, 12)
})

test('partners sit on one side, and the side has what they have', () => {
  const { sides, tables } = meetingIn(shippedProgram('auction-whist'))
  expect(tables('a', 'b')).toEqual([
    ['a', 'b', 'a', 'b'],
    ['b', 'a', 'b', 'a'],
  ])
  const tally = new RungTally(sides)
  tally.note('a', [won(4, 0, 2), won(4, 0, 2)])
  expect(tally.result('a', 'b')).toMatchObject({
    games: 2,
    won: 1,
    lost: 1,
    fair: 0.5,
    score: { value: 0.5 },
  })
})

test('who wins and loses together has nobody to beat, but may do better than others would have', () => {
  const { sides, tables } = meetingIn(shippedProgram('paper-lanterns', { players: 3 }))
  expect(sides).toBe(undefined)
  expect(tables('a', 'b')).toEqual([
    ['a', 'a', 'a'],
    ['b', 'b', 'b'],
  ])
  const scored = (score: number): GameOutcome =>
    game(outcomeOf(3, winnersWord('scored', 3), [score, score, score]))
  const tally = new RungTally(sides)
  const nobody = game(outcomeOf(3, winnersWord([], 3), undefined))
  tally.note('a', [won(3, 0, 1, 2), scored(20)])
  tally.note('b', [scored(4), scored(4)])
  tally.note('c', [nobody, scored(0)])
  tally.note('d', [scored(7), scored(5)])
  const rung = tally.result('one', 'other')
  expect(rung).toMatchObject({ rounds: 4, games: 8, won: 2, drawn: 1, lost: 1, fair: 0.5 })
  expect(rung.score.value).toBe(0.625)
})

test('rungs are decided by enough rounds, and judged together', () => {
  const rungOf = (rounds: number, winner: (i: number) => number) => {
    const tally = new RungTally(each(2))
    for (let i = 0; i < rounds; i++) tally.note(`${i}`, [won(2, winner(i)), won(2, 1 - winner(i))])
    return tally
  }
  const [sure, unsure, worse] = [rungOf(30, () => 0), rungOf(30, (i) => i % 2), rungOf(30, () => 1)]
  expect([sure, unsure, worse].map(({ isDecided }) => isDecided)).toEqual([true, false, true])
  const verdicts = judged([sure, unsure, worse].map((tally) => tally.result('a', 'b')))
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['stronger', 'undecided', 'weaker'])
})

describe('the command', () => {
  const args = ['ladder', 'tic-tac-toe', '--rungs', 'random,greedy', '--rounds', '30']

  test('says whether skill matters, and stops when it knows', async () => {
    const { out, code } = await sandtable(args, folderWith())
    expect(code).toBe(0)
    expect(out).toMatch(/greedy against random .* stronger/)
    expect(out).toContain('skill matters here')
    const json = JSON.parse((await sandtable([...args, '--json', '--jobs', '2'], folderWith())).out)
    expect(json.rungs[0]).toMatchObject({ player: 'greedy', against: 'random', verdict: 'stronger' })
    expect(json.rungs[0].rounds).toBeLessThan(30)
  })

  test('wants two rungs, of players whose games come out the same again', async () => {
    for (const rungs of ['random', 'random,search:1s', 'random,nobody']) {
      const { code, err } = await sandtable(['ladder', 'tic-tac-toe', '--rungs', rungs], folderWith())
      expect([code, err.trimEnd().split('\n').length], rungs).toEqual([2, 1])
    }
  })
})
