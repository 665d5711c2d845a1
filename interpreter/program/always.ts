import type { AlwaysIR } from '../../grammar/ir/ir.ts'
import type { Program } from './program.ts'

/** The first `always` condition that does not hold. */
export function brokenIn(program: Program, S: Int32Array): AlwaysIR | undefined {
  return program.ir.always?.find(({ holds }) => program.evaluate(S, holds) !== 1)
}
