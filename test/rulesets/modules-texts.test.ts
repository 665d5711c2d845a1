import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from '../tracked.ts'

const FOLDER = join(import.meta.dirname, '../../rulesets/hidden/stratego')
const LANGUAGES = ['da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt']

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function read(name: string): { readonly document: unknown; readonly text: string } {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return { document: load(text, { schema: FAILSAFE_SCHEMA }), text }
}

const files = trackedFiles(FOLDER).filter((name) => name.endsWith('.yaml'))
const rulesets = new Map(
  files
    .map(read)
    .filter(({ document }) => typeof part(document, 'id') === 'string')
    .map(({ document, text }) => [String(part(document, 'id')), text] as const),
)
const translations = files
  .map((name) => ({ name, ...read(name) }))
  .filter(({ document }) => typeof part(document, 'texts for') === 'string')
  .map(({ name, document }) => ({
    name,
    of: String(part(document, 'texts for')),
    language: String(part(document, 'language')),
    words: new Map(Object.entries(Object(part(document, 'texts'))).map(([key, word]) => [key, String(word)])),
  }))

describe('words of games and modules in eight languages', () => {
  it.each([...rulesets.keys()])('%s has all of them, and every English name is there in the others', (id) => {
    const mine = translations.filter(({ of }) => of === id)
    expect(mine.map(({ language }) => language).sort()).toEqual(LANGUAGES)
    const english = mine.find(({ language }) => language === 'en')
    for (const { name, words } of mine)
      expect([...(english?.words.keys() ?? [])].filter((key) => !words.has(key)), name).toEqual([])
  })
  it.each(translations)('$name says something of every name, and only of names that are there', ({ of, words }) => {
    // A family has the words for its setups once for all its games.
    const family = [...rulesets].filter(([id, text]) => id === of || text.includes(`\nextends: ${of}\n`))
    for (const [name, word] of words) {
      // Some languages need the plural of a kind, too.
      const rules = family.map(([, text]) => text).join()
      expect([name, name.replace(/s$/u, '')].some((each) => rules.includes(each)), name).toBe(true)
      expect(word.trim(), name).not.toBe('')
    }
  })
})
