import type { Interval } from './statistics.ts'

/** Number of candidate means, spaced evenly from 0 to 1. */
const GRID = 500
/** The error rate of an interval: the probability that it is ever wrong is at most this. */
const ALPHA = 0.05
/** A bet may lose at most this much of the capital. */
const BOLDEST = 0.5

/**
 * A confidence sequence for the mean of values from 0 to 1, valid at any time: the betting confidence sequence of
 * Waudby-Smith and Ramdas (2024, hedged capital). For each mean m somebody bets half their money that values are above
 * it and half that they are below. If m is the true mean, nobody can hope to gain, so with a chance of 95 % no capital
 * ever grows twentyfold (Ville 1939). Means against which it did are excluded. The bets depend on the variance so far,
 * so a result that hardly varies becomes certain soon.
 */
export class BettingInterval {
  private readonly above = new Float64Array(GRID + 1)
  private readonly below = new Float64Array(GRID + 1)
  /** Largest logarithm of a capital so far, for each mean. */
  private readonly most = new Float64Array(GRID + 1)
  private count = 0
  private sum = 0
  private squares = 0

  note(value: number): void {
    this.count++
    const mean = (0.5 + this.sum) / this.count
    const variance = (0.25 + this.squares) / this.count
    const bet = Math.sqrt((2 * Math.log(2 / ALPHA)) / (variance * this.count * Math.log(1 + this.count)))
    for (let i = 0; i <= GRID; i++) {
      const m = i / GRID
      const up = Math.min(bet, m === 0 ? Infinity : BOLDEST / m)
      const down = Math.min(bet, m === 1 ? Infinity : BOLDEST / (1 - m))
      this.above[i] = (this.above[i] ?? 0) + Math.log1p(up * (value - m))
      this.below[i] = (this.below[i] ?? 0) + Math.log1p(-down * (value - m))
      const capital = Math.max(this.above[i] ?? 0, this.below[i] ?? 0) - Math.LN2
      this.most[i] = Math.max(this.most[i] ?? 0, capital)
    }
    // The mean used for the next variance does not include any later value.
    this.sum += value
    this.squares += (value - mean) ** 2
  }

  /** Every mean that is not excluded; a cell of the grid that is not excluded entirely is included. */
  get interval(): Interval {
    const isIn = (i: number): boolean => (this.most[i] ?? 0) < Math.log(1 / ALPHA)
    let low = 0
    while (low < GRID && !isIn(low)) low++
    let high = GRID
    while (high > low && !isIn(high)) high--
    return { low: Math.max(0, (low - 1) / GRID), high: Math.min(1, (high + 1) / GRID) }
  }

  /** The p-value of the mean `m`, valid at any time: 1 over the largest capital that was ever won against it. */
  surprise(m: number): number {
    return Math.min(
      1,
      Math.exp(-Math.min(this.most[Math.floor(m * GRID)] ?? 0, this.most[Math.ceil(m * GRID)] ?? 0)),
    )
  }
}
