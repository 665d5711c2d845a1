import type { GameIR, MemoryIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'

/** The words that hold the latest lines said, a ring; undefined in games that say nothing. */
export interface LinesKept {
  readonly at: number
  readonly length: number
}

export function linesKept(memory: MemoryIR): LinesKept | undefined {
  return memory.regions.find((region) => region.per === 'said')
}

/** A line is said: counted, and recorded in the ring. */
export function sayLine(S: Int32Array, kept: LinesKept | undefined, line: number): void {
  const count = S[H.line] ?? 0
  if (kept !== undefined) S[kept.at + (count % kept.length)] = line
  S[H.line] = count + 1
}

/** Lines said between two states of one game, or up to a state of it, in order; of very many, only the latest. */
export function linesBetween(
  ir: GameIR,
  before: Int32Array | undefined,
  after: Int32Array,
): readonly string[] {
  const kept = linesKept(ir.memory)
  const last = after[H.line] ?? 0
  if (kept === undefined) return []
  const first = Math.max(before?.[H.line] ?? 0, last - kept.length)
  const lines: string[] = []
  for (let count = first; count < last; count++)
    lines.push(ir.lines[after[kept.at + (count % kept.length)] ?? NONE] ?? '')
  return lines
}
