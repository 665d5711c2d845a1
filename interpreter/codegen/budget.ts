import type { GameIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { sizeOf } from '../../grammar/ir/walk.ts'

/** Units of work that any game may take, and units for each of its expressions, sets and steps. */
const [ANY, EACH] = [1_000_000, 40]

/**
 * The work that making code for a game may take. What takes more is not made: it would keep whoever waits for it longer
 * than it helps. The largest shipped game takes an eighth of it.
 */
export function workFor(ir: GameIR): number {
  return ANY + EACH * sizeOf(rulesOfGame(ir))
}
