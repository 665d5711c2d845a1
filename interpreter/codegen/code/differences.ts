import type { GameIR } from '../../../grammar/ir/ir.ts'
import { MOVES_NOTED } from '../../state/moved-pieces.ts'
import type { Js } from './code.ts'
import { joined, js } from './code.ts'
import { anyNoted, noted, notedWords } from './notes.ts'

/*
 * A program that is handed another state notes what differs from the state it was handed last, and once more what was noted
 * since then: whatever is kept about pieces and words is then put right for these alone.
 */

/** Stretches of words, each with the number by which its first word is noted. */
function stretchesOf(
  ir: GameIR,
): readonly { readonly from: number; readonly length: number; readonly as: number }[] {
  const { pieces, memory } = ir
  const ofPieces = [memory.at, ...(memory.face === undefined ? [] : [memory.face])]
  return [
    ...ofPieces.map((from) => ({ from, length: pieces.length, as: 0 })),
    ...notedWords(ir).map(([from, to]) => ({ from, length: to - from + 1, as: from + pieces.length })),
  ].filter(({ length }) => length > 0)
}

/** The words of the state that was handed over last, and how much had been noted then. */
export function handedBefore(ir: GameIR): Js {
  const length = stretchesOf(ir).reduce((sum, stretch) => sum + stretch.length, 0)
  return js`const xHANDED = words(${1 + length});`
}

/** Notes the differences of `S`. */
export function differencesNoted(ir: GameIR): Js {
  let at = 1
  const compared = stretchesOf(ir).map(({ from, length, as }) => {
    const text = js`
for (let i = 0; i < ${length}; i++) {
const word = S[${from} + i | 0];
if (word === HANDED[${at} + i | 0]) continue;
HANDED[${at} + i | 0] = word;
${noted(as === 0 ? js`i` : js`${as} + i | 0`)}
}`
    at += length
    return text
  })
  return js`const MOVED = xMOVED, HANDED = xHANDED;
const before = MOVED[0], since = before - HANDED[0] | 0;
if (since >>> 0 > ${MOVES_NOTED}) { ${anyNoted()} }
else for (let i = since; i > 0; i--) { ${noted(js`MOVED[1 + (before - i & ${MOVES_NOTED - 1})]`)} }
${joined(compared, js`\n`)}
HANDED[0] = MOVED[0];`
}
