import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FULL_WORD,
  MOST_OF_ONE,
  VALUES_PER_WORD,
  bagCount,
  bagMatch,
  bagSum,
  packed,
} from '../../grammar/ir/bags.ts'
import { throwsOf } from '../../interpreter/state/dice.ts'

const counts = fc.array(fc.nat({ max: MOST_OF_ONE }), {
  minLength: VALUES_PER_WORD,
  maxLength: VALUES_PER_WORD,
})
const values = Array.from({ length: VALUES_PER_WORD }, (_, i) => i)

test('a bag tells how many there are of each value', () => {
  fc.assert(
    fc.property(counts, (there) => {
      const bag = packed(there)
      expect(values.map((value) => bagCount(bag, value))).toEqual(there)
      expect(bag).toBeGreaterThanOrEqual(0)
      expect(bag).toBeLessThanOrEqual(FULL_WORD)
      expect([bagCount(bag, -1), bagCount(bag, VALUES_PER_WORD)]).toEqual([0, 0])
    }),
  )
})

test('bags add up, and what is too many for one stays the most', () => {
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      const sum = bagSum(packed(a), packed(b))
      expect(values.map((value) => bagCount(sum, value))).toEqual(
        a.map((n, i) => Math.min(MOST_OF_ONE, n + (b[i] ?? 0))),
      )
    }),
  )
})

test('each thing in one bag matches each equal one in the other', () => {
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      expect(bagMatch(packed(a), packed(b))).toBe(a.reduce((sum, n, i) => sum + n * (b[i] ?? 0), 0))
    }),
  )
})

/** Rolls dice one at a time, and counts the ways to get each combined result. */
function oneByOne(sides: readonly number[], dice: number): ReadonlyMap<string, number> {
  const faces = sides.flatMap((side, value) => Array<number>(side).fill(value))
  let lying = new Map<string, number>([[sides.map(() => 0).join(), 1]])
  for (let die = 0; die < dice; die++) {
    const more = new Map<string, number>()
    for (const [shown, ways] of lying)
      for (const face of faces) {
        const now = shown.split(',').map(Number)
        now[face] = (now[face] ?? 0) + 1
        more.set(now.join(), (more.get(now.join()) ?? 0) + ways)
      }
    lying = more
  }
  return lying
}

test.each([
  [[1, 1, 1, 1, 1, 1], 1, 6],
  [[1, 1, 1, 1, 1, 1], 2, 21],
  [[1, 1, 1, 1, 1, 1], 3, 56],
  [[3, 2, 1], 4, 15],
  [[1, 1], 0, 1],
])(
  'dice with sides %j, %d of them, lie in %d ways, as likely as all single dice say',
  (sides, dice, ways) => {
    const all = throwsOf(sides, dice)
    expect(all?.counts).toHaveLength(ways)
    expect(new Map(all?.counts.map((shown, i) => [shown.join(), all.weights[i] ?? 0]))).toEqual(
      oneByOne(sides, dice),
    )
  },
)

test('too many dice are not gone through', () => {
  expect(throwsOf([1, 1, 1, 1, 1, 1], 31)).toBeUndefined()
})
