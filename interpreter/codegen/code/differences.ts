import type { GameIR } from '../../../grammar/ir/ir.ts'
import { MOVES_NOTED } from '../../state/moved-pieces.ts'
import type { Js } from './code.ts'
import { js } from './code.ts'
import { anyNoted, noteCall } from './notes.ts'

/*
 * A program that is handed another state notes the pieces that lie elsewhere than in the state it was handed last, and once
 * more those that were noted since then: whatever is kept is then mended for these alone.
 */

/** Where the pieces lay in the state that was handed over last, and how much had been noted then. */
export const handedBefore = ({ pieces }: GameIR): Js => js`const xHANDED = words(${1 + pieces.length});`

/** Notes the pieces that lie elsewhere in `S`. */
export function differencesNoted({ pieces, memory }: GameIR): Js {
  return js`const MOVED = xMOVED, HANDED = xHANDED;
const before = MOVED[0], since = before - HANDED[0] | 0;
if (since >>> 0 > ${MOVES_NOTED}) { ${anyNoted()} }
else for (let i = since; i > 0; i--) { ${noteCall(js`MOVED[1 + (before - i & ${MOVES_NOTED - 1})]`)} }
for (let i = 0; i < ${pieces.length}; i++) {
const word = S[${memory.at} + i | 0];
if (word === HANDED[1 + i | 0]) continue;
HANDED[1 + i | 0] = word;
${noteCall(js`i`)}
}
HANDED[0] = MOVED[0];`
}
