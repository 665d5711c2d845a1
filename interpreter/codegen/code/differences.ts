import type { GameIR } from '../../../grammar/ir/ir.ts'
import { MOVES_NOTED } from '../../state/moved-pieces.ts'
import { js, type Js } from './code.ts'
import { anyNoted, noteCall } from './route-notes.ts'

/*
 * When a program receives another state, it records the pieces that have moved since the last state it received, and
 * those recorded since then. Caches are then updated only for these.
 */

/** Places of the pieces in the last received state, and the number of records at that time. */
export const handedBefore = ({ pieces }: GameIR): Js => js`const xHANDED = words(${1 + pieces.length});`

/** Records the pieces whose place differs in `S`. */
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
