import { describe, expect, test } from 'vitest'
import {
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_LENGTH,
  MAX_EXPRESSION_TOKENS,
} from '../../grammar/source/limits.ts'
import { read, type SymbolName } from './reading.ts'

const codesOf = (name: SymbolName, text: string) => read(name, text).found.map(({ code }) => code)
const parentheses = (n: number) => '('.repeat(n) + 'x' + ')'.repeat(n)
const nots = (n: number) => 'not '.repeat(n) + 'x'
const pluses = (n: number) => '1' + ' + 1'.repeat(n)

describe('limits', () => {
  const most = MAX_EXPRESSION_DEPTH - 1

  test.each([
    ['parentheses', parentheses],
    ['not', nots],
    ['sums', pluses],
  ] as const)('%s up to the limit and beyond', (_, text) => {
    expect(codesOf('expression', text(most))).toEqual([])
    expect(codesOf('expression', text(most + 2))).toEqual(['ST3010'])
    for (const many of [1000, 100_000]) expect(codesOf('expression', text(many))).toHaveLength(1)
  })

  test('the parser is as good as new after each refusal', () => {
    for (let i = 0; i < 50; i++) {
      expect(codesOf('expression', 'x of '.repeat(200) + 'y')).toEqual(['ST3010'])
      expect(codesOf('expression', parentheses(most))).toEqual([])
    }
  })

  test.each<[SymbolName, string, string]>([
    ['expression', 'x of ', 'y'],
    ['expression', 'if x then ', 'y'],
    ['expression', 'if x then y else ', 'z'],
    ['expression', 'any x in ', 'y'],
    ['expression', 'no x where ', 'y'],
    ['expression', 'any x has ', 'y'],
    ['expression', 'top of ', 'y'],
    ['expression', 'f(', ''],
    ['step', 'you may x or else ', 'y'],
    ['type', 'set of ', 'y'],
  ])('%s: %s again and again', (name, part, end) => {
    expect(codesOf(name, part.repeat(3) + (end === '' ? 'x)))' : end))).toEqual([])
    expect(codesOf(name, part.repeat(150) + end)).toEqual(['ST3010'])
  })

  test('lists may be long', () => {
    expect(codesOf('expression', 'x' + ' or y'.repeat(400))).toEqual([])
    expect(codesOf('area', 'c3' + ', c4'.repeat(400))).toEqual([])
  })

  test('length and number of words', () => {
    expect(codesOf('expression', 'x'.padEnd(MAX_EXPRESSION_LENGTH))).toEqual([])
    expect(codesOf('expression', 'x'.padEnd(MAX_EXPRESSION_LENGTH + 1))).toEqual(['ST3009'])
    expect(codesOf('expression', 'x' + '+x'.repeat(MAX_EXPRESSION_TOKENS / 2))).toEqual(['ST3009'])
    expect(codesOf('expression', 'x'.repeat(1_000_000))).toEqual(['ST3009'])
  })
})
