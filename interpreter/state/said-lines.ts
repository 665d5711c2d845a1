import { H, NONE, type GameIR, type MemoryIR } from '../../grammar/ir/ir.ts'

/** The words of the ring of said lines. */
interface LinesKept {
  readonly at: number
  readonly length: number
  /** The words of their values, a fixed number for each. */
  readonly valuesAt: number
  readonly width: number
}

export function linesKept(memory: MemoryIR): LinesKept | undefined {
  const [lines, values] = memory.regions.filter((region) => region.per === 'said')
  if (lines === undefined) return undefined
  const { at, length } = lines
  return { at, length, valuesAt: values?.at ?? NONE, width: (values?.length ?? 0) / length }
}

/** The word of a line: its index, and the seat on turn. */
export function saidWord(seats: number, line: number, who: number): number {
  return line * (seats + 1) + (who === NONE ? 0 : who + 1)
}

/** Says a line: counts it, and records it in the ring with its values. */
export function sayLine(
  S: Int32Array,
  ring: LinesKept | undefined,
  word: number,
  values: readonly number[],
): void {
  const count = S[H.line] ?? 0
  if (ring !== undefined) {
    const slot = count % ring.length
    S[ring.at + slot] = word
    for (let i = 0; i < values.length; i++) S[ring.valuesAt + slot * ring.width + i] = values[i] ?? NONE
  }
  S[H.line] = count + 1
}

/** A said line with the words of its values, and the seat on turn, if any, or the only one that hears it. */
export interface SaidLine {
  readonly line: number
  readonly values: Int32Array
  readonly who: number | undefined
}

/** Those of some lines that a reader hears: a seat, or everybody. */
export function heardBy(
  { told = [] }: Pick<GameIR, 'told'>,
  lines: readonly SaidLine[],
  reader: number | undefined,
): readonly SaidLine[] {
  return told.length === 0 ? lines : lines.filter(({ line, who }) => !told.includes(line) || who === reader)
}

/** Lines said between two states of one game, or up to a state of it, in order. Only the latest of very many. */
export function linesBetween(
  ir: GameIR,
  before: Int32Array | undefined,
  after: Int32Array,
): readonly SaidLine[] {
  const ring = linesKept(ir.memory)
  const last = after[H.line] ?? 0
  if (ring === undefined) return []
  const first = Math.max(before?.[H.line] ?? 0, last - ring.length)
  const ways = ir.seats.length + 1
  const lines: SaidLine[] = []
  for (let count = first; count < last; count++) {
    const slot = count % ring.length
    const word = after[ring.at + slot] ?? NONE
    const who = word % ways
    const from = ring.valuesAt + slot * ring.width
    lines.push({
      line: Math.floor(word / ways),
      values: ring.width === 0 ? new Int32Array(0) : after.slice(from, from + ring.width),
      who: who === 0 ? undefined : who - 1,
    })
  }
  return lines
}
