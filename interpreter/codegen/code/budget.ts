import type { GameIR } from '../../../grammar/ir/ir.ts'
import { nodesOf } from '../../../grammar/ir/rules.ts'

/** Units of work that any game may take, and units for each of its expressions, sets and steps. */
const [ANY, EACH] = [300_000, 2]
/** However many there are. */
const MOST = 400_000

/**
 * The work that generating code for a game may take. Beyond this, no code is generated: users would wait longer for
 * it than it saves. The largest shipped game takes a twelfth of this.
 */
export function workFor(ir: GameIR): number {
  return Math.min(MOST, ANY + EACH * nodesOf(ir).length)
}
