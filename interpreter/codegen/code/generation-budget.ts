import type { GameIR } from '../../../grammar/ir/ir.ts'
import { nodesOf } from '../../../grammar/ir/rules.ts'

/** Units of work that any game may take, and units for each of its expressions, sets and steps. */
const [ANY, EACH] = [300_000, 2]
/** Upper bound, however many there are. */
const MOST = 400_000

/**
 * Work budget for generating a game's code. Beyond this, no code is generated, because users would wait longer for it
 * than it saves. The largest shipped game takes a twelfth of this.
 */
export function workFor(ir: GameIR): number {
  return Math.min(MOST, ANY + EACH * nodesOf(ir).length)
}
