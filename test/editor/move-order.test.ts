import { expect, test } from 'vitest'
import { sortMoves, sortNumbers } from '../../editor/play/move-order.ts'

test('moves are listed with their numbers in order', () => {
  const moves = ['H-10', 'H-2', 'pass', 'H-1', 'a10-b2', 'a2-b10', 'a2-b9'].map((notation) => ({ notation }))
  expect(sortMoves(moves).map(({ notation }) => notation)).toEqual([
    'a2-b9',
    'a2-b10',
    'a10-b2',
    'H-1',
    'H-2',
    'H-10',
    'pass',
  ])
})

test('numbers to choose from are in order, and other things stay as they are', () => {
  const things = (names: readonly string[]) =>
    names.map((thing) => ({ choice: 'amount', thing, at: undefined, kind: undefined }))
  const sorted = (...names: string[]) => sortNumbers(things(names)).map(({ thing }) => thing)
  expect(sorted('1', '10', '-3', '2')).toEqual(['-3', '1', '2', '10'])
  expect(sorted('red', '10', 'blue', '2')).toEqual(['red', '10', 'blue', '2'])
})
