/** Units for all players of a game together: plies tried, moves listed for them, and what the rules looked at meanwhile. */
export const MOST_THOUGHT = 40_000_000
/** At least this is spent on a decision, however long the game. */
const LEAST = 2_000
/** A decision takes at most this share of what is left. */
const SHARE = 1 / 16

/**
 * What one player may still spend on a game. Few games come near it; in a longer or a wider one, players try ever fewer moves
 * instead of taking ever longer. It is counted, not timed, so that games can be repeated.
 */
export class Thought {
  private spent = 0

  /** For the next decision of one of so many players. */
  share(players: number): number {
    return Math.max(LEAST, (MOST_THOUGHT / players - this.spent) * SHARE)
  }

  spend(units: number): void {
    this.spent += units
  }
}
