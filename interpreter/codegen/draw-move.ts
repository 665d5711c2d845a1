import { js, type Js } from './code/code.ts'
import { emit, type Ctx } from './rules/context.ts'

/*
 * Picks the move to play, from the stream of random numbers that random players use. The next word depends only on the
 * number of earlier draws, so it is computed before the list of moves, and the processor overlaps both.
 */

/** The head of the code, with the function that draws a word. */
export const DRAWING: Js = js`
function scramble(h) {
  h = Math.imul(h ^ h >>> 16, -2048144789);
  h = Math.imul(h ^ h >>> 13, -1028477387);
  return h ^ h >>> 16;
}
`

/** The next word of chance, computed but not yet counted as drawn. */
export function nextWord(ctx: Ctx): Js {
  const word = ctx.g.names.fresh('n')
  emit(ctx, js`let ${word} = drawn + 1 ^ high;`)
  for (const salt of [js` ^ low`, js``])
    emit(
      ctx,
      js`${word} = Math.imul(${word} ^ ${word} >>> 16, -2048144789);`,
      js`${word} = Math.imul(${word} ^ ${word} >>> 13, -1028477387); ${word} = ${word} ^ ${word} >>> 16${salt};`,
    )
  return word
}

/** Draws a number below `total`, which is at least 1 and within the tables, beginning with the next word. */
export function drawBelow(ctx: Ctx, word: Js, total: Js): Js {
  const picked = ctx.g.names.fresh('i')
  // Words in the uneven remainder are drawn again.
  emit(
    ctx,
    js`drawn = drawn + 1 | 0;`,
    js`while (${word} >>> 0 > EVEN[${total}]) { drawn = drawn + 1 | 0; ${word} = scramble(scramble(drawn ^ high) ^ low); }`,
    js`let ${picked} = ${word} - Math.imul(((${word} >>> 0) + 0.5) * INVERSE[${total}] >>> 0, ${total}) | 0;`,
  )
  return picked
}
