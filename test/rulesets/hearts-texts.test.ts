import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../rulesets/tricks/hearts')
/** Languages with words for every name, and except for English also for every sentence. */
const LANGUAGES = ['de', 'en', 'it']
const RULESETS: readonly (readonly [string, string])[] = [
  ['hearts', 'hearts.yaml'],
  ...readdirSync(join(FOLDER, 'modules')).map((name) => [name.replace('.yaml', ''), `modules/${name}`] as const),
]

function wordsOf(id: string, language: string): ReadonlyMap<string, string> {
  const document: unknown = load(readFileSync(join(FOLDER, `texts/${id}.${language}.yaml`), 'utf8'), {
    schema: FAILSAFE_SCHEMA,
  })
  const texts: unknown = Reflect.get(Object(document), 'texts')
  return new Map(Object.entries(Object(texts)).map(([name, word]) => [name, String(word)]))
}

describe.each(RULESETS)('words of %s', (id, path) => {
  const rules = readFileSync(join(FOLDER, path), 'utf8')
  it.each(LANGUAGES)('in %s are those of names that are there, all that English has', (language) => {
    const words = wordsOf(id, language)
    expect([...wordsOf(id, 'en').keys()].filter((name) => !words.has(name))).toEqual([])
    if (language !== 'en') expect([...words.keys()].filter((name) => !wordsOf(id, 'it').has(name))).toEqual([])
    for (const [name, word] of words) {
      expect(rules, name).toContain(name)
      expect(word.trim(), name).not.toBe('')
    }
  })
})

it('cards, places, actions and conditions all have words', () => {
  const words = wordsOf('hearts', 'en')
  const rules: unknown = load(readFileSync(join(FOLDER, 'hearts.yaml'), 'utf8'), { schema: FAILSAFE_SCHEMA })
  const keys = (...way: readonly string[]): readonly string[] =>
    Object.keys(Object(way.reduce((node: unknown, key) => Reflect.get(Object(node), key), rules)))
  const named = [
    ...keys('pieces', 'card', 'kinds'),
    ...keys('places'),
    ...keys('options'),
    ...keys('actions'),
    ...keys('actions', 'play a card', 'only if'),
    ...keys('tallies', 'deal points(player)'),
  ]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !words.has(name))).toEqual([])
})
