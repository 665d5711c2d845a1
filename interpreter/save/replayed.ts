import { Match } from '../match/match.ts'
import { isRefused, refusedFault, type Refused } from '../match/refused.ts'
import { Fault, type Program } from '../program/program.ts'
import { matchAtPosition } from './position.ts'

/** A game replayed as far as its rules allow. */
export interface Replayed {
  readonly match: Match
  /** The first refused answer. Undefined if all were played. */
  readonly stopped: Stopped | undefined
}

export interface Stopped {
  /** Number of the answer in the game, from 1. */
  readonly ply: number
  readonly move: string
  /** The refusal: the conditions, with the position of the first of them in `at`. */
  readonly refused: Refused
}

/**
 * Plays answers from the start of a game, each checked again, as far as the rules accept them. The rules may differ
 * from those under which the answers were given: an editor continues a game while its rules change. Refused only if the
 * game cannot begin.
 */
export function replayed(
  program: Program,
  game: {
    readonly seed: string | number
    /** The text of the position where it began. */
    readonly position?: string | undefined
    readonly moves: readonly string[]
  },
): Replayed | Refused {
  const match = startOf(program, game)
  if (isRefused(match)) return match
  for (const [index, move] of game.moves.entries()) {
    const refused = match.play(move)
    if (refused !== undefined) return { match, stopped: { ply: index + 1, move, refused } }
  }
  return { match, stopped: undefined }
}

function startOf(
  program: Program,
  { seed, position }: { readonly seed: string | number; readonly position?: string | undefined },
): Match | Refused {
  try {
    return position === undefined
      ? Match.start(program, { seed })
      : matchAtPosition(program, position, { seed })
  } catch (thrown) {
    if (thrown instanceof Fault) return refusedFault(program.ir, thrown)
    throw thrown
  }
}
