import type { PictureIR } from '../../grammar/ir/ir.ts'
import { scramble } from './chance.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * A picture is the sum, in two words, of one pair of numbers for each piece that stands on a space: cheap to change for
 * one piece, and independent of the order in which pieces are looked at.
 */
export interface PicturePlan {
  readonly spaces: number
  /** Pairs of the first pieces; those behind are worked out when they are asked for. */
  readonly low: Int32Array
  readonly high: Int32Array
}

/** So many pairs are kept: all of a usual board, and a part of one that is large and full. */
export const KEPT_PAIRS = 1 << 16

export function picturePlan(pieces: number, spaces: number): PicturePlan {
  const kept = Math.min(pieces * spaces, KEPT_PAIRS)
  const low = new Int32Array(kept)
  const high = new Int32Array(kept)
  for (let i = 0; i < kept; i++) {
    low[i] = lowOf(i)
    high[i] = highOf(i, low[i]!)
  }
  return { spaces, low, high }
}

function lowOf(pair: number): number {
  return scramble(pair + 0x51ed270b)
}

function highOf(pair: number, low: number): number {
  return scramble(low ^ Math.imul(pair + 1, 0x9e3779b1))
}

/** Where the two words of the latest picture are put; one at a time is enough. */
export interface PictureWords {
  low: number
  high: number
}

/** The picture as it is, or as it would be with `moved` on `onto` (-1: nothing moved). */
export function takePicture(
  S: Int32Array,
  table: TablePlan,
  plan: PicturePlan,
  picture: PictureIR,
  moved: number,
  onto: number,
  into: PictureWords,
): void {
  const { at } = table.memory
  const { pieces } = picture
  let low = 0
  let high = 0
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    const place = piece === moved ? onto : S[at + piece]!
    if (place < 0 || place >= plan.spaces) continue
    const pair = piece * plan.spaces + place
    const isKnown = pair < plan.low.length
    const own = isKnown ? plan.low[pair]! : lowOf(pair)
    low = (low + own) | 0
    high = (high + (isKnown ? plan.high[pair]! : highOf(pair, own))) | 0
  }
  into.low = low
  into.high = high
}

/** Writes a picture into a seat's ring of the last `keep`. */
export function keepPicture(S: Int32Array, picture: PictureIR, seat: number, words: PictureWords): void {
  const ring = picture.at + seat * (1 + 2 * picture.keep)
  const taken = S[ring]!
  const slot = ring + 1 + 2 * (taken % picture.keep)
  S[slot] = words.low
  S[slot + 1] = words.high
  S[ring] = taken + 1
}

/** How many of a seat's last `within` pictures can be compared. */
export function picturesWithin(S: Int32Array, picture: PictureIR, seat: number, within: number): number {
  const taken = S[picture.at + seat * (1 + 2 * picture.keep)]!
  return Math.min(within, taken, picture.keep)
}

export function isKept(
  S: Int32Array,
  picture: PictureIR,
  seat: number,
  among: number,
  words: PictureWords,
): boolean {
  const ring = picture.at + seat * (1 + 2 * picture.keep)
  const taken = S[ring]!
  for (let back = 1; back <= among; back++) {
    const slot = ring + 1 + 2 * ((taken - back) % picture.keep)
    if (S[slot] === words.low && S[slot + 1] === words.high) return true
  }
  return false
}
