interface Lines {
  /** One game from a seed; gives the seat that has won, or -1. */
  playout(low: number, high: number): number
  readonly stats: {
    readonly games: number
    readonly plies: number
    readonly moves: number
    readonly wins: readonly [number, number]
    readonly draws: number
  }
}

export function makeConnectFour(): Lines
export function makeTicTacToe(): Lines
