import type { EndIR, ExprIR } from '../../grammar/ir/ir.ts'
import { ENDS_UNSURE, H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { Fault } from './program.ts'
import type { Program } from './program.ts'

/** Does an end hold, for whatever it concerns? */
export function endAsked({ over, reg, when }: EndIR): ExprIR {
  return over === undefined ? when : { op: 'any', set: { set: 'filter', of: over, reg, where: when } }
}

/** Records, in a state that play has not led to, whether an end may already hold there. */
export function markEnds(program: Pick<Program, 'ir' | 'evaluate'>, S: Int32Array): void {
  if (S[H.status] === STATUS.over) return
  S[H.reason] = program.ir.ends.some((end) => mayHold(program, S, end)) ? ENDS_UNSURE : NONE
}

/** What cannot be evaluated before the game goes on is evaluated, and reported, when it does. */
function mayHold(program: Pick<Program, 'evaluate'>, S: Int32Array, end: EndIR): boolean {
  try {
    return program.evaluate(S, endAsked(end)) === 1
  } catch (thrown) {
    if (thrown instanceof Fault) return true
    throw thrown
  }
}
