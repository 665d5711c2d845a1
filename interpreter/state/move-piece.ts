import { NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { below } from './chance.ts'
import { link, unlink } from './containers.ts'
import type { TablePlan } from './table-plan.ts'
import { endGroup } from './groups.ts'
import { OWNERS, seenThere } from './table-plan.ts'

const OPEN = 1 << OPEN_BIT

/**
 * Moves a piece and keeps account of who knows its face. What a seat has seen it goes on knowing, except where the
 * piece gets lost among others: when one leaves a fan and a seat sees neither the fan nor where it goes, that seat can
 * follow neither it nor those that stay.
 */
export function movePiece(
  S: Int32Array,
  plan: TablePlan,
  piece: number,
  to: number,
  end: 'first' | 'last',
): void {
  const m = plan.memory
  const from = S[m.at + piece]!
  if (from !== NONE && plan.fan[from] === 1 && from !== to && S[m.count + from]! > 1)
    losesTrack(S, plan, piece, from, to)
  unlink(S, m, piece)
  if (from !== NONE) showTop(S, plan, from)
  link(S, m, piece, to, end)
  if (from >= plan.groupContainers && S[m.count + from] === 0) endGroup(S, plan, from - plan.groupShift)
  S[m.seen + piece] = S[m.seen + piece]! | seenThere(S, plan, to, piece)
  showTop(S, plan, to)
}

function losesTrack(S: Int32Array, plan: TablePlan, piece: number, from: number, to: number): void {
  const m = plan.memory
  const sees = seenThere(S, plan, to, piece)
  for (let other = S[m.first + from]!; other !== NONE; other = S[m.next + other]!) {
    const seen = S[m.seen + other]!
    if (seen === 0 || (seen & OPEN) !== 0) continue
    S[m.seen + other] = seen & (sees | seenThere(S, plan, from, other))
  }
}

/** Of some piles the first piece lies open: whoever may look sees it as soon as it is the first. */
function showTop(S: Int32Array, plan: TablePlan, container: number): void {
  const watchers = plan.topWatchers[container]!
  if (watchers === 0) return
  const m = plan.memory
  const top = S[m.first + container]!
  if (top === NONE) return
  S[m.seen + top] = S[m.seen + top]! | (watchers === OWNERS ? plan.ownerBit[top]! : watchers)
}

/** A seat may see the face of a piece: because of where it lies, because it was shown, because it lies open. */
export function knowsFace(S: Int32Array, plan: TablePlan, piece: number, seat: number): boolean {
  const seen = S[plan.memory.seen + piece]!
  if ((seen & OPEN) !== 0) return true
  return seat !== NONE && (seen & (1 << seat)) !== 0
}

/** These seats learn the face, and go on knowing it. */
export function showPiece(S: Int32Array, plan: TablePlan, piece: number, seats: number): void {
  S[plan.memory.seen + piece] = S[plan.memory.seen + piece]! | seats
}

/** Turned up for good. */
export function revealPiece(S: Int32Array, plan: TablePlan, piece: number): void {
  showPiece(S, plan, piece, plan.everyone | OPEN)
}

const room: number[] = []

/** All orders equally likely. Nobody knows any longer which is which but by what the place itself shows. */
export function shuffle(S: Int32Array, plan: TablePlan, container: number): void {
  const m = plan.memory
  room.length = 0
  for (let piece = S[m.first + container]!; piece !== NONE; piece = S[m.next + piece]!) room.push(piece)
  for (let left = room.length - 1; left > 0; left--) {
    const other = below(S, 'shuffle', left + 1)
    const kept = room[left]!
    room[left] = room[other]!
    room[other] = kept
  }
  for (const piece of room) unlink(S, m, piece)
  for (const piece of room) {
    link(S, m, piece, container, 'last')
    S[m.seen + piece] = seenThere(S, plan, container, piece)
  }
  showTop(S, plan, container)
}
