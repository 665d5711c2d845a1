import { expect, test } from 'vitest'
import { sortMoves } from '../../editor/play/move-order.ts'

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
