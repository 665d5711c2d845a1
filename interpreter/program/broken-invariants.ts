import type { AlwaysIR } from '../../grammar/ir/ir.ts'
import type { Program } from './program.ts'

/** Number of `always` conditions that do not hold. */
export function brokenAll(program: Program, S: Int32Array): number {
  return program.ir.always?.filter(({ holds }) => program.evaluate(S, holds) !== 1).length ?? 0
}

/** The first `always` condition that does not hold. */
export function brokenIn(program: Program, S: Int32Array): AlwaysIR | undefined {
  return program.ir.always?.find(({ holds }) => program.evaluate(S, holds) !== 1)
}
