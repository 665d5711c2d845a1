import { ENDS_UNSURE, H, NONE, STATUS, type EndIR, type ExprIR } from '../../grammar/ir/ir.ts'
import { Fault, type Program } from './program.ts'

/** The condition of an end, for any thing it concerns. */
export function endCondition({ over, reg, when }: EndIR): ExprIR {
  return over === undefined ? when : { op: 'any', set: { set: 'filter', of: over, reg, where: when } }
}

/** Records whether an end may already hold, in a state to which no play has led. */
export function markEnds(program: Pick<Program, 'ir' | 'evaluate'>, S: Int32Array): void {
  if (S[H.status] === STATUS.over) return
  S[H.reason] = program.ir.ends.some((end) => mayHold(program, S, end)) ? ENDS_UNSURE : NONE
}

/** A condition that cannot be evaluated yet counts as true, so it is evaluated and reported when the game goes on. */
function mayHold(program: Pick<Program, 'evaluate'>, S: Int32Array, end: EndIR): boolean {
  try {
    return program.evaluate(S, endCondition(end)) === 1
  } catch (thrown) {
    if (thrown instanceof Fault) return true
    throw thrown
  }
}
