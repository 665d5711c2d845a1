/**
 * A bag says how many there are of each of a few values: how often each number lies on the dice, how often a troop has each
 * trait. It is kept as a packed histogram, six values to a word, so that bags are added, counted and held against each
 * other without a loop over what is in them.
 */
export const VALUES_PER_WORD = 6
/** As many bits has each of them. */
export const BITS_OF_ONE = 5
/** As many of one value as a bag can tell; more are as many. */
export const MOST_OF_ONE = 31

/** Every second value, and the bits just above these. */
const EVEN = packed([MOST_OF_ONE, 0, MOST_OF_ONE, 0, MOST_OF_ONE])
const ABOVE = packed([0, 1, 0, 1, 0, 1])

/** One word of a bag: how many there are of each of its six values, out of those of all words. */
export function packed(counts: readonly number[], word = 0): number {
  let bag = 0
  for (let value = 0; value < VALUES_PER_WORD; value++) {
    const count = counts[word * VALUES_PER_WORD + value] ?? 0
    bag |= Math.min(count, MOST_OF_ONE) << (BITS_OF_ONE * value)
  }
  return bag
}

/** The largest word of a bag. */
export const FULL_WORD = packed(Array<number>(VALUES_PER_WORD).fill(MOST_OF_ONE))

/** Adds half of the values, between which there is room to see which sums do not fit any more. */
function halfSum(a: number, b: number): number {
  const sum = (a & EVEN) + (b & EVEN)
  const over = sum & ABOVE
  return (sum | (over - (over >> BITS_OF_ONE))) & EVEN
}

/** What lies in either of two bags. */
export function bagSum(a: number, b: number): number {
  return halfSum(a, b) | (halfSum(a >> BITS_OF_ONE, b >> BITS_OF_ONE) << BITS_OF_ONE)
}

/** How many there are of the value with this number. */
export function bagCount(bag: number, value: number): number {
  return value < 0 || value >= VALUES_PER_WORD ? 0 : (bag >> (BITS_OF_ONE * value)) & MOST_OF_ONE
}

/** For each thing in one bag the number of equal ones in the other, added up. */
export function bagMatch(a: number, b: number): number {
  let sum = 0
  for (let shift = 0; a >> shift > 0; shift += BITS_OF_ONE)
    sum += ((a >> shift) & MOST_OF_ONE) * ((b >> shift) & MOST_OF_ONE)
  return sum
}
