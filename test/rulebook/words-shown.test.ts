import { expect, test } from 'vitest'
import { wordsShown } from '../../interpreter/rulebook/index.ts'
import { shipped } from './books.ts'

test('options, and questions about rulings with their answers, are shown in the language of the page', () => {
  const own = shipped('stratego-classic')
  const { names, said } = wordsShown(own, own.checked.ir, 'it')
  expect(names.get('scout strike')).toBe('Caselle da cui attacca un esploratore')
  expect(said.get('Both are removed.')).toBe('Si tolgono entrambe.')
  expect(said.get('Nothing is said about a player who does not want to move.')).toMatch(/\.$/u)
})
