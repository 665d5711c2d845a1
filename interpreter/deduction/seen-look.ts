import { NONE, OPEN_BIT, type GameIR } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { areMixed, markedClass, recognises } from '../state/knows.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * Encodes how a seat sees a thing in a place, except its face: for a piece its owner, whether it is face up, and its
 * tracked values; for a group, which one it is.
 */
export function lookOf(ir: GameIR, S: Int32Array, seat: number | undefined, entity: number): number {
  if (isGroup(ir, entity)) return GROUPS + entity
  const open = ((S[ir.memory.seen + entity] ?? 0) >>> OPEN_BIT) & 1
  const owner = faceOf(ir, S, entity)?.owner ?? NONE
  return 2 * (owner < 0 ? 0 : 1 + owner) + open + MARKS * marksOn(ir, S, seat, entity)
}

/**
 * The same for a piece picked among others. Knowing something about a mixed piece does not identify it, and neither do
 * its tracked values.
 */
export function lookOfPicked(ir: GameIR, S: Int32Array, seat: number | undefined, piece: number): number {
  const look = lookOf(ir, S, seat, piece)
  return !areMixed(ir, S, piece) || recognises(ir, S, seat, piece) ? look : look % MARKS
}

/** Owner of the piece. Negative if it has none. */
export function ownerIn(look: number): number {
  return Math.floor((look % GROUPS) / 2) - 1
}

/** True for groups. Everybody sees which group is where. */
export function isGroup(ir: GameIR, entity: number): boolean {
  return entity >= ir.pieces.length
}

/** Offset that keeps looks of groups apart from those of pieces. */
const GROUPS = 0x10000
const MARKS = 2 * GROUPS
/** A prime, so that a look fits a word. On a collision, two pieces are merely not told apart. */
const DIFFERENT = 8_191
const FACTOR = 131

interface Stripe {
  readonly of: string
  readonly at: number
}

/** Tracked values of pieces that a look includes. Values that name pieces are not visible. */
const stripesOf = memoized((ir: GameIR): readonly Stripe[] =>
  ir.memory.regions.flatMap(({ per, of, type, secret, at }) =>
    per === 'piece' &&
    of !== undefined &&
    secret === undefined &&
    type !== undefined &&
    type !== 'piece' &&
    type !== 'group'
      ? [{ of, at }]
      : [],
  ),
)

function marksOn(ir: GameIR, S: Int32Array, seat: number | undefined, piece: number): number {
  const stripes = stripesOf(ir)
  const shown = stripes.length === 0 ? undefined : markedClass(ir, S, seat, piece)
  if (shown === undefined) return 0
  let sum = 0
  for (const { of, at } of stripes)
    if (of === shown) sum = Math.abs((sum * FACTOR + (S[at + piece] ?? NONE) + 2) % DIFFERENT)
  return sum
}
