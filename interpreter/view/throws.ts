import { NONE_TEXT } from '../notation/value-text.ts'

/** A throw of dice. Plain data. */
export interface Throw {
  /** What they show, as rules write it: `3 6`, `2 red, 1 blue`. */
  readonly dice: string
  /** Whose turn it was then; undefined outside of turns. */
  readonly who: number | undefined
  /** How many of the lines that the log has for this ply the rules had said before. */
  readonly after: number
}

/** The same before it is known who reads it. */
export interface TrueThrow {
  readonly dice: string
  readonly who: number | undefined
  /** Lines said before in the whole game. */
  readonly lines: number
  /** The only seat that saw it; undefined if all did. */
  readonly seenBy: number | undefined
}

/** Of more throws in one ply than this, only the latest are told. */
const THROWS_KEPT = 32

/** Of these throws, those that a reader saw; `lines` were said in the game before those of the ply that are kept. */
export function throwsSeen(
  throws: readonly TrueThrow[],
  reader: number | undefined,
  lines: number,
): readonly Throw[] {
  return throws
    .filter(({ dice, seenBy }) => dice !== NONE_TEXT && (seenBy === undefined || seenBy === reader))
    .slice(-THROWS_KEPT)
    .map((one) => ({ dice: one.dice, who: one.who, after: Math.max(0, one.lines - lines) }))
}
