import type { AlwaysIR } from '../../grammar/ir/ir.ts'
import type { Program } from './program.ts'

/** The first thing that should always be so and is not. */
export function brokenIn(program: Program, S: Int32Array): AlwaysIR | undefined {
  return program.ir.always?.find(({ holds }) => program.evaluate(S, holds) !== 1)
}
