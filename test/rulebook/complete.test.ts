import { describe, expect, test } from 'vitest'
import { comparedName } from '../../grammar/document/names.ts'
import type { Configured } from '../../grammar/load.ts'
import type { MergedNode } from '../../grammar/merge/merged.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'
import { textsFor } from '../../interpreter/rulebook/texts.ts'
import type { Rulebook } from '../../interpreter/rulebook/model/model.ts'
import { PLAYED } from '../families.ts'
import { VOLUME } from '../volume.ts'
import { bookOf, rulesOf, shipped, shippedGames, textOf } from './books.ts'

/** Sections whose entries are rules with their own heading, and the names inside them that a reader must find there. */
const RULES: readonly (readonly [string, readonly string[]])[] = [
  ['stages', []],
  ['actions', ['choose *', 'let *', 'only if *', 'only if * *']],
  ['terms', []],
  ['rules', ['*', '* *']],
  ['patterns', []],
  ['tallies', ['*']],
  ['tables', ['rule *', 'except *', 'while *']],
  ['whenever', []],
  ['end', []],
  ['forbid', []],
  ['history', []],
  ['rulings', []],
  ['setups', []],
  ['pieces', ['kinds *', 'families *', 'track *']],
]
/** Sections whose names are somewhere in the book. */
const OTHERS = ['places *', 'areas *', 'box *', 'track *', 'track * *', 'numbers *', 'options *', 'values *']

interface Named {
  readonly name: string
  readonly title: string | undefined
  readonly value: MergedNode | YamlNode
}

/** The names at a path, where `*` matches any name. */
function namesAt(node: MergedNode | YamlNode | undefined, path: readonly string[]): readonly Named[] {
  const [step, ...rest] = path
  if (node?.kind !== 'map' || step === undefined) return []
  return node.entries.flatMap((entry): readonly Named[] => {
    const { value } = entry
    const name = 'name' in entry ? entry.name : entry.key.text
    if (step !== '*' && name !== step) return []
    if (rest.length > 0) return namesAt(value, rest)
    const title =
      value.kind === 'map' ? value.entries.find((part) => part.key.text === 'title')?.value : undefined
    return step === '*' ? [{ name, title: title?.kind === 'text' ? title.text : undefined, value }] : []
  })
}

function missing({ ruleset: { game, host }, world }: Configured, book: Rulebook): readonly string[] {
  const words = textsFor(game, host, 'en')
  const filled = (text: string): string =>
    text.replace(/\{([^{}]*)\}/gu, (slot, number: string) =>
      String(world.constants.get(number)?.value ?? slot),
    )
  /** As a reader sees it: `each player` is worded as `for each player`. */
  const shown = ({ name, title }: Named): string => {
    const plain = filled(words.get(comparedName(name)) ?? title ?? name).replace(
      // A text for sentences shows what is given to its term or stage.
      /\{([^{}]*)\}/gu,
      (slot, given: string) => (name.includes('{') ? slot : `the ${words.get(given) ?? given}`),
    )
    return (
      plain.startsWith('each ') ? plain.slice(5).replace(' in secret', ', unseen by the others') : plain
    ).toLowerCase()
  }
  const steps = (path: string): readonly string[] => path.split(/ (?=\*)/u)
  const rules = rulesOf(book).map(({ title, text }) => ({
    title: title.toLowerCase(),
    text: text.toLowerCase(),
  }))
  const text = textOf(book).toLowerCase()
  return [
    ...RULES.flatMap(([section, inner]) =>
      namesAt(game.sections.get(section), ['*']).flatMap((rule) => {
        const found = rules.filter(
          ({ title }) => title === shown(rule) || title.startsWith(`${shown(rule)} (`),
        )
        if (found.length === 0) return [`${section}: ${rule.name}`]
        const names = inner.flatMap((path) => namesAt(rule.value, steps(path)))
        const lost = names.filter((name) => !found.some((each) => each.text.includes(shown(name))))
        return lost.map(({ name }) => `${section}: ${rule.name}: ${name}`)
      }),
    ),
    ...OTHERS.flatMap((path) => {
      const [section = '', ...rest] = steps(path)
      return namesAt(game.sections.get(section), rest)
        .filter((name) => !text.includes(shown(name)))
        .map(({ name }) => `${path}: ${name}`)
    }),
  ]
}

/** Whole sentences for people: refusals, without the values that are filled in, and rulings. */
function sentences({ ruleset: { game } }: Configured): readonly string[] {
  const refusals = namesAt(game.sections.get('says'), ['*']).flatMap(({ value }) =>
    value.kind === 'text' ? value.text.split(/\{[^{}]*\}/u) : [],
  )
  const rulings = namesAt(game.sections.get('rulings'), ['*', '*']).flatMap(({ name, value }) =>
    value.kind === 'text' && ['asked', 'chosen', 'other'].includes(name) ? [value.text] : [],
  )
  return [...refusals, ...rulings].map((each) => each.trim()).filter((each) => each !== '')
}

describe('every name of a shipped ruleset is in its rulebook, where it belongs, and every sentence', () => {
  const games = shippedGames().filter(
    ({ id, uses }, i) => (uses.length === 0 && PLAYED.has(id)) || i % VOLUME.eachDescribed === 0,
  )
  for (const { id, uses } of games)
    test([id, ...uses].join(' with '), () => {
      const configured = shipped(id, ...uses)
      const book = bookOf(configured)
      const text = textOf(book)
      expect(missing(configured, book)).toEqual([])
      expect(sentences(configured).filter((each) => !text.includes(each))).toEqual([])
    })
})
