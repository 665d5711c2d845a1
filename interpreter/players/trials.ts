/** Results of tried moves. Some moves are tried more often than others. */
export class Trials {
  private readonly sums: Float64Array
  private readonly times: Int32Array

  constructor(moves: number) {
    this.sums = new Float64Array(moves)
    this.times = new Int32Array(moves)
  }

  note(move: number, worth: number): void {
    this.sums[move] = (this.sums[move] ?? 0) + worth
    this.times[move] = (this.times[move] ?? 0) + 1
  }

  /** Undefined if it was never tried. */
  mean(move: number): number | undefined {
    const times = this.times[move] ?? 0
    return times === 0 ? undefined : (this.sums[move] ?? 0) / times
  }

  /** The better half of these moves. */
  betterHalf(moves: readonly number[]): number[] {
    const worth = (move: number): number => this.mean(move) ?? -Infinity
    const byWorth = (a: number, b: number): number => (worth(a) === worth(b) ? a - b : worth(b) - worth(a))
    return moves.toSorted(byWorth).slice(0, Math.ceil(moves.length / 2))
  }
}
