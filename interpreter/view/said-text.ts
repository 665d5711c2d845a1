import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { wordsText } from '../notation/value-text.ts'
import type { SaidLine } from '../state/said.ts'

/** A line as everybody hears it, with its values filled in. */
export function saidText(ir: GameIR, { line, values }: SaidLine): string {
  let next = 0
  return (ir.lines[line] ?? [])
    .map((part) => {
      if (typeof part === 'string') return part
      const words = part.map(() => values[next++] ?? NONE)
      return wordsText(ir, part, words)
    })
    .join('')
}
