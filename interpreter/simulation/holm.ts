/**
 * Corrects p-values for multiple comparisons (Holm 1979). The smallest of n is multiplied by n, the next by n − 1 and
 * so on, none less than the one before it and none more than 1. Values below 0.05 are then significant for all of them
 * together.
 */
export function holm(values: readonly number[]): readonly number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const corrected = values.map(() => 1)
  let least = 0
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, (values.length - rank) * (values[at] ?? 0)))
    corrected[at] = least
  })
  return corrected
}
