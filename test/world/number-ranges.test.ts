import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arithmeticRange } from '../../grammar/check/expressions/number-functions.ts'
import { arithmeticValue } from '../../grammar/ir/build.ts'

const OPERATIONS = ['add', 'sub', 'mul', 'mod', 'divUp', 'divDown', 'min', 'max'] as const

const numbers = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(5), fc.nat(5))

/** A range and a number in it. */
const range = numbers.map(([least, below, above]) => ({
  least,
  value: least + below,
  most: least + below + above,
}))

test('arithmetic: results are in the range that follows from the ranges of the operands', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OPERATIONS), range, range, (op, a, b) => {
      const divides = op === 'mod' || op === 'divUp' || op === 'divDown'
      fc.pre(!divides || b.least > 0)
      const { least, most } = arithmeticRange(op, a, b)
      const value = arithmeticValue(op, a.value, b.value)
      expect(value).toBeGreaterThanOrEqual(least)
      expect(value).toBeLessThanOrEqual(most)
    }),
  )
})

test('arithmetic: a division that rounds up may give more than one that rounds down', () => {
  const halves = { least: -5, most: 5 }
  const two = { least: 2, most: 2 }
  expect(arithmeticRange('divUp', halves, two)).toEqual({ least: -2, most: 3 })
  expect(arithmeticRange('divDown', halves, two)).toEqual({ least: -3, most: 2 })
})
