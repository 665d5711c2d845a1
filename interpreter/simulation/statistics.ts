/** All intervals are 95 % intervals: this many standard deviations to each side. */
const Z = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

export interface Estimate extends Interval {
  readonly value: number
}

/**
 * The share of `count` in `total` with the interval of Wilson (1927), which stays within 0 and 1 and is accurate for
 * small numbers too: (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n).
 */
export function shareOf(count: number, total: number): Estimate {
  if (total === 0) return { value: 0, low: 0, high: 1 }
  const p = count / total
  const spread = Z * Math.sqrt((p * (1 - p)) / total + (Z * Z) / (4 * total * total))
  const below = 1 + (Z * Z) / total
  const middle = p + (Z * Z) / (2 * total)
  return {
    value: p,
    low: count === 0 ? 0 : (middle - spread) / below,
    high: count === total ? 1 : (middle + spread) / below,
  }
}

/** Numbers of pairs of games by where an event happened: in both, in the first only, in the second only, in neither. */
interface PairCounts {
  readonly both: number
  readonly first: number
  readonly second: number
  readonly neither: number
}

/**
 * The difference of two shares, second minus first, in paired games: Newcombe's method 10 (1998). The distances of
 * the two Wilson intervals from their shares are combined with the correlation φ of the pairs: d − √(a² − 2φab + b²)
 * to d + √(c² − 2φce + e²), a and e from the lower, b and c from the upper ends.
 */
export function shareDifference({ both, first, second, neither }: PairCounts): Estimate {
  const total = both + first + second + neither
  const one = shareOf(both + first, total)
  const two = shareOf(both + second, total)
  const d = two.value - one.value
  const phi = correlation({ both, first, second, neither })
  const joined = (x: number, y: number): number => Math.sqrt(Math.max(0, x * x - 2 * phi * x * y + y * y))
  return {
    value: d,
    low: d - joined(two.value - two.low, one.high - one.value),
    high: d + joined(two.high - two.value, one.value - one.low),
  }
}

/**
 * The p-value of an event being equally likely in both games of a pair: the exact test of McNemar (1947). Pairs in
 * which it happened on one side only are then coin tosses.
 */
export function pairSurprise({ first, second }: Pick<PairCounts, 'first' | 'second'>): number {
  const n = first + second
  // The binomial coefficient in logarithms, from n over 0 on, because for many pairs it overflows.
  let log = -n * Math.LN2
  let tail = 0
  for (let k = 0; k <= Math.min(first, second); k++) {
    tail += Math.exp(log)
    log += Math.log(n - k) - Math.log(k + 1)
  }
  return Math.min(1, 2 * tail)
}

/** The same for a mean: its distance from 0 in standard errors, by the normal distribution. */
export function meanSurprise({ value, low, high }: Estimate): number {
  const error = (high - low) / (2 * Z)
  if (!Number.isFinite(error)) return 1
  return error === 0 ? (value === 0 ? 1 : 0) : beyond(Math.abs(value) / error)
}

/**
 * The probability of this many standard deviations or more, to either side (Abramowitz and Stegun 7.1.26; error at
 * most 1.5e-7).
 */
function beyond(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.min(1, sum * Math.exp(-x * x))
}

/** φ of a two-by-two table, pulled towards 0 by half a pair where it is positive, as the method prescribes. */
function correlation({ both, first, second, neither }: PairCounts): number {
  const margins = (both + first) * (second + neither) * (both + second) * (first + neither)
  if (margins === 0) return 0
  const straight = both * neither - first * second
  const total = both + first + second + neither
  const corrected = straight > 0 ? Math.max(0, straight - total / 2) : straight
  return corrected / Math.sqrt(margins)
}

/** Mean with the interval of the normal approximation: mean ± z·s/√n, s² with n − 1. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length
  if (n === 0) return { value: 0, low: -Infinity, high: Infinity }
  const mean = values.reduce((sum, x) => sum + x, 0) / n
  if (n === 1) return { value: mean, low: -Infinity, high: Infinity }
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  const half = Z * Math.sqrt(variance / n)
  return { value: mean, low: mean - half, high: mean + half }
}

/** The same for a histogram, in any order. */
export function meanOfCounts(counts: ReadonlyMap<number, number>): Estimate {
  const values = [...counts].sort(([a], [b]) => a - b)
  const n = values.reduce((sum, [, times]) => sum + times, 0)
  if (n === 0) return { value: 0, low: -Infinity, high: Infinity }
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / n
  if (n === 1) return { value: mean, low: -Infinity, high: Infinity }
  const variance = values.reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0) / (n - 1)
  const half = Z * Math.sqrt(variance / n)
  return { value: mean, low: mean - half, high: mean + half }
}

/** True if an interval includes 0. */
export function coversZero({ low, high }: Interval): boolean {
  return low <= 0 && high >= 0
}

/**
 * Estimates how many games would confirm the present difference. Intervals shrink with the root of the number, so
 * n·(half/|d|)², rounded up to two digits. Undefined if there is no difference.
 */
export function gamesNeeded(difference: Estimate, games: number): number | undefined {
  const { value, low, high } = difference
  if (value === 0) return undefined
  const half = value > 0 ? value - low : high - value
  const needed = games * (half / Math.abs(value)) ** 2
  if (!Number.isFinite(needed)) return undefined
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1)
  return Math.ceil(needed / digit) * digit
}
