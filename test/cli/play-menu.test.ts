import { expect, test } from 'vitest'
import { numbered } from '../../interpreter/cli/play-menu.ts'
import { shippedProgram } from './play-typed.ts'

test('numbers within moves count as numbers', () => {
  const { ir } = shippedProgram('draughts', 2)
  const moves = ['b10', 'b2', 'a1', 'b12'].map((notation) => ({ notation, action: 'move' }))
  expect(numbered(ir, moves).map(({ move }) => move.notation)).toEqual(['a1', 'b2', 'b10', 'b12'])
})
