import { choose, compare, constant, loadWord } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import type { Lowering } from '../elaboration/contexts.ts'

/** The seat at which the player began who sits at this one now. */
export function startingSeat(el: Pick<Lowering, 'memory' | 'world' | 'readWord'>, seat: ExprIR): ExprIR {
  const at = el.memory.seating(el.world.seats.length)
  el.readWord(at)
  const word = loadWord(at, seat)
  return choose(compare('eq', word, constant(NONE)), seat, word)
}
