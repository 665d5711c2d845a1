import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { areMixed, markedClass, recognises } from '../state/knows.ts'

/**
 * What a seat sees of something in a place, but for its face, as a number: of a piece, who owns it, whether it lies open, and its
 * tracked values; of a group, which one it is.
 */
export function lookOf(ir: GameIR, S: Int32Array, seat: number | undefined, entity: number): number {
  if (isGroup(ir, entity)) return GROUPS + entity
  const open = ((S[ir.memory.seen + entity] ?? 0) >>> OPEN_BIT) & 1
  const owner = faceOf(ir, S, entity)?.owner ?? NONE
  return 2 * (owner < 0 ? 0 : 1 + owner) + open + MARKS * marksOn(ir, S, seat, entity)
}

/**
 * The same of a piece that is picked among others: what a seat knows of one that was mixed does not tell it which of them it is,
 * so neither does what is tracked of it.
 */
export function lookOfPicked(ir: GameIR, S: Int32Array, seat: number | undefined, piece: number): number {
  const look = lookOf(ir, S, seat, piece)
  return !areMixed(ir, S, piece) || recognises(ir, S, seat, piece) ? look : look % MARKS
}

/** Who owns the piece; negative: nobody. */
export function ownerIn(look: number): number {
  return Math.floor((look % GROUPS) / 2) - 1
}

/** Everybody sees that a group is there, and which one it is. */
export function isGroup(ir: GameIR, entity: number): boolean {
  return entity >= ir.pieces.length
}

/** Groups look different from any piece. */
const GROUPS = 0x10000
const MARKS = 2 * GROUPS
/** A prime, so that a look fits a word. Where two sets of values fall together, the pieces are merely not told apart. */
const DIFFERENT = 8_191
const FACTOR = 131

interface Stripe {
  readonly of: string
  readonly at: number
}

const MADE = new WeakMap<GameIR, readonly Stripe[]>()

/** Tracked values of pieces that a look shows; which piece one names is not seen. */
function stripesOf(ir: GameIR): readonly Stripe[] {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const found = ir.memory.regions.flatMap(({ per, of, type, secret, at }) =>
    per === 'piece' &&
    of !== undefined &&
    secret === undefined &&
    type !== undefined &&
    type !== 'piece' &&
    type !== 'group'
      ? [{ of, at }]
      : [],
  )
  MADE.set(ir, found)
  return found
}

function marksOn(ir: GameIR, S: Int32Array, seat: number | undefined, piece: number): number {
  const stripes = stripesOf(ir)
  const shown = stripes.length === 0 ? undefined : markedClass(ir, S, seat, piece)
  if (shown === undefined) return 0
  let sum = 0
  for (const { of, at } of stripes)
    if (of === shown) sum = Math.abs((sum * FACTOR + (S[at + piece] ?? NONE) + 2) % DIFFERENT)
  return sum
}
