import { playersChance, seedFrom } from '../state/chance.ts'
import type { Estimate } from './statistics.ts'

/** Number of resamples. */
const SAMPLES = 2_000

/**
 * Mean with the 95 % percentile interval of the bootstrap (Efron 1979): the middle 95 % of the means of samples drawn
 * from the values with replacement. Deterministic: the same values give the same interval.
 */
export function bootstrapMean(values: readonly number[]): Estimate {
  const n = values.length
  if (n === 0) return { value: 0, low: -Infinity, high: Infinity }
  const value = values.reduce((sum, x) => sum + x, 0) / n
  if (n === 1) return { value, low: -Infinity, high: Infinity }
  const below = playersChance(seedFrom('bootstrap'))
  const means = Array.from({ length: SAMPLES }, () => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += values[below(n)] ?? 0
    return sum / n
  }).sort((a, b) => a - b)
  const at = (share: number): number => means[Math.round(share * (SAMPLES - 1))] ?? value
  return { value, low: at(0.025), high: at(0.975) }
}
