import { NONE } from './ir.ts'

/*
 * A decision that must be answered at least once, and then may be answered repeatedly, has to remember whether it was.
 * Its `saved` word contains the former `you`, or the complement once there was an answer.
 */
const AGAIN_NOBODY = ~NONE

/** True for the `saved` word of a question that has been answered and is asked again. */
export function wasAnswered(saved: number): boolean {
  return saved !== NONE && (saved < 0 || saved === AGAIN_NOBODY)
}
