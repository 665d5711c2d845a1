import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Limits } from './structure.ts'
import { LIMITS, exceeded, figuresOf, structure } from './structure.ts'

const limits = JSON.parse(readFileSync(LIMITS, 'utf8')) as Limits
const { why, ...most } = limits

test('the sources have no more lines, import cycles, case lists and fields of contexts than before', () => {
  expect(exceeded(figuresOf(structure()), most), 'npm run structure -- --write "why"').toEqual([])
})

test('limits that rose give the reason', () => {
  expect(why.length).toBeGreaterThan(10)
})

test('a limit that is exceeded is named, and so is a folder without one', () => {
  const over = exceeded({ ...most, filesInCycles: most.filesInCycles + 1, lines: { nowhere: 1 } }, most)
  expect(over).toEqual([
    `lines nowhere: 1 > 0`,
    `filesInCycles: ${most.filesInCycles + 1} > ${most.filesInCycles}`,
  ])
})
