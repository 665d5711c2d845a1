/** A card is 16 for its suit (club, diamond, spade, heart) and its rank from the two on; of three cards, each takes six bits. */
export interface Hearts {
  /** For each seat and suit, the ranks held, as bits. */
  readonly hands: Int32Array
  readonly scores: Int32Array
  readonly moves: Int32Array
  readonly stats: {
    readonly games: number
    readonly plies: number
    readonly moves: number
    readonly wins: readonly number[]
    readonly draws: number
  }
  start(): void
  /** Goes on to the first decision of a deal, with the hands as they are. */
  dealt(): void
  /** Writes all legal moves into `moves`. */
  gen(): number
  /** Plays a move; true if it ends the deal. */
  apply(move: number): boolean
  seat(): number
  isDecided(): boolean
  /** -1 if several have the fewest points. */
  winner(): number
  /** One match from a seed, at random. */
  playout(low: number, high: number): number
}

export function makeHearts(): Hearts
