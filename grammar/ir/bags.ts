/**
 * A bag says how many there are of each of a few values: how often each number lies on the dice, how often a troop has each
 * trait. It is kept as a packed histogram, six values to a word, so that bags are added, counted and held against each
 * other without a loop over what is in them.
 */
export const VALUES_PER_WORD = 6
const BITS = 5
/** As many of one value as a bag can tell; more are as many. */
export const MOST_OF_ONE = 31

/** Every second value, and the bits just above these. */
const EVEN = packed([MOST_OF_ONE, 0, MOST_OF_ONE, 0, MOST_OF_ONE])
const ABOVE = packed([0, 1, 0, 1, 0, 1])

/** One word of a bag: how many there are of each of its six values. */
export function packed(counts: readonly number[]): number {
  return counts.reduce((word, count, i) => word | (Math.min(count, MOST_OF_ONE) << (BITS * i)), 0)
}

/** The largest word of a bag. */
export const FULL_WORD = packed(Array<number>(VALUES_PER_WORD).fill(MOST_OF_ONE))

/** Adds half of the values, between which there is room to see which sums do not fit any more. */
function halfSum(a: number, b: number): number {
  const sum = (a & EVEN) + (b & EVEN)
  const over = sum & ABOVE
  return (sum | (over - (over >> BITS))) & EVEN
}

/** What lies in either of two bags. */
export function bagSum(a: number, b: number): number {
  return halfSum(a, b) | (halfSum(a >> BITS, b >> BITS) << BITS)
}

/** How many there are of the value with this number. */
export function bagCount(bag: number, value: number): number {
  return value < 0 || value >= VALUES_PER_WORD ? 0 : (bag >> (BITS * value)) & MOST_OF_ONE
}

/** For each thing in one bag the number of equal ones in the other, added up. */
export function bagMatch(a: number, b: number): number {
  let sum = 0
  for (let value = 0; value < VALUES_PER_WORD; value++) sum += bagCount(a, value) * bagCount(b, value)
  return sum
}

/** Of how many there are of each value, those that one word tells. */
export function wordOf(counts: readonly number[], word: number): readonly number[] {
  return counts.slice(word * VALUES_PER_WORD, (word + 1) * VALUES_PER_WORD)
}
