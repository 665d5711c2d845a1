import { expect, test } from 'vitest'
import { filled } from '../../editor/texts/fill-text.ts'
import { languageFile } from '../project/language-files.ts'

const textIn = (code: string, key: string): string =>
  String(Reflect.get(languageFile('editor/texts', code), key))

test('a number takes the word that goes with it', () => {
  const passed = textIn('en', 'examplesPassed')
  expect(filled(passed, { passed: 1 })).toBe('1 example passed.')
  expect(filled(passed, { passed: 0 })).toBe('0 examples passed.')
  expect(filled(textIn('it', 'examplesPassed'), { passed: 1 })).toBe('1 esempio riuscito.')
  expect(filled(textIn('en', 'barOf'), { range: '3', count: '1' })).toBe('3: 1 time')
  expect(filled(textIn('en', 'gamesDone'), { done: 2, wanted: 5 })).toBe('2 of 5 games.')
})
