import { describe, expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { compareOutcomes } from '../../interpreter/simulation/compare.ts'
import { Measuring, analysed } from '../../interpreter/simulation/game-measures.ts'
import type { GameMeasures } from '../../interpreter/simulation/game-measures.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { shippedProgram } from '../players/card-programs.ts'

const program = shippedProgram('tic-tac-toe')

function measured(game: number, moves: string): GameMeasures {
  const match = Match.start(program, { seed: game })
  const measuring = new Measuring(program)
  measuring.look(match)
  for (const move of moves.split(' ')) {
    expect(match.play(move), move).toBeUndefined()
    measuring.look(match)
  }
  const result = match.result()
  if (result === undefined) throw new Error('the game is not over')
  return measuring.result(game, result)
}

describe('what is measured of games that can be worked out by hand', () => {
  const cross = measured(1, 'a1 b1 a2 b2 a3')
  const nought = measured(2, 'a1 b1 a2 b2 c3 b3')
  const drawn = measured(3, 'a1 b2 c3 b1 b3 a3 c1 c2 a2')

  test('length, turns, moves to choose from and spaces', () => {
    expect(cross).toMatchObject({ durationMoves: 5, durationTurns: 5, branchingFactor: 7, decisionFactor: 7 })
    expect(cross.decisionMoves).toBe(1)
    expect(cross.spaces.size).toBe(5)
    // The last move on a full board is not a decision.
    expect(drawn.durationMoves).toBe(9)
    expect(drawn.decisionMoves).toBeCloseTo(8 / 9, 12)
    expect([drawn.branchingFactor, drawn.decisionFactor]).toEqual([5, 44 / 8])
  })

  test('drama: how far the winner was behind; a lead that changes hands', () => {
    // Cross has one stone more at every second decision, and never fewer.
    expect([cross.drama, nought.drama, drawn.drama]).toEqual([0, 3 / 6, undefined])
    expect([cross.leadChange, nought.leadChange]).toEqual([0, 0])
  })

  test('a comparison has the branching factor of the analysis, which is no mean over decisions', () => {
    const outcome = { kind: 'drawn', winners: [], places: [], scores: undefined, payoffs: [0, 0] } as const
    const outcomes = [cross, drawn].map(({ durationMoves: plies, branchingFactor }) => ({
      outcome,
      plies,
      moves: branchingFactor * plies,
      reason: 'an end',
    }))
    const { moves } = compareOutcomes(outcomes, outcomes, [])
    const { measures } = analysed(program, [cross, drawn])
    const same = measures.find(({ name }) => name === moves.what)
    expect(same?.mean.value).toBe((7 + 5) / 2)
    expect(moves.base.value).toBe(same?.mean.value)
    expect(moves.base.value).not.toBeCloseTo((7 * 5 + 5 * 9) / 14, 2)
  })

  test('of many games: means, and the games in which it was least and most', () => {
    const { measures, balance, completion, drawishness, deadSpaces } = analysed(program, [
      cross,
      nought,
      drawn,
    ])
    const moves = measures.find(({ name }) => name === 'duration in moves')
    expect(moves).toMatchObject({
      mean: { value: 20 / 3 },
      least: { value: 5, game: 1 },
      most: { value: 9, game: 3 },
    })
    expect(measures.find(({ name }) => name === 'first seat')?.mean.value).toBe(0.5)
    expect([balance, completion, drawishness]).toEqual([1, 2 / 3, 1 / 3])
    expect(deadSpaces).toEqual([])
    expect(analysed(program, [cross]).deadSpaces.toSorted()).toEqual(['b3', 'c1', 'c2', 'c3'])
    expect(analysed(program, [cross])).toMatchObject({ balance: 0, completion: 1, drawishness: 0 })
  })
})

test.each([
  ['random', 'random in all seats'],
  ['greedy,random', 'greedy (cross), random (nought)'],
])(
  'the command, %s: every figure leads to its games, and what never happened is named',
  async (names, told) => {
    const asked = ['tic-tac-toe', '--seed', '7', '--players-by', names]
    const analyse = ['analyse', ...asked, '--games', '20']
    const { out, code } = await sandtable(analyse, folderWith())
    expect(code).toBe(0)
    expect(out).toContain(`20 games. Players: ${told}`)
    const json = JSON.parse((await sandtable([...analyse, '--json'], folderWith())).out)
    expect(json).toMatchObject({ games: 20, timeouts: 0, seed: '7' })
    const { least, most } = json.measures['duration in moves']
    for (const { value, game } of [least, most]) {
      const shown = await sandtable(['replay', ...asked, '--game', String(game)], folderWith())
      expect(shown.code).toBe(0)
      expect(shown.out.match(/^\d+\. /gm)).toHaveLength(value)
    }
  },
)

test('the command: rules that never mattered are named', async () => {
  const { out } = await sandtable(['analyse', 'tic-tac-toe', '--games', '1', '--json'], folderWith())
  expect(JSON.parse(out).deadRules.length).toBeGreaterThan(0)
})

test('where nothing says who is ahead, neither drama nor a lead is measured', async () => {
  const text = `sandtable: 1
id: coins
title: Coins
players: { seats: [ann, ben] }
track:
  shouts: 0
play:
  - turns from ann: you must call or wait
actions:
  call:
    then: add 1 to shouts
  wait:
    then: nothing
end:
  three calls:
    when: shouts is 3
    winner: ann
`
  const args = ['analyse', 'coins.yaml', '--games', '4']
  const { out } = await sandtable(args, folderWith({ 'coins.yaml': text }))
  expect(out).toContain('Drama and lead changes are not measured')
  expect(out).not.toMatch(/^(?:drama|lead change) /mu)
})
