import { NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { link, unlink } from './containers.ts'
import { endGroup } from './groups.ts'
import { OWNERS, placeOf, seenOnTop, seenThere, type TablePlan } from './table-plan.ts'

const OPEN = 1 << OPEN_BIT

/**
 * Moves a piece and tracks who knows its face. A seat remembers what it has seen. In a fan, where nobody can follow a
 * single piece, a seat knows at least the number of each face: one mark for each, placed on a piece of that face.
 */
export function movePiece(
  S: Int32Array,
  plan: TablePlan,
  piece: number,
  to: number,
  end: 'first' | 'last',
): void {
  const from = S[plan.memory.at + piece]!
  carryPiece(S, plan, piece, to, end)
  if (from !== NONE) showTop(S, plan, from)
  showTop(S, plan, to)
}

/** Moves several pieces at once: nobody sees an intermediate pile. They keep their order. */
export function movePieces(
  S: Int32Array,
  plan: TablePlan,
  pieces: ArrayLike<number>,
  count: number,
  to: number,
  end: 'first' | 'last',
): void {
  const left = new PilesLeft()
  // Pieces put in front one by one must be processed last to first to keep their order.
  for (let i = 0; i < count; i++) {
    const piece = pieces[end === 'last' ? i : count - 1 - i]!
    left.note(S, plan, piece)
    carryPiece(S, plan, piece, to, end)
  }
  left.showTops(S, plan)
  showTop(S, plan, to)
}

/** The piles that pieces leave during one step. Their tops are revealed when the step is done. */
export class PilesLeft {
  private piles: number[] | undefined

  note(S: Int32Array, plan: TablePlan, piece: number): void {
    const from = S[plan.memory.at + piece]!
    if (from !== NONE && plan.topWatchers[from] !== 0) (this.piles ??= []).push(from)
  }

  showTops(S: Int32Array, plan: TablePlan): void {
    this.piles?.forEach((pile) => showTop(S, plan, pile))
  }
}

/** Moves a piece without revealing the top of either place. */
export function carryPiece(
  S: Int32Array,
  plan: TablePlan,
  piece: number,
  to: number,
  end: 'first' | 'last',
): void {
  const m = plan.memory
  const from = S[m.at + piece]!
  const isGroup = piece >= plan.pieces
  if (!isGroup && from !== NONE && plan.fan[from] === 1 && from !== to && S[m.count + from]! > 1)
    leavesFan(S, plan, piece, from, to)
  unlink(S, m, piece)
  link(S, m, piece, to, end)
  if (from >= plan.groupContainers && S[m.count + from] === 0)
    endGroup(S, plan, from - plan.groupShift, piece)
  if (isGroup) groupArrives(S, plan, piece + plan.groupShift)
  else S[m.seen + piece] = S[m.seen + piece]! | seenThere(S, plan, to, piece)
}

/** Players who see into a group's new place see its contents, or its first piece. */
function groupArrives(S: Int32Array, plan: TablePlan, container: number): void {
  const { first, next, seen } = plan.memory
  for (let member = S[first + container]!; member !== NONE; member = S[next + member]!)
    if (member < plan.pieces) S[seen + member] = S[seen + member]! | seenThere(S, plan, container, member)
    else groupArrives(S, plan, member + plan.groupShift)
  showTop(S, plan, container)
}

/**
 * Updates the knowledge of seats that cannot see into a fan when a piece leaves it. A seat that sees where it goes
 * counts one fewer of that face; a seat that sees neither counts one fewer of every face, because it may have been any.
 */
export function leavesFan(S: Int32Array, plan: TablePlan, piece: number, from: number, to: number): void {
  const blind = marksIn(S, plan, from) & plan.fans.seats & ~seenThere(S, plan, from, piece)
  if (blind === 0) return
  const m = plan.memory
  const seen = S[m.seen + piece]!
  const observers = (seen & OPEN) !== 0 ? plan.everyone : seenThere(S, plan, to, piece)
  const counting = blind & observers & ~seen
  if (counting !== 0) takeMark(S, plan, from, counting, piece)
  const unaware = blind & ~observers
  for (let seat = 1; seat <= unaware; seat <<= 1) {
    if ((unaware & seat) === 0) continue
    const isMarked = (seen & seat) !== 0
    takeMarks(S, plan, from, seat, piece, isMarked)
    if (isMarked) S[m.seen + piece] = S[m.seen + piece]! & ~seat
  }
}

/** Seats that know something in a fan without seeing into it. */
function marksIn(S: Int32Array, plan: TablePlan, fan: number): number {
  const { first, next, seen } = plan.memory
  const watchers = plan.watchers[placeOf(S, plan, fan)] ?? 0
  let marks = 0
  if (watchers !== OWNERS) {
    const blind = plan.fans.seats & ~watchers
    if (blind === 0) return 0
    for (let other = S[first + fan]!; other !== NONE; other = S[next + other]!)
      if (other < plan.pieces) marks |= S[seen + other]!
    return marks & blind
  }
  for (let other = S[first + fan]!; other !== NONE; other = S[next + other]!)
    if (other < plan.pieces) marks |= S[seen + other]! & ~plan.ownerBit[other]!
  return marks
}

/** Removes one mark of the piece's face for each of some seats. */
function takeMark(S: Int32Array, plan: TablePlan, from: number, seats: number, piece: number): void {
  const { first, next, seen } = plan.memory
  let left = seats
  for (let other = S[first + from]!; other !== NONE; other = S[next + other]!) {
    if (other >= plan.pieces) continue
    const known = S[seen + other]!
    const marked = known & left
    if (marked === 0 || (known & OPEN) !== 0 || other === piece || !plan.fans.sameFace(other, piece)) continue
    S[seen + other] = known & ~marked
    left &= ~marked
    if (left === 0) return
  }
}

const counted: number[] = []

/** Removes one mark of every face that may have left. The owner of a piece is public. */
function takeMarks(
  S: Int32Array,
  plan: TablePlan,
  from: number,
  seat: number,
  piece: number,
  isMarked: boolean,
): void {
  const m = plan.memory
  let faces = 0
  counted[0] = piece
  if (isMarked) faces = 1
  for (let other = S[m.first + from]!; other !== NONE; other = S[m.next + other]!) {
    if (!isMark(S, plan, other, seat) || other === piece || plan.owner[other] !== plan.owner[piece]) continue
    let isNew = true
    for (let i = 0; i < faces && isNew; i++) isNew = !plan.fans.sameFace(counted[i]!, other)
    if (!isNew) continue
    counted[faces++] = other
    S[m.seen + other] = S[m.seen + other]! & ~seat
  }
}

/** True if the seat knows the piece without seeing it. Groups have no face. */
function isMark(S: Int32Array, plan: TablePlan, piece: number, seat: number): boolean {
  if (piece >= plan.pieces) return false
  const seen = S[plan.memory.seen + piece]!
  return (seen & seat) !== 0 && (seen & OPEN) === 0
}

/** In some piles the first piece is face up: players who may look see it as soon as it is the first. */
export function showTop(S: Int32Array, plan: TablePlan, container: number): void {
  if (plan.topWatchers[container] === 0) return
  const m = plan.memory
  const top = S[m.first + container]!
  if (top === NONE || top >= plan.pieces) return
  S[m.seen + top] = S[m.seen + top]! | seenOnTop(S, plan, container, top)
}

/** True if a seat may see the face of a piece because of its place, because it was shown, or because it is face up. */
export function knowsFace(S: Int32Array, plan: TablePlan, piece: number, seat: number): boolean {
  const seen = S[plan.memory.seen + piece]!
  if ((seen & OPEN) !== 0) return true
  return seat !== NONE && (seen & (1 << seat)) !== 0
}

/**
 * True if a seat can recognise by its face which piece this is. It may know the contents of a fan that it cannot look
 * into, but not which piece is which.
 */
export function recognisesFace(S: Int32Array, plan: TablePlan, piece: number, seat: number): boolean {
  if (!knowsFace(S, plan, piece, seat)) return false
  const m = plan.memory
  const at = S[m.at + piece]!
  if (at === NONE || plan.fan[at] !== 1 || S[m.count + at] === 1) return true
  return (S[m.seen + piece]! & OPEN) !== 0 || (seenThere(S, plan, at, piece) & (1 << seat)) !== 0
}

/**
 * The same without marks, if only open and visible faces are known. Nobody recognises more of several things in a fan.
 */
export function seesFace(S: Int32Array, plan: TablePlan, piece: number, seat: number): boolean {
  // An empty choice has no face that chance could hide.
  if (piece >= plan.pieces) return true
  if ((S[plan.memory.seen + piece]! & OPEN) !== 0) return true
  const at = S[plan.memory.at + piece]!
  return at !== NONE && seat !== NONE && (seenThere(S, plan, at, piece) & (1 << seat)) !== 0
}

/** Shows the face to these seats, which remember it. */
export function showPiece(S: Int32Array, plan: TablePlan, piece: number, seats: number): void {
  S[plan.memory.seen + piece] = S[plan.memory.seen + piece]! | seats
}

/** Turns it face up for good. */
export function revealPiece(S: Int32Array, plan: TablePlan, piece: number): void {
  showPiece(S, plan, piece, plan.everyone | OPEN)
}
