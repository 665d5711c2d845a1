import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program } from '../program.ts'
import { generatedProgram } from './program.ts'

/**
 * The fastest way there is to run a game: generated code, which plays the same games as the reference back end. It needs
 * a place where text may become code. Some pages forbid that; there the reference plays.
 */
export function fastProgram(ir: GameIR): Program {
  try {
    return generatedProgram(ir)
  } catch (thrown) {
    if (thrown instanceof EvalError) return closuresProgram(ir)
    throw thrown
  }
}
