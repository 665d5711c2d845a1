import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program, Running } from '../program/program.ts'
import { withReferenceFallback } from './reference-fallback.ts'
import { generatedProgram } from './program.ts'
import { unsupportedReason } from './code/unsupported.ts'

/**
 * The fastest way to run a game: generated code, which plays the same games as the reference back end. It needs an
 * environment that allows code from text, which some pages forbid, and rules for which generating code is worth the
 * work. If there is no code, or it fails at run time, the reference plays, `running` gives the reason, and `told` is
 * called.
 */
export function fastProgram(
  ir: GameIR,
  onFallback: (running: Running) => void = () => {},
  generated: (ir: GameIR) => Program = generatedProgram,
): Program {
  try {
    return withReferenceFallback(generated(ir), () => closuresProgram(ir), onFallback)
  } catch (reason) {
    const running: Running = { machine: 'reference', ...unsupportedReason(reason) }
    onFallback(running)
    return { ...closuresProgram(ir), running }
  }
}
