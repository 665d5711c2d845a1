import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RESERVED_WORDS, STEP_WORDS } from '../../grammar/expression/reserved-words.ts'
import { functionsTable } from './functions-table.ts'
import { STEPS } from '../../grammar/language/steps.ts'
import type { StepPart, StepRow } from '../../grammar/language/steps.ts'
import { CHANGE_STARTS, HEAD_STARTS, PHRASES } from '../../grammar/language/words.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/language.md'), 'utf8')

/** The block of words below a heading of the page. */
function blockBelow(heading: string): string {
  const from = PAGE.indexOf('```\n', PAGE.indexOf(heading)) + 4
  return PAGE.slice(from, PAGE.indexOf('```', from))
}

/** The words in backticks after some words of the page. */
function quotedBehind(words: string): readonly string[] {
  const text = PAGE.replaceAll('\n', ' ')
  const from = text.indexOf('`', text.indexOf(words)) + 1
  return text.slice(from, text.indexOf('`', from)).split(' ')
}

const sorted = (words: Iterable<string>): readonly string[] => [...words].toSorted()

const quoted = (text: string): string => `"${text}"`
const several = (words: readonly string[]): string => `( ${words.map(quoted).join(' | ')} )`

/** `"swap" expression "with" expression` */
function production([word, { form, begins = word, subject }]: readonly [string, StepRow]): string {
  return [...(subject === undefined ? [quoted(begins)] : []), ...form.map(written)].join(' ')
}

function written(part: StepPart): string {
  if (typeof part === 'string') return quoted(part)
  if ('choice' in part) return `( ${part.choice.map((form) => form.map(written).join(' ')).join(' | ')} )`
  if ('either' in part) return several(part.either)
  if ('oneOf' in part) return part.oneOf.length === 1 ? quoted(part.oneOf.join()) : several(part.oneOf)
  if ('offered' in part) return part.offered
  if ('flag' in part)
    return part.or === undefined ? `[ ${quoted(part.flag)} ]` : several([part.or, part.flag])
  if ('each' in part) return `{ ${part.each.map(quoted).join(' ')} ${part.as} }`
  const said = { words: 'text', line: 'said { said }', dice: 'sum [ "dice" ]' }[String(part.as)] ?? part.as
  return part.after === undefined ? said : `[ ${quoted(part.after)} ${said} ]`
}

describe('the page about the language', () => {
  test('lists the words that no name may hold', () => {
    expect(sorted(blockBelow('**Reserved words**').trim().split(/\s+/u))).toEqual(sorted(RESERVED_WORDS))
  })

  test('lists the words that are read as one', () => {
    expect(
      sorted(
        blockBelow('**Phrases**')
          .trim()
          .split(/\n|\s{2,}/u),
      ),
    ).toEqual(sorted(Object.keys(PHRASES)))
  })

  test('lists the words that begin a text', () => {
    expect(sorted(quotedBehind('in a step `'))).toEqual(sorted(STEP_WORDS))
    expect(sorted(quotedBehind('key that heads steps `'))).toEqual(sorted(Object.keys(HEAD_STARTS)))
    expect(sorted(quotedBehind('in a change `'))).toEqual(sorted(Object.keys(CHANGE_STARTS)))
  })

  test('has a row for every function', async () => {
    expect(await functionsTable(PAGE), 'run: npm run docs').toBe(PAGE)
  })

  test('has the form of every step in its grammar', () => {
    const grammar = PAGE.replaceAll(/\s+/gu, ' ')
    expect(
      Object.entries(STEPS)
        .map(production)
        .filter((form) => !grammar.includes(form)),
    ).toEqual([])
  })
})
