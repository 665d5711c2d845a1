import { MIXED_BIT, NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { mix } from './chance.ts'
import { showTop } from './move-piece.ts'
import { renumberGroups } from './renumber-groups.ts'
import { seenThere, type TablePlan } from './table-plan.ts'

const room = new Int32Array(1 << 12)

/** Shuffles a container: all orders equally likely. */
export function shuffle(S: Int32Array, plan: TablePlan, container: number): void {
  const pieces = roomFor(plan)
  const count = mixedMembers(S, plan, container, pieces)
  reorder(S, plan, container, pieces, count)
}

/** The same without knowledge of faces. */
export function shuffleUnmarked(S: Int32Array, plan: TablePlan, container: number): void {
  const pieces = roomFor(plan)
  const count = mixedMembers(S, plan, container, pieces)
  // Groups get other numbers.
  for (let i = 0; i < count; i++)
    if (pieces[i]! >= plan.pieces) return reorder(S, plan, container, pieces, count)
  relink(S, plan, container, pieces, count)
}

const roomFor = (plan: TablePlan): Int32Array =>
  plan.entities <= room.length ? room : new Int32Array(plan.entities)

/** Writes the members in a random order. Returns their number. */
function mixedMembers(S: Int32Array, { memory: m }: TablePlan, container: number, into: Int32Array): number {
  let count = 0
  for (let piece = S[m.first + container]!; piece !== NONE; piece = S[m.next + piece]!) into[count++] = piece
  mix(S, into, count)
  return count
}

/** Links the members of a container in this order. */
function relink(
  S: Int32Array,
  { memory: m }: TablePlan,
  container: number,
  pieces: ArrayLike<number>,
  count: number,
): void {
  let before = NONE
  for (let i = 0; i < count; i++) {
    const piece = pieces[i]!
    if (before === NONE) S[m.first + container] = piece
    else S[m.next + before] = piece
    S[m.previous + piece] = before
    before = piece
  }
  if (before === NONE) return
  S[m.next + before] = NONE
  S[m.lastPiece + container] = before
}

/**
 * Relinks the members in another order; the length stays. Nobody knows any longer which piece is which, except as far
 * as the place itself shows it; of groups, neither which is which nor their contents.
 */
export function reorder(
  S: Int32Array,
  plan: TablePlan,
  container: number,
  pieces: ArrayLike<number>,
  count = pieces.length,
): void {
  const m = plan.memory
  const mixed = mixesMarks(S, plan, container) ? MIXED : 0
  relink(S, plan, container, pieces, count)
  let hasGroups = false
  for (let i = 0; i < count; i++) {
    const piece = pieces[i]!
    if (piece < plan.pieces) S[m.seen + piece] = seenThere(S, plan, container, piece) | mixed
    else hasGroups = true
  }
  showTop(S, plan, container)
  if (!hasGroups) return
  const groups: number[] = []
  collectGroups(S, plan, container, groups)
  if (count > 1) renumberGroups(S, plan, groups)
  for (const group of groups) hideGroup(S, plan, group + plan.groupShift, mixed)
}

const MIXED = 1 << MIXED_BIT

/**
 * True if a shuffle ends public knowledge of things by tracked values: on them, on groups, or naming them. False if
 * nothing public distinguishes them. It depends only on public information, so it reveals nothing.
 */
function mixesMarks(S: Int32Array, plan: TablePlan, container: number): boolean {
  const { marks, names, groups, everyone } = plan
  const pieces: number[] = []
  collectPieces(S, plan, container, pieces)
  const [one = NONE] = pieces
  if (names.some((at) => pieces.includes(S[at]!))) return true
  const isMixed = (piece: number): boolean => {
    const seen = S[plan.memory.seen + piece]!
    const isOpen = ((seen >>> OPEN_BIT) & 1) === 1 || (seen & everyone) === everyone
    return !isOpen && (seen & MIXED) !== 0
  }
  if (pieces.some((piece) => isMixed(piece) || marks.some((at) => S[at + piece] !== S[at + one]))) return true
  const inside: number[] = []
  collectGroups(S, plan, container, inside)
  return groups.some(({ first, count, tracked }) => {
    const alike = inside.filter((group) => group >= first && group < first + count)
    return tracked.some(({ at }) =>
      alike.some((group) => S[at + group - first] !== S[at + alike[0]! - first]),
    )
  })
}

/** Pieces in a container and in groups there. */
function collectPieces(S: Int32Array, plan: TablePlan, container: number, into: number[]): void {
  const { first, next } = plan.memory
  for (let entity = S[first + container]!; entity !== NONE; entity = S[next + entity]!)
    if (entity < plan.pieces) into.push(entity)
    else collectPieces(S, plan, entity + plan.groupShift, into)
}

/** Groups in a container, each followed by those in it. */
function collectGroups(S: Int32Array, plan: TablePlan, container: number, into: number[]): void {
  const { first, next } = plan.memory
  for (let entity = S[first + container]!; entity !== NONE; entity = S[next + entity]!) {
    if (entity < plan.pieces) continue
    into.push(entity)
    collectGroups(S, plan, entity + plan.groupShift, into)
  }
}

/** Forgets the faces of the pieces in a group, unless they are visible where it is. */
function hideGroup(S: Int32Array, plan: TablePlan, container: number, mixed: number): void {
  const { first, next, seen } = plan.memory
  for (let piece = S[first + container]!; piece !== NONE; piece = S[next + piece]!)
    if (piece < plan.pieces) S[seen + piece] = seenThere(S, plan, container, piece) | mixed
  showTop(S, plan, container)
}
