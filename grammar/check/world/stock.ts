import { NONE, type PieceIR } from '../../ir/ir.ts'
import type { Span } from '../../source/span.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { memoized } from '../../source/memoized.ts'

/** A number of pieces of a kind that start in one container. */
export interface PieceLot {
  readonly kind: number
  /** Seat, or NONE if the place decides. */
  readonly owner: number
  readonly container: number
  readonly count: number
  readonly span: Span
}

/** A run of identical pieces. */
interface Sort extends PieceIR {
  readonly first: number
  readonly count: number
}

/** The sorts of pieces, in the order of their numbers. */
export const sortsOf = memoized((pieces: readonly PieceIR[]): readonly Sort[] => {
  const isNew = ({ kind, owner, container }: PieceIR, i: number): boolean => {
    const before = pieces[i - 1]
    return kind !== before?.kind || owner !== before.owner || container !== before.container
  }
  const starts = pieces.flatMap((piece, i) => (isNew(piece, i) ? [{ ...piece, first: i }] : []))
  return starts.map((sort, i) => ({
    ...sort,
    count: (starts[i + 1]?.first ?? pieces.length) - sort.first,
  }))
})

/**
 * Numbers the pieces by owner, then by kind in the order in which the box first names them, so that the pieces of one kind
 * and owner form a range.
 */
export function numberPieces(lots: readonly PieceLot[], reporter: Reporter): readonly PieceIR[] {
  let total = 0
  for (const lot of lots) {
    total += lot.count
    if (total <= SIZE_LIMITS.pieces) continue
    reporter.report('ST4006', lot.span, `A game has at most ${SIZE_LIMITS.pieces} pieces.`)
    return []
  }
  const rank = new Map<number, number>()
  for (const { kind } of lots) if (!rank.has(kind)) rank.set(kind, rank.size)
  const ownerRank = (owner: number) => (owner === NONE ? SIZE_LIMITS.seats : owner)
  const sorted = [...lots].sort(
    (a, b) => ownerRank(a.owner) - ownerRank(b.owner) || (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0),
  )
  return sorted.flatMap(({ kind, owner, container, count }) =>
    Array.from({ length: count }, () => ({ kind, owner, container })),
  )
}
