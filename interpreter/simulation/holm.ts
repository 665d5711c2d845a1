/**
 * Several questions at once: p-values as Holm (1979) corrects them. The smallest of n is taken n times, the next n − 1 times
 * and so on, none less than the one before it and none more than 1. What is below 0.05 then is sure for all of them together.
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
