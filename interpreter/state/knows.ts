import { MIXED_BIT, NONE, OPEN_BIT, type GameIR } from '../../grammar/ir/ir.ts'
import { faceOf } from './face.ts'
import { isWatcher, type Watchers } from '../../grammar/ir/watchers.ts'
import { isScreened } from './take-screens-down.ts'

/** Replaces a seat: a spectator, who sees public things and remembers nothing. */
export const SPECTATOR = -1

/** True if a seat knows the face of a piece; without a seat, if every seat does. */
export function knows(ir: GameIR, state: Int32Array, seat: number | undefined, piece: number): boolean {
  if (seat !== undefined) return seatKnows(ir, state, seat, piece)
  return ir.seats.every((_, one) => seatKnows(ir, state, one, piece))
}

/**
 * True if a seat can recognise by its face which piece this is. It may know the contents of a fan that it cannot look
 * into, but not which piece is which. Without a seat: true if everybody can.
 */
export function recognises(ir: GameIR, state: Int32Array, seat: number | undefined, piece: number): boolean {
  if (!knows(ir, state, seat, piece)) return false
  const { memory, containers } = ir
  const at = state[memory.at + piece] ?? NONE
  const container = containers[at]
  if (container === undefined || container.pile || container.capacity === 1 || state[memory.count + at] === 1)
    return true
  if (((state[memory.seen + piece] ?? 0) >>> OPEN_BIT) & 1) return true
  const seats = seat === undefined ? ir.seats.map((_, one) => one) : [seat]
  return seats.every((one) => seesThere(ir, state, one, piece))
}

function seatKnows(ir: GameIR, state: Int32Array, seat: number, piece: number): boolean {
  // An empty choice has a number beyond them all, which has no words in the state.
  if (piece >= ir.pieces.length + ir.groups.length) return false
  // Events behind the screens of others are recorded at once, but visible only when these are down.
  if (isScreened(ir, state, seat, state[ir.memory.at + piece] ?? NONE)) return false
  const seen = state[ir.memory.seen + piece] ?? 0
  const wasShown = seat !== SPECTATOR && ((seen >>> seat) & 1) === 1
  return ((seen >>> OPEN_BIT) & 1) === 1 || wasShown || seesThere(ir, state, seat, piece)
}

/**
 * True if pieces with different tracked values were mixed, so that only those who know the piece know which values it
 * has.
 */
export function areMixed(ir: GameIR, state: Int32Array, piece: number): boolean {
  return (((state[ir.memory.seen + piece] ?? 0) >>> MIXED_BIT) & 1) === 1
}

/**
 * True if groups with different tracked values were mixed. Only those who know everything in this one know which it is.
 */
export function isGroupMixed(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  group: number,
): boolean {
  const { first, next } = ir.memory
  const inside = group - ir.pieces.length + (ir.groups[0]?.container ?? 0)
  for (let one = state[first + inside] ?? NONE; one !== NONE; one = state[next + one] ?? NONE) {
    const isPiece = one < ir.pieces.length
    if (
      isPiece ? areMixed(ir, state, one) && !knows(ir, state, seat, one) : isGroupMixed(ir, state, seat, one)
    )
      return true
  }
  return false
}

/**
 * The class whose tracked values of a piece a seat may look up, by its number. Undefined if it may not. They are on the
 * piece for everybody to see, even face down, until pieces with different ones are mixed; but only if the place
 * determines the class of its pieces.
 */
export function markedClass(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  piece: number,
): string | undefined {
  const own = ir.kinds[faceOf(ir, state, piece)?.kind ?? NONE]?.class
  if (knows(ir, state, seat, piece)) return own
  if (areMixed(ir, state, piece)) return undefined
  const place = ir.containers[state[ir.memory.at + piece] ?? NONE]
  if (place === undefined || place.supply === true) return undefined
  const isOther = (kind: number): boolean => ir.kinds[kind]?.class !== own
  return place.holds === undefined
    ? ir.pieces.some(({ kind }) => isOther(kind))
      ? undefined
      : own
    : place.holds.some(isOther)
      ? undefined
      : own
}

/** True if the seat sees into its place. */
function seesThere(ir: GameIR, state: Int32Array, seat: number, piece: number): boolean {
  const at = state[ir.memory.at + piece] ?? NONE
  // The contents of a group are visible to whoever sees into the place of the group.
  const groups = ir.groups[0]?.container ?? ir.containers.length
  let place = at
  while (place >= groups) place = state[ir.memory.at + place - groups + ir.pieces.length] ?? NONE
  const container = ir.containers[place]
  if (container === undefined) return false
  const isTop = state[ir.memory.first + at] === piece
  const owner = container.owner >= 0 ? container.owner : (ir.pieces[piece]?.owner ?? NONE)
  const isWatching = (who: Watchers): boolean =>
    seat === SPECTATOR ? who === 'everyone' : isWatcher(who, owner, seat, ir.teams)
  return (
    isWatching(container.seenBy) ||
    (isTop && ir.containers[at]?.pile === true && isWatching(container.topSeenBy))
  )
}
