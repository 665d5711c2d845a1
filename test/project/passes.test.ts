import { expect, test } from 'vitest'
import { PASSES } from '../../grammar/check/passes.ts'

test('passes: each has its own name', () => {
  const names = PASSES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('passes: none elaborates texts', () => {
  expect(PASSES.filter(({ uses }) => uses.includes('dispatch')).map(({ name }) => name)).toEqual([])
})

test('passes: those whose output is findings can report', () => {
  const silent = PASSES.filter(({ output, uses }) => output === 'findings' && !uses.includes('findings'))
  expect(silent.map(({ name }) => name)).toEqual([])
})
