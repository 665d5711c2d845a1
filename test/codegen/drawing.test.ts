import { expect, test } from 'vitest'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { Names, joinJs, js } from '../../interpreter/codegen/code/code.ts'
import { link } from '../../interpreter/codegen/code/link.ts'
import { DRAWING, drawBelow } from '../../interpreter/codegen/draw-move.ts'
import { randomDrawTables } from '../../interpreter/codegen/random-draw-tables.ts'
import type { Gen } from '../../interpreter/codegen/rules/context.ts'
import { freshCtx, statements } from '../../interpreter/codegen/rules/context.ts'

const WORDS = 2 ** 32

function drawing(): (word: number, total: number) => number {
  const ctx = freshCtx({ names: new Names() } as Gen, new Map())
  const picked = drawBelow(ctx, js`word`, js`total`)
  const code = js`${DRAWING} return (word, total) => { let drawn = 0, low = 1, high = 2; ${statements(ctx.out)} return ${picked}; }`
  const { lastUnbiased, reciprocal } = randomDrawTables(MAX_MOVES)
  return link(
    joinJs([js`const EVEN = xEVEN, INVERSE = xINVERSE;`, code], js`\n`),
    new Map<string, unknown>([
      ['xEVEN', lastUnbiased],
      ['xINVERSE', reciprocal],
    ]),
  )
}

test('a word is reduced to its remainder, also beside the multiples of a number and at the end of all words', () => {
  const draw = drawing()
  for (let total = 1; total < MAX_MOVES; total += total < 300 ? 1 : 97) {
    const most = Math.floor(WORDS / total)
    for (const multiple of [0, 1, 2, most >>> 1, (most >>> 1) + 1, most - 1, most])
      for (const near of [-1, 0, 1]) {
        const word = multiple * total + near
        if (word >= 0 && word < most * total) expect(draw(word | 0, total)).toBe(word % total)
      }
  }
})

test('words of the uneven remainder are drawn again', () => {
  const draw = drawing()
  const total = 3 * 2 ** 12
  const uneven = Math.floor(WORDS / total) * total
  const again = draw(uneven | 0, total)
  expect(again).not.toBe(0)
  for (let word = uneven; word < WORDS; word += 997) expect(draw(word | 0, total)).toBe(again)
})
