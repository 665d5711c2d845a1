import type { ListedMove } from '../workers/play-calls.ts'

/** Numbers within names count as numbers: `b2` comes before `b10`. */
const { compare } = new Intl.Collator('en', { numeric: true })

export function sortMoves<T extends Pick<ListedMove, 'notation'>>(moves: readonly T[]): readonly T[] {
  return moves.toSorted((a, b) => compare(a.notation, b.notation))
}
