import { expect, test } from 'vitest'
import { da } from '../../editor/texts/da.ts'
import { de } from '../../editor/texts/de.ts'
import { en } from '../../editor/texts/en.ts'
import { es } from '../../editor/texts/es.ts'
import { filled } from '../../editor/texts/filled.ts'
import { fr } from '../../editor/texts/fr.ts'
import { it } from '../../editor/texts/it.ts'
import { nl } from '../../editor/texts/nl.ts'
import { pt } from '../../editor/texts/pt.ts'

const ENGLISH = Object.entries(en)
const slots = (words: string): string =>
  [...new Set([...words.matchAll(/\{(\w+)/gu)].map(([, name]) => name))].sort().join()

test.each(Object.entries({ da, de, es, fr, it, nl, pt }))(
  'the texts in %s have the slots of the English ones, and no others',
  (_, texts) => {
    const own = new Map<string, string>(Object.entries(texts))
    expect(
      ENGLISH.flatMap(([key, words]) => (slots(own.get(key) ?? '') === slots(words) ? [] : [key])),
    ).toEqual([])
    const unread = [...own].filter(([, words]) =>
      words.replaceAll(/\{\w+(?:\|[^|{}]*\|[^|{}]*)?\}/gu, '').includes('{'),
    )
    expect(unread).toEqual([])
  },
)

test('a number takes the word that goes with it', () => {
  expect(filled(en.examplesPassed, { passed: 1 })).toBe('1 example passed.')
  expect(filled(en.examplesPassed, { passed: 0 })).toBe('0 examples passed.')
  expect(filled(it.examplesPassed, { passed: 1 })).toBe('1 esempio riuscito.')
  expect(filled(en.barOf, { range: '3', count: '1' })).toBe('3: 1 time')
  expect(filled(en.gamesDone, { done: 2, wanted: 5 })).toBe('2 of 5 games.')
})
