import { describe, expect, test } from 'vitest'
import { Parser } from '../../grammar/expression/parser.ts'
import { bare, printed, read, STARTS } from './reading.ts'
import { TEXTS } from './texts.ts'

describe('the grammar', () => {
  test('has no ambiguity, no left recursion and no rule without a use', () => {
    expect(() => new Parser({ validate: true })).not.toThrow()
  })

  test('every start symbol has sample texts', () => {
    const used = new Set(TEXTS.map(([name]) => name))
    expect(STARTS.filter((name) => !used.has(name))).toEqual([])
  })
})

describe('sample texts', () => {
  test.each(TEXTS.map(([name, text, canonical = text]) => ({ name, text, canonical })))(
    '$name: $text',
    ({ name, text, canonical }) => {
      const { tree, found } = read(name, text)
      expect(found).toEqual([])
      expect(printed(name, tree)).toBe(canonical)
      const again = read(name, canonical)
      expect(bare(again.tree)).toEqual(bare(tree))
    },
  )
})
