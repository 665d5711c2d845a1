import type { GameIR, ValueTypeIR } from '../../grammar/ir/ir.ts'

/** A range of the state with one word for each piece, by number. */
export interface PieceStripe {
  readonly at: number
  readonly start: readonly number[]
  /** Undefined if it is internal to the engine. */
  readonly type: ValueTypeIR | undefined
}

/** Everything stored for single pieces. Values per player, such as sets of pieces, have one stripe per player. */
export function pieceStripes({ memory, pieces }: GameIR): readonly PieceStripe[] {
  return memory.regions.flatMap(({ per, at, length, start, type }) =>
    per === 'piece' && pieces.length > 0
      ? Array.from({ length: length / pieces.length }, (_, i) => ({
          at: at + i * pieces.length,
          start: start.slice(i * pieces.length, (i + 1) * pieces.length),
          type,
        }))
      : [],
  )
}
