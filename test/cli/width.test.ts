import { afterEach, expect, test } from 'vitest'
import { outputWidth } from '../../interpreter/cli/output.ts'

const { stdout } = process
const own = { isTTY: stdout.isTTY, columns: stdout.columns }

afterEach(() => {
  Object.assign(stdout, own)
})

test.each([
  [true, 120, 120],
  [true, 20, 20],
  [true, 7, 20],
  [true, 0, 80],
  [true, undefined, 80],
  [false, 0, Infinity],
])('terminal: %s with %s columns is %s wide', (isTTY, columns, width) => {
  Object.assign(stdout, { isTTY, columns })
  expect(outputWidth()).toBe(width)
})
