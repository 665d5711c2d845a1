import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program } from '../program.ts'
import { generatedProgram } from './program.ts'
import { Unsupported } from './unsupported.ts'

/**
 * The fastest way there is to run a game: generated code, and the reference back end for rules that are not generated
 * yet. Both play the same games. Generated code needs a place where text may become code, which some pages forbid.
 */
export function fastProgram(ir: GameIR): Program {
  try {
    return generatedProgram(ir)
  } catch (thrown) {
    if (thrown instanceof Unsupported) return closuresProgram(ir)
    throw thrown
  }
}
