import { Fault, type Program } from '../program/program.ts'
import { SPECTATOR } from '../state/knows.ts'
import { observe } from '../view/observe.ts'
import type { View } from '../view/view.ts'

/** An answer on which the rules failed. */
export interface BrokenOff {
  readonly seat: number
  /** As the player reads it. */
  readonly move: string
  /** The public view of the table where the rules stopped. Undefined if the rules fail even for that. */
  readonly view: View | undefined
}

export function viewOr(program: Program, state: Int32Array): View | undefined {
  try {
    return observe(program, state, SPECTATOR, undefined)
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
}
