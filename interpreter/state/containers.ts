import { NONE, type MemoryIR } from '../../grammar/ir/ir.ts'

/*
 * Every container is a doubly linked list threaded through the words of its pieces: inserting, removing and counting
 * cost the same however many pieces there are. Addresses are trusted here, because the checker made them; `!` says
 * so.
 */

/** Puts a piece without a place into a container, before or after all others. */
export function link(
  S: Int32Array,
  m: MemoryIR,
  piece: number,
  container: number,
  end: 'first' | 'last',
): void {
  const first = m.first + container
  const last = m.lastPiece + container
  const neighbour = end === 'last' ? S[last]! : S[first]!
  if (neighbour === NONE) {
    S[first] = piece
    S[last] = piece
    S[m.next + piece] = NONE
    S[m.previous + piece] = NONE
  } else if (end === 'last') {
    S[m.next + neighbour] = piece
    S[m.previous + piece] = neighbour
    S[m.next + piece] = NONE
    S[last] = piece
  } else {
    S[m.previous + neighbour] = piece
    S[m.next + piece] = neighbour
    S[m.previous + piece] = NONE
    S[first] = piece
  }
  S[m.at + piece] = container
  S[m.count + container] = S[m.count + container]! + 1
}

/** Takes a piece out of its container. Afterwards it has no place. */
export function unlink(S: Int32Array, m: MemoryIR, piece: number): void {
  const container = S[m.at + piece]!
  if (container === NONE) return
  const next = S[m.next + piece]!
  const previous = S[m.previous + piece]!
  if (previous === NONE) S[m.first + container] = next
  else S[m.next + previous] = next
  if (next === NONE) S[m.lastPiece + container] = previous
  else S[m.previous + next] = previous
  S[m.next + piece] = NONE
  S[m.previous + piece] = NONE
  S[m.at + piece] = NONE
  S[m.count + container] = S[m.count + container]! - 1
}
