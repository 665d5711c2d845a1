interface Chains {
  /** One game from a seed. */
  playout(low: number, high: number): void
  /** The points of both players in the last game. */
  readonly points: Int32Array
  readonly stats: { readonly games: number; readonly plies: number; readonly moves: number }
}

export function makeChains(): Chains
