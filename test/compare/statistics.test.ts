import { describe, expect, test } from 'vitest'
import {
  coversZero,
  gamesNeeded,
  meanOf,
  meanSurprise,
  pairSurprise,
  shareDifference,
  shareOf,
} from '../../interpreter/simulation/statistics.ts'

describe('shares', () => {
  // Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%i of %i', (count, total, low, high) => {
    const share = shareOf(count, total)
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })

  test('of nothing is anything', () => {
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
  })
})

describe('differences of shares in pairs', () => {
  test('lie inside -1 and 1 and around what was seen', () => {
    for (const counts of [
      { both: 0, first: 0, second: 0, neither: 10 },
      { both: 0, first: 10, second: 0, neither: 0 },
      { both: 5, first: 0, second: 5, neither: 0 },
      { both: 30, first: 12, second: 2, neither: 6 },
    ]) {
      const { value, low, high } = shareDifference(counts)
      expect(low).toBeGreaterThanOrEqual(-1)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
    }
  })

  test('are turned round when the two are', () => {
    const one = shareDifference({ both: 20, first: 9, second: 3, neither: 18 })
    const two = shareDifference({ both: 20, first: 3, second: 9, neither: 18 })
    expect(two.value).toBeCloseTo(-one.value, 12)
    expect(two.low).toBeCloseTo(-one.high, 12)
  })

  test('are surer where pairs agree', () => {
    const paired = shareDifference({ both: 45, first: 5, second: 5, neither: 45 })
    const apart = shareDifference({ both: 25, first: 25, second: 25, neither: 25 })
    expect(paired.high - paired.low).toBeLessThan(apart.high - apart.low)
  })

  test('hold the true value about 95 times in 100', () => {
    // Correlated pairs with shares 0.5 and 0.6, drawn by a simple generator.
    let seed = 12345
    const random = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32
    let held = 0
    for (let run = 0; run < 2000; run++) {
      const counts = { both: 0, first: 0, second: 0, neither: 0 }
      for (let game = 0; game < 80; game++) {
        const x = random()
        counts[x < 0.4 ? 'both' : x < 0.5 ? 'first' : x < 0.7 ? 'second' : 'neither']++
      }
      const { low, high } = shareDifference(counts)
      if (low <= 0.1 && high >= 0.1) held++
    }
    expect(held / 2000).toBeGreaterThan(0.93)
    expect(held / 2000).toBeLessThan(0.985)
  })
})

test('means', () => {
  const { value, low, high } = meanOf([1, 2, 3, 4, 5])
  expect(value).toBe(3)
  expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(2.5 / 5), 5)
  expect(value - low).toBeCloseTo(high - value, 12)
  expect(coversZero(meanOf([7]))).toBe(true)
  expect(meanOf([])).toEqual({ value: 0, low: -Infinity, high: Infinity })
})

test('four times the games halve an interval', () => {
  expect(gamesNeeded({ value: 0.1, low: -0.1, high: 0.3 }, 100)).toBe(400)
  expect(gamesNeeded({ value: -0.1, low: -0.3, high: 0.1 }, 100)).toBe(400)
  expect(gamesNeeded({ value: 0.03, low: -0.01, high: 0.07 }, 100)).toBe(180)
  expect(gamesNeeded({ value: 0, low: -0.1, high: 0.1 }, 100)).toBe(undefined)
})

describe('how surprising a difference is', () => {
  test.each([
    // Both tails of a number of coin tosses, added up by hand.
    [0, 5, 2 / 32],
    [1, 5, (2 * 7) / 64],
    [3, 3, 1],
    [0, 0, 1],
    [10, 10, 1],
    [0, 2000, 0],
  ])('of %i pairs one way and %i the other', (first, second, chance) => {
    expect(pairSurprise({ first, second })).toBeCloseTo(chance, 12)
    expect(pairSurprise({ first: second, second: first })).toBeCloseTo(chance, 12)
  })

  test('the end of its interval is where a mean is as surprising as one in twenty', () => {
    expect(meanSurprise({ value: 1, low: 0, high: 2 })).toBeCloseTo(0.05, 6)
    expect(meanSurprise({ value: -1, low: -2, high: 0 })).toBeCloseTo(0.05, 6)
    expect(meanSurprise({ value: 0, low: -1, high: 1 })).toBeCloseTo(1, 6)
    expect(meanSurprise({ value: 1, low: -Infinity, high: Infinity })).toBe(1)
  })
})
