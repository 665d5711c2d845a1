import { expect } from 'vitest'
import { programOf } from '../../../interpreter/examples/run.ts'
import { Match } from '../../../interpreter/match/match.ts'
import { chance, configuredVariant } from '../../games/loaded.ts'
import type { Variant } from '../../games/loaded.ts'

/** A game written down a second time, for one game of ours. Reads hidden cards from the match where chance has spoken. */
export interface Engine {
  /** Whose decision it is. */
  readonly seat: () => number
  /**
   * All legal moves, as our notation writes them. Undefined when the game is over. `unseen` if chance has decided something since
   * the last move that cannot be read any more; the game is given up.
   */
  readonly moves: () => readonly string[] | 'unseen' | undefined
  readonly play: (move: string) => void
  /** How a move of ours is written here. By default the same. */
  readonly written?: (notation: string) => string
  /** Compares what the moves have led to. */
  readonly check: (match: Match) => void
}

/** Plays random games in both, and compares players, legal moves and results. Returns the number of moves. */
export function playBoth(
  variant: Variant & { readonly players?: number },
  engineFor: (match: Match) => Engine,
  games: number,
): number {
  const program = programOf(configuredVariant(variant, variant.players).checked)
  let plies = 0
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start(program, { seed })
    const engine = engineFor(match)
    const { written = (notation: string) => notation } = engine
    const below = chance(seed)
    let moves = engine.moves()
    for (; moves !== undefined && moves !== 'unseen'; moves = engine.moves()) {
      expect(match.decision()?.seat, `seed ${seed}, ply ${match.ply}`).toBe(engine.seat())
      const ours = match.moves().map(({ notation }) => notation)
      expect(ours.map(written).toSorted(), `seed ${seed}, ply ${match.ply}`).toEqual(moves.toSorted())
      const chosen = ours[below(ours.length)] ?? ''
      expect(match.play(chosen)).toBeUndefined()
      engine.play(written(chosen))
      engine.check(match)
    }
    if (moves === undefined) expect(match.decision(), `seed ${seed}`).toBeUndefined()
    plies += match.ply
  }
  return plies
}

const RANKS = [
  '',
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
]

/** The rank of `heart two`, where the ace is 1. */
export const rankOf = (card: string): number => RANKS.indexOf(card.split(' ')[1] ?? '')
export const suitOf = (card: string): string => card.split(' ')[0] ?? ''
