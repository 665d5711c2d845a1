import { describe, expect, test } from 'vitest'
import { parses, parseText } from '../../grammar/expression/parse.ts'
import type { Start } from '../../grammar/expression/parse.ts'
import { EXAMPLES } from '../../grammar/language/examples.ts'
import { STEPS } from '../../grammar/language/steps.ts'

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

  test.each(Object.entries(STEPS))('the step `%s` has one', (kind, { example }) => {
    expect(parseText('step', example).tree).toMatchObject({ kind })
  })
})

/** The kinds of text that it can be. */
function readAs(text: string): readonly string[] {
  return STARTS.filter((start) => parses(start, text))
}
