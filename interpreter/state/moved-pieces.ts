/*
 * Which pieces have moved, or show another face, one after the other: how many so far, then a ring of the latest. Whoever keeps
 * something about pieces keeps in mind how far it has read, and looks at all of them where the ring has gone round since.
 */

/** So many pieces are in the ring; a power of two. */
export const MOVES_NOTED = 32

export const movedPieces = (): Int32Array => new Int32Array(1 + MOVES_NOTED)

/** Behind everything that was ever noted: whoever reads from here has to look at all pieces. */
export const NOTHING_READ = -1 - MOVES_NOTED

/** How many of the pieces noted are new to whoever has read up to `read`; undefined if any may have moved. */
export function movedSince(moved: Int32Array, read: number): number | undefined {
  const since = (moved[0]! - read) | 0
  return since >= 0 && since <= MOVES_NOTED ? since : undefined
}

/** The piece that was noted so many before the next one. */
export function movedBefore(moved: Int32Array, back: number): number {
  return moved[1 + ((moved[0]! - back) & (MOVES_NOTED - 1))]!
}
