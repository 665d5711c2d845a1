import { Fault } from '../program/program.ts'
import type { Assembly } from './assembly.ts'

/** Instructions that may be run to answer one decision. No rule of a table needs a fraction of it. */
export const STEP_BUDGET = 1_000_000

/** The step is one of those that go round. */
export function endless(origin: number): never {
  throw new Fault('ST5109', `The rules went on for ${STEP_BUDGET} steps without asking anybody.`, origin)
}

/** Runs from an instruction until one says to stop, and gives what it said. */
export function run(asm: Assembly, S: Int32Array, from: number): number {
  const { ops, origins, machine } = asm
  let pc = from
  while (pc >= 0) {
    if (--machine.budget < 0) endless(origins[pc] ?? -1)
    pc = ops[pc]!(S)
  }
  return pc
}
