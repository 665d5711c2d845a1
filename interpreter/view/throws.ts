import { NONE_TEXT } from '../notation/value-text.ts'

/** A throw of dice. Plain data. */
export interface Throw {
  /** The result in the language of the rules: `3 6`, `2 red, 1 blue`. */
  readonly dice: string
  /** The seat on turn. Undefined outside of turns. */
  readonly who: number | undefined
  /** Number of the ply's lines said before it. */
  readonly after: number
}

/** The same before it is filtered for a reader. */
export interface TrueThrow {
  readonly dice: string
  readonly who: number | undefined
  /** Number of lines said before it in the whole game. */
  readonly lines: number
  /** The only seat that saw it. Undefined if all did. */
  readonly seenBy: number | undefined
}

/** Only the latest throws of a ply are logged. */
const THROWS_KEPT = 32

/** The throws that a reader saw. `heardBefore` gives the number of the ply's lines that the reader heard before. */
export function throwsSeen(
  throws: readonly TrueThrow[],
  reader: number | undefined,
  heardBefore: (lines: number) => number,
): readonly Throw[] {
  return throws
    .filter(({ dice, seenBy }) => dice !== NONE_TEXT && (seenBy === undefined || seenBy === reader))
    .slice(-THROWS_KEPT)
    .map((one) => ({ dice: one.dice, who: one.who, after: heardBefore(one.lines) }))
}
