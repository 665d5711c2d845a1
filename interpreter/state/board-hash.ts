import { NONE, type GameIR, type PictureIR } from '../../grammar/ir/ir.ts'
import { scramble } from './chance.ts'
import { NOTHING_READ, movedBefore, movedSince } from './moved-pieces.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * A picture is a hash: the sum, in two words, of one pair of numbers for each piece on a space. It is cheap to update
 * for one piece, and independent of the order in which pieces are visited.
 */
interface PicturePlan {
  readonly spaces: number
  /** Pairs of the first pieces. Later ones are computed on demand. */
  readonly low: Int32Array
  readonly high: Int32Array
}

/** Number of stored pairs: all of a usual board, and part of a large and full one. */
export const KEPT_PAIRS = 1 << 16

export function picturePlan(pieces: number, spaces: number): PicturePlan {
  const pairCount = Math.min(pieces * spaces, KEPT_PAIRS)
  const low = new Int32Array(pairCount)
  const high = new Int32Array(pairCount)
  for (let i = 0; i < pairCount; i++) {
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

/** The two words of a picture. */
export interface PictureWords {
  readonly low: number
  readonly high: number
}

/** The pair of words of a piece on a space. */
export function pairWords(pair: number): PictureWords {
  const low = lowOf(pair)
  return { low, high: highOf(pair, low) }
}

/** The object that takes each picture of a game. */
export function pictureTakers(ir: GameIR, table: TablePlan): readonly PictureTaker[] {
  const plan = picturePlan(ir.pictures.length === 0 ? 0 : ir.pieces.length, ir.spaces.length)
  return ir.pictures.map((picture) => new PictureTaker(picture, table, plan))
}

/**
 * Takes one picture repeatedly. It stores the previous positions of the pieces and updates only those that have moved
 * since, even in another state.
 */
export class PictureTaker implements PictureWords {
  low = 0
  high = 0
  private readonly plan: PicturePlan
  private readonly at: number
  private readonly pieces: Int32Array
  /** For each piece, its index among those of the picture, or -1. */
  private readonly member: Int32Array
  private readonly places: Int32Array
  private sumLow = 0
  private sumHigh = 0
  private read = NOTHING_READ

  constructor(picture: PictureIR, table: TablePlan, plan: PicturePlan) {
    this.plan = plan
    this.at = table.memory.at
    this.pieces = Int32Array.from(picture.pieces)
    this.member = new Int32Array(Math.max(-1, ...picture.pieces) + 1).fill(-1)
    picture.pieces.forEach((piece, i) => (this.member[piece] = i))
    this.places = new Int32Array(picture.pieces.length).fill(NONE)
  }

  /**
   * The picture as it is, or as it would be with `moved` on `onto` (-1: nothing moved), in `low` and `high`. A caller
   * with a move log avoids a scan of all pieces.
   */
  take(S: Int32Array, moved = -1, onto = -1, moves?: Int32Array): void {
    const { pieces, at } = this
    const since = moves === undefined ? undefined : movedSince(moves, this.read)
    if (moves !== undefined) this.read = moves[0]!
    if (moves !== undefined && since !== undefined)
      for (let back = since; back > 0; back--) {
        const piece = movedBefore(moves, back)
        const member = this.member[piece] ?? -1
        if (member >= 0) this.addPair(member, S[at + piece]!)
      }
    else for (let i = 0; i < pieces.length; i++) this.addPair(i, S[at + pieces[i]!]!)
    const { sumLow, sumHigh } = this
    const i = this.member[moved] ?? -1
    if (i >= 0) {
      this.add(moved, this.places[i]!, -1)
      this.add(moved, onto, 1)
    }
    this.low = this.sumLow
    this.high = this.sumHigh
    this.sumLow = sumLow
    this.sumHigh = sumHigh
  }

  private addPair(member: number, place: number): void {
    const before = this.places[member]!
    if (place === before) return
    const piece = this.pieces[member]!
    this.add(piece, before, -1)
    this.add(piece, place, 1)
    this.places[member] = place
  }

  private add(piece: number, place: number, sign: number): void {
    const { plan } = this
    if (place < 0 || place >= plan.spaces) return
    const pair = piece * plan.spaces + place
    const isKnown = pair < plan.low.length
    const low = isKnown ? plan.low[pair]! : lowOf(pair)
    const high = isKnown ? plan.high[pair]! : highOf(pair, low)
    this.sumLow = (this.sumLow + sign * low) | 0
    this.sumHigh = (this.sumHigh + sign * high) | 0
  }
}

/** Stores a picture in a seat's ring of the last `keep`. */
export function keepPicture(S: Int32Array, picture: PictureIR, seat: number, words: PictureWords): void {
  const ring = picture.at + seat * (1 + 2 * picture.keep)
  const taken = S[ring]!
  const slot = ring + 1 + 2 * (taken % picture.keep)
  S[slot] = words.low
  S[slot + 1] = words.high
  S[ring] = taken + 1
}

/** Number of a seat's last `within` pictures that exist. */
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
