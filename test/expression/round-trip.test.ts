import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_EXPRESSION_DEPTH, MAX_EXPRESSION_TOKENS } from '../../grammar/source/limits.ts'
import { TREES } from './arbitrary.ts'
import { bare, printed, read, type SymbolName } from './reading.ts'
import { VOLUME } from '../volume.ts'

test.each(Object.keys(TREES) as (keyof typeof TREES & SymbolName)[])('printed and read again: %s', (name) => {
  let compared = 0
  fc.assert(
    fc.property(TREES[name] as fc.Arbitrary<unknown>, (tree) => {
      const text = printed(name, tree)
      const { tree: again, found } = read(name, text)
      // A few random trees exceed the limits for a text; all others must come back.
      if (found.some(({ code }) => code === 'ST3009' || code === 'ST3010')) return
      expect(found, text).toEqual([])
      expect(bare(again), text).toEqual(bare(tree))
      compared++
    }),
    { numRuns: VOLUME.trees, seed: 20240517 },
  )
  expect(compared).toBeGreaterThan(VOLUME.trees * 0.8)
  expect(MAX_EXPRESSION_TOKENS).toBeGreaterThan(MAX_EXPRESSION_DEPTH)
})
