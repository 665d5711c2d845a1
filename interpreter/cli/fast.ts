import type { GameIR } from '../../grammar/ir/ir.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import type { Program, Running } from '../program/program.ts'

/** The fastest program for a game. If it is not generated code, one line says so and why. */
export function fastOrTold(ir: GameIR): Program {
  return fastProgram(ir, (running) => process.stderr.write(fallbackNote(running)))
}

/** A one-line note about a game that plays more slowly than it could, or continues more slowly. */
export function fallbackNote({ why = '', failed = false }: Running): string {
  const report = failed
    ? ' That is a bug in Sandtable: please report it, with the ruleset and the output of `sandtable run --verbose`.'
    : ''
  return `note[ST7060]: This game plays more slowly than others, without generated code: ${why}.${report}\n`
}

/** Which machine plays the games, in one line. */
export function runningText(running: Running | undefined): string {
  switch (running?.machine) {
    case 'whole games':
      return 'generated code, each game in one function'
    case 'move by move':
      return `generated code, move by move: ${running.why ?? ''}`
    default:
      return `the reference back end${running?.why === undefined ? '' : `: ${running.why}`}`
  }
}
