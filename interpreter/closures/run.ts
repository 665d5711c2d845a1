import { TooCostly } from '../program/program.ts'
import type { Assembly } from './assembly.ts'

/** Step budget of one decision. No tabletop rule needs a fraction of this. */
export const STEP_BUDGET = 1_000_000

/** Throws for an endless loop at this step. */
export function endless(origin: number): never {
  throw new TooCostly('ST5109', `The rules went on for ${STEP_BUDGET} steps without asking anybody.`, origin)
}

/** Runs from an instruction until one returns a stop code, and returns the code. */
export function run(asm: Assembly, S: Int32Array, from: number): number {
  const { ops, machine } = asm
  let pc = from
  while (pc >= 0) {
    if (--machine.budget < 0) endless(originAt(asm, pc))
    pc = ops[pc]!(S)
  }
  return pc
}

/** Instructions between steps belong to the most recently entered stage. */
function originAt({ origins, machine }: Assembly, pc: number): number {
  const origin = origins[pc] ?? -1
  return origin < 0 ? machine.doing : origin
}
