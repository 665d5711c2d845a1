import { LARGEST_WORD, NONE } from './ir.ts'

/** A sum is copied and looked up. */
const WORK_OF_SUM = 8

/**
 * The number of sets of things, not empty, whose values add up to a total. Values below 0 and none are in no such set.
 * Sums are counted and not sets, so many things are as good as few. `spend` gets the work.
 */
export function setsWorth(
  values: ArrayLike<number>,
  length: number,
  total: number,
  spend: (steps: number) => void,
): number {
  if (total < 0) return 0
  let ways = new Map([[0, 1]])
  for (let i = 0; i < length; i++) {
    const value = values[i] ?? NONE
    if (value < 0 || value > total) continue
    spend(WORK_OF_SUM * ways.size)
    const more = new Map(ways)
    for (const [sum, count] of ways)
      if (sum + value <= total) more.set(sum + value, (more.get(sum + value) ?? 0) + count)
    ways = more
  }
  return Math.min(LARGEST_WORD - 1, (ways.get(total) ?? 0) - (total === 0 ? 1 : 0))
}
