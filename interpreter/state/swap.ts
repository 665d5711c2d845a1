import { MIXED_BIT, NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { leavesFan, showTop } from './move-piece.ts'
import { seenThere, type TablePlan } from './table-plan.ts'

/*
 * Both sides of a swap happen at once: nothing is revealed in between, no place is temporarily too full or empty, and
 * knowledge of a place's contents is kept.
 */

/** Two pieces exchange their places, including their positions in the order. Returns false if one has no place. */
export function swapPieces(S: Int32Array, plan: TablePlan, one: number, other: number): boolean {
  const m = plan.memory
  const [onePlace, otherPlace] = [S[m.at + one]!, S[m.at + other]!]
  if (onePlace === NONE || otherPlace === NONE) return false
  if (one === other) return true
  if (plan.supply[onePlace] === 1 || plan.supply[otherPlace] === 1) exchangeMixed(S, plan, one, other)
  // Of two neighbours, handle the one in front first.
  if (S[m.next + other] === one) return swapPieces(S, plan, other, one)
  if (onePlace !== otherPlace) {
    leaves(S, plan, one, onePlace, otherPlace)
    leaves(S, plan, other, otherPlace, onePlace)
  }
  const [before, after] = [S[m.previous + one]!, S[m.next + one]!]
  const [otherBefore, otherAfter] = [S[m.previous + other]!, S[m.next + other]!]
  const areNeighbours = after === other
  put(S, plan, other, onePlace, before, areNeighbours ? one : after)
  put(S, plan, one, otherPlace, areNeighbours ? other : otherBefore, otherAfter)
  for (const [piece, place] of [
    [one, otherPlace],
    [other, onePlace],
  ] as const)
    if (piece < plan.pieces) S[m.seen + piece] = S[m.seen + piece]! | seenThere(S, plan, place, piece)
  showTop(S, plan, onePlace)
  showTop(S, plan, otherPlace)
  return true
}

/** After an unseen change, the new piece must not differ from the old one in whether its tracked values are known. */
function exchangeMixed(S: Int32Array, { memory: { seen } }: TablePlan, one: number, other: number): void {
  const differing = (S[seen + one]! ^ S[seen + other]!) & (1 << MIXED_BIT)
  S[seen + one] = S[seen + one]! ^ differing
  S[seen + other] = S[seen + other]! ^ differing
}

/** Two places exchange their contents, in order. */
export function swapPlaces(S: Int32Array, plan: TablePlan, one: number, other: number): void {
  if (one === other) return
  const m = plan.memory
  forgetsOrder(S, plan, one, other)
  forgetsOrder(S, plan, other, one)
  for (const words of [m.first, m.lastPiece, m.count]) {
    const saved = S[words + one]!
    S[words + one] = S[words + other]!
    S[words + other] = saved
  }
  for (const place of [one, other]) {
    for (let piece = S[m.first + place]!; piece !== NONE; piece = S[m.next + piece]!) {
      S[m.at + piece] = place
      if (piece < plan.pieces) S[m.seen + piece] = S[m.seen + piece]! | seenThere(S, plan, place, piece)
    }
    showTop(S, plan, place)
  }
}

function put(
  S: Int32Array,
  { memory: m }: TablePlan,
  piece: number,
  place: number,
  before: number,
  after: number,
): void {
  if (before === NONE) S[m.first + place] = piece
  else S[m.next + before] = piece
  if (after === NONE) S[m.lastPiece + place] = piece
  else S[m.previous + after] = piece
  S[m.previous + piece] = before
  S[m.next + piece] = after
  S[m.at + piece] = place
}

function leaves(S: Int32Array, plan: TablePlan, piece: number, from: number, to: number): void {
  if (plan.fan[from] === 1 && S[plan.memory.count + from]! > 1) leavesFan(S, plan, piece, from, to)
}

/**
 * A player who only knew that something is among several, and cannot see into either place, does not know its position
 * in an order.
 */
function forgetsOrder(S: Int32Array, plan: TablePlan, from: number, to: number): void {
  const m = plan.memory
  if (plan.fan[from] !== 1 || plan.fan[to] === 1 || S[m.count + from]! < 2) return
  for (let piece = S[m.first + from]!; piece !== NONE; piece = S[m.next + piece]!) {
    if (piece >= plan.pieces) continue
    const seen = S[m.seen + piece]!
    if ((seen & (1 << OPEN_BIT)) === 0) S[m.seen + piece] = seen & seenThere(S, plan, from, piece)
  }
}
