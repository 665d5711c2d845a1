import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { GAMES, MODULES, playable } from './patrols-combinations.ts'
import { trackedFiles } from '../tracked.ts'

const FOLDER = join(import.meta.dirname, '../../rulesets/battle/patrols')
const LANGUAGES = ['en', 'it']

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function read(name: string): { readonly document: unknown; readonly text: string } {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return { document: load(text, { schema: FAILSAFE_SCHEMA }), text }
}

const files = trackedFiles(FOLDER).filter((name) =>
  name.endsWith('.yaml'),
)
const rulesets = new Map(
  files
    .map(read)
    .filter(({ document }) => typeof part(document, 'id') === 'string')
    .map(({ document, text }) => [String(part(document, 'id')), { document, text }] as const),
)
const translations = files
  .map((name) => ({ name, document: read(name).document }))
  .filter(({ document }) => typeof part(document, 'texts for') === 'string')
  .map(({ name, document }) => ({
    name,
    of: String(part(document, 'texts for')),
    language: String(part(document, 'language')),
    words: new Map(Object.entries(Object(part(document, 'texts'))).map(([key, word]) => [key, String(word)])),
  }))

describe('words of Patrols in English and Italian', () => {
  it('are there for every game and module', () => {
    expect([...rulesets.keys()].sort()).toEqual([...GAMES, ...MODULES].sort())
  })
  it.each([...rulesets.keys()])('%s has both, and every English name is there in the other', (id) => {
    const mine = translations.filter(({ of }) => of === id)
    expect(mine.map(({ language }) => language).sort()).toEqual(LANGUAGES)
    const english = mine.find(({ language }) => language === 'en')
    for (const { name, words } of mine)
      expect(
        [...(english?.words.keys() ?? [])].filter((key) => !words.has(key)),
        name,
      ).toEqual([])
  })
  it.each(translations)(
    '$name says something of every name, and only of names that are there',
    ({ of, words }) => {
      const text = rulesets.get(of)?.text ?? ''
      for (const [name, word] of words) {
        expect(text, name).toContain(name)
        expect(word.trim(), name).not.toBe('')
      }
    },
  )
})

/** All names that a player sees: in menus, on cards and places, as the reason for a refusal, on the score sheet. */
function namesShown(id: string): readonly string[] {
  const game = GAMES.find((one) => one === id)
  const configured = playable(game ?? 'patrols', 4, game === undefined ? [id] : [])
  const { ir } = configured.checked
  const colours = new Set(['red', 'yellow', 'green', 'blue'])
  return [
    ...ir.seats.map(({ name }) => name),
    ...ir.kinds.map(({ name }) =>
      name
        .split(' ')
        .filter((word) => !colours.has(word))
        .join(' '),
    ),
    ...ir.containers.map(({ place }) => place).filter((place) => !place.startsWith('patrol')),
    ...ir.actions.map(({ name }) => name),
    ...ir.actions.flatMap(({ conditions }) => conditions.map(({ label }) => label)),
    ...(ir.tallies ?? []).flatMap(({ lines }) => lines.map(({ name }) => name)),
    ...configured.checked.reading.world.options.map(({ name }) => name),
    String(part(rulesets.get(id)?.document, 'title')),
  ]
}

describe('every name that is shown has its words', () => {
  it.each([...rulesets.keys()])('%s', (id) => {
    // A variant and a module also use the words of the game beneath them.
    const beneath = [
      'patrols',
      'stalemate',
      ...(id === 'club-night' ? ['super-captain', 'heroic-nurse', 'cease-fire'] : []),
      id,
    ]
    const words = new Set(
      translations
        .filter(({ of, language }) => language === 'it' && beneath.includes(of))
        .flatMap((t) => [...t.words.keys()]),
    )
    expect([...new Set(namesShown(id))].filter((name) => !words.has(name))).toEqual([])
  })
})
