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

/** The word for a line: which it is, and whose turn it was. */
export function saidWord(seats: number, line: number, who: number): number {
  return line * (seats + 1) + (who === NONE ? 0 : who + 1)
}

/** A line is said: counted, and recorded in the ring. */
export function sayLine(S: Int32Array, kept: LinesKept | undefined, word: number): void {
  const count = S[H.line] ?? 0
  if (kept !== undefined) S[kept.at + (count % kept.length)] = word
  S[H.line] = count + 1
}

/** A line that the rules said, and whose turn it was then; undefined outside of turns. */
export interface Said {
  readonly line: string
  readonly who: number | undefined
}

/** Lines said between two states of one game, or up to a state of it, in order; of very many, only the latest. */
export function linesBetween(ir: GameIR, before: Int32Array | undefined, after: Int32Array): readonly Said[] {
  const kept = linesKept(ir.memory)
  const last = after[H.line] ?? 0
  if (kept === undefined) return []
  const first = Math.max(before?.[H.line] ?? 0, last - kept.length)
  const ways = ir.seats.length + 1
  const lines: Said[] = []
  for (let count = first; count < last; count++) {
    const word = after[kept.at + (count % kept.length)] ?? NONE
    const who = word % ways
    lines.push({ line: ir.lines[Math.floor(word / ways)] ?? '', who: who === 0 ? undefined : who - 1 })
  }
  return lines
}
