import type { GameIR } from '../../grammar/ir/ir.ts'
import { generateLists } from '../../interpreter/codegen/move-lists.ts'
import { generateMachine } from '../../interpreter/codegen/move-machine.ts'

/** All code for single moves as text. */
export function singleMoves(ir: GameIR): string {
  const { code, asking } = generateMachine(ir)
  return `${code.text}\n${generateLists(ir, asking).code.text}`
}
