import { Match } from '../match/match.ts'
import { Fault, type Program } from '../program/program.ts'
import { mustBeSeat } from '../match/seats.ts'
import type { PositionRefused } from './position-items.ts'
import { positionOf, positionSeenBy } from './position-text.ts'
import { stateOfPosition } from './read-position.ts'

export interface PositionOptions {
  /** Earlier positions too, for rules about repetition; left out by default. */
  readonly history?: boolean
  /** Only what this seat knows: pieces it does not know are `?`, so no game can begin there. */
  readonly seat?: number
}

/**
 * The position of a game as one line: everything on which play from here depends, except chance. Equal positions give
 * equal texts. Without a seat it contains every secret. Throws a `Fault` if nobody is to decide, or if the seat cannot
 * know the position while players act in secret.
 */
export function positionText(match: Match, { history = false, seat }: PositionOptions = {}): string {
  const state = match.snapshot()
  if (match.decision() === undefined)
    throw new Fault('ST5220', 'The game is over, so there is no position to continue from.', -1)
  if (seat === undefined) return positionOf(match.program, state, history)
  mustBeSeat(match.ir, seat)
  return positionSeenBy(match.program, state, seat)
}

/** Starts a game at the text of a position. Chance is drawn from the seed. Returns what is wrong with a text. */
export function matchAtPosition(
  program: Program,
  text: string,
  options: { readonly seed: string | number },
): Match | PositionRefused {
  const state = stateOfPosition(program, text)
  return state instanceof Int32Array ? Match.at(program, { ...options, state, position: text }) : state
}
