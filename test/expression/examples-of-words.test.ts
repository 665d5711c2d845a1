import { describe, expect, test } from 'vitest'
import { parses, parseText } from '../../grammar/expression/parse.ts'
import type { Start } from '../../grammar/expression/parse.ts'
import { EXAMPLES } from '../../grammar/language/examples.ts'
import { STEPS } from '../../grammar/language/steps.ts'
import { CHANGES, FIELDS, HEADS, TYPES } from '../../grammar/language/types.ts'
import type { Explained } from '../../grammar/language/types.ts'

const STARTS: readonly Start[] = [
  'expression',
  'nouns',
  'choice',
  'step',
  'offers',
  'head',
  'signature',
  'type',
  'change',
  'whenLine',
  'copies',
  'contents',
]

describe('examples of words', () => {
  test.each(Object.entries(EXAMPLES))('`%s` is used in a text that can be read', (word, example) => {
    expect(` ${example} `).toContain(` ${word} `)
    expect(readAs(example)).not.toEqual([])
  })

  const tables: readonly (readonly [Start, Readonly<Record<string, Explained>>])[] = [
    ['type', TYPES],
    ['expression', FIELDS],
    ['head', HEADS],
    ['change', CHANGES],
  ]
  test.each(
    tables.flatMap(([start, table]) =>
      Object.entries(table).map(([name, { example }]) => [name, start, example] as const),
    ),
  )('`%s` is used in a %s', (_, start, example) => {
    expect(parseText(start, example).findings).toEqual([])
  })

  test.each(Object.entries(STEPS))('the step `%s` has one', (kind, { example }) => {
    expect(parseText('step', example).tree).toMatchObject({ kind })
  })
})

/** The kinds of text that it can be. */
function readAs(text: string): readonly string[] {
  return STARTS.filter((start) => parses(start, text))
}
