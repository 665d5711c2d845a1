import { expect, test } from 'vitest'
import { countOutcome, emptyTally, runResult } from '../../interpreter/simulation/merge-results.ts'
import type { Outcome } from '../../interpreter/state/outcome.ts'
import { irOfText } from '../codegen/texts.ts'

const ir = irOfText(`sandtable: 1
id: wagers
title: Wagers
players: { seats: [ada, bo] }
play:
  - ada must call or fold
actions:
  call:
    then: you win 2 points by a call
  fold:
    then: game is drawn by folding
`)

const won = (points: number | undefined): Outcome => ({
  kind: 'won',
  winners: [0],
  places: [1, 2],
  scores: points === undefined ? undefined : [points, 0],
  payoffs: [points ?? 1, 0],
  ...(points !== undefined && { points: true }),
})

test('of points only those are counted that were won, none among them', () => {
  const tally = emptyTally(2)
  countOutcome(tally, won(2), 3)
  countOutcome(tally, won(0), 4)
  countOutcome(tally, won(undefined), 5)
  countOutcome(
    tally,
    { kind: 'drawn', winners: [], places: [1, 1], scores: undefined, payoffs: [0.5, 0.5] },
    6,
  )
  expect(runResult(ir, tally).points).toEqual([
    [
      [0, 4],
      [2, 3],
    ],
    [],
  ])
})
