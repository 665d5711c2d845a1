import type { GameIR, ValueTypeIR } from '../../grammar/ir/ir.ts'

/** A stretch of the state with one word for each piece, by their numbers. */
export interface PieceStripe {
  readonly at: number
  readonly start: readonly number[]
  /** Undefined where it is kept for the engine alone. */
  readonly type: ValueTypeIR | undefined
}

/** All that is noted of single pieces. What is noted for each player, as a set of pieces may be, is a stripe for each. */
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
