import { MOST_OF_ONE } from '../../grammar/ir/bags.ts'
import { MAX_OUTCOMES } from '../program/program.ts'

/** All results of some dice, and the number of equally likely throws for each. */
export interface Throws {
  /** For each result, the number of dice with each value. */
  readonly counts: readonly (readonly number[])[]
  readonly weights: readonly number[]
}

/**
 * All throws of dice whose sides show each value this often, with equal throws merged. Undefined if there are too many
 * of them, or if their weights are no longer exact.
 */
export function throwsOf(sides: ArrayLike<number>, dice: number): Throws | undefined {
  if (sidesInAll(sides) ** dice > Number.MAX_SAFE_INTEGER) return undefined
  const counts: number[][] = []
  const weights: number[] = []
  const place = (value: number, left: number, shown: readonly number[], weight: number): boolean => {
    if (counts.length > MAX_OUTCOMES) return false
    const last = value === sides.length - 1
    for (let here = last ? left : 0; here <= left; here++) {
      const ways = weight * choose(left, here) * (sides[value] ?? 0) ** here
      if (last) {
        counts.push([...shown, here])
        weights.push(ways)
      } else if (!place(value + 1, left - here, [...shown, here], ways)) return false
    }
    return true
  }
  return sides.length > 0 && place(0, dice, [], 1) ? { counts, weights } : undefined
}

/** The binomial coefficient, exact as long as it fits. */
function choose(of: number, taken: number): number {
  let ways = 1
  for (let i = 1; i <= taken; i++) ways = (ways * (of - taken + i)) / i
  return ways
}

/** With more dice than this, one value could occur more often than a bag can count. */
export const MOST_DICE = MOST_OF_ONE

export function sidesInAll(sides: ArrayLike<number>): number {
  let all = 0
  for (let value = 0; value < sides.length; value++) all += sides[value] ?? 0
  return all
}
