/*
 * The move log: the number of moved pieces so far, then a ring of the latest. A consumer with cached facts about pieces
 * remembers how far it has read, and rechecks all pieces if the ring has wrapped since.
 */

/** The size of the ring; a power of two. */
export const MOVES_NOTED = 32

export const movedPieces = (words = (length: number): Int32Array => new Int32Array(length)): Int32Array =>
  words(1 + MOVES_NOTED)

/** A read position before everything ever recorded: a consumer with it has to check all pieces. */
export const NOTHING_READ = -1 - MOVES_NOTED

/** Number of entries since `read`. Undefined if any piece may have moved. */
export function movedSince(moved: Int32Array, read: number): number | undefined {
  const since = (moved[0]! - read) | 0
  return since >= 0 && since <= MOVES_NOTED ? since : undefined
}

/** The piece recorded this many entries before the next one. */
export function movedBefore(moved: Int32Array, back: number): number {
  return moved[1 + ((moved[0]! - back) & (MOVES_NOTED - 1))]!
}
