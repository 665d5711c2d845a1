/** Budget for all players of a game together, in plies tried, moves listed for them and rule visits. */
const MOST_THOUGHT = 40_000_000
/** Minimum for a decision, however long the game. */
const LEAST = 2_000
/** A decision takes at most this share of what is left. */
const SHARE = 1 / 16

/**
 * The remaining budget of one player for a game. Few games exhaust it; in longer or wider games players try ever fewer
 * moves instead of taking ever longer. It is counted, not timed, so games are repeatable.
 */
export class Thought {
  private spent = 0

  /** Budget for the next decision of one of this many players. */
  share(players: number): number {
    return Math.max(LEAST, (MOST_THOUGHT / players - this.spent) * SHARE)
  }

  spend(units: number): void {
    this.spent += units
  }
}
