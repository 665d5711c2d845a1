/**
 * A bag counts each of a few values: the numbers on some dice, the traits of a troop. It is a packed histogram, six
 * values to a word, so that bags are added, counted and compared without a loop over their contents.
 */
export const VALUES_PER_WORD = 6
/** Bits for each of them. */
export const BITS_OF_ONE = 5
/** The highest count of one value in a bag; higher counts are capped. */
export const MOST_OF_ONE = 31

/** Every second value, and the overflow bits above these. */
const EVEN = packed([MOST_OF_ONE, 0, MOST_OF_ONE, 0, MOST_OF_ONE])
const ABOVE = packed([0, 1, 0, 1, 0, 1])

/** One word of a bag: the counts of each of its six values, given those of all words. */
export function packed(counts: readonly number[], word = 0): number {
  let bag = 0
  for (let value = 0; value < VALUES_PER_WORD; value++) {
    const count = counts[word * VALUES_PER_WORD + value] ?? 0
    bag |= Math.min(count, MOST_OF_ONE) << (BITS_OF_ONE * value)
  }
  return bag
}

/** The word of a bag that contains this one of its first six values once. */
export const oneOfValue = (value: number): number => 1 << (BITS_OF_ONE * value)

/** The largest word of a bag. */
export const FULL_WORD = packed(Array<number>(VALUES_PER_WORD).fill(MOST_OF_ONE))

/**
 * The value that a step stores after taking more out of a bag than it contains: not a word of a bag, so the step fails.
 */
export const MORE_THAN_IT_HOLDS = -(FULL_WORD + 1)

/** Adds half of the values at a time, with room in between to detect overflow. */
function halfSum(a: number, b: number): number {
  const sum = (a & EVEN) + (b & EVEN)
  const over = sum & ABOVE
  return (sum | (over - (over >> BITS_OF_ONE))) & EVEN
}

/** The sum of two bags. */
export function bagSum(a: number, b: number): number {
  return halfSum(a, b) | (halfSum(a >> BITS_OF_ONE, b >> BITS_OF_ONE) << BITS_OF_ONE)
}

/** The count of the value with this number. */
export function bagCount(bag: number, value: number): number {
  return value < 0 || value >= VALUES_PER_WORD ? 0 : (bag >> (BITS_OF_ONE * value)) & MOST_OF_ONE
}

/** Number of things in one bag matched by equal ones in the other. */
export function bagMatch(a: number, b: number): number {
  let sum = 0
  for (let shift = 0; a >> shift > 0; shift += BITS_OF_ONE)
    sum += ((a >> shift) & MOST_OF_ONE) * ((b >> shift) & MOST_OF_ONE)
  return sum
}

/** The contents of a bag as rules and examples write them: `2 2 5`, `4 white, 1 blue`, `slow, steep`; empty: ``. */
export function countsText(names: readonly string[], counts: readonly number[]): string {
  const contents = names.flatMap((name, value) => {
    const count = counts[value] ?? 0
    return count === 0 ? [] : [{ name, count }]
  })
  if (names.every((name) => /^\d+$/u.test(name)))
    return contents.flatMap(({ name, count }) => Array<string>(count).fill(name)).join(' ')
  const isCounted = contents.some(({ count }) => count > 1)
  return contents.map(({ name, count }) => (isCounted ? `${count} ${name}` : name)).join(', ')
}
