import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'
import { SIZE_LIMITS } from '../../grammar/check/world/size-limits.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/limits.md'), 'utf8')
const ROW =
  /^\| (?<what>[^|]+?) +\| (?<most>\d+) +\| (?<code>ST\d{4}) +\|[^|]+\| `(?<file>[^`]+)` (?<name>\w+) +\|$/gmu
const ROWS = [...PAGE.matchAll(ROW)].map(({ groups = {} }) => groups)

/** Whole numbers and their products, as they are written in the sources. */
function numberIn(file: string, name: string): number {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const written = new RegExp(`\\b${name}(?: =|:) ([\\d_ *]+)`, 'u').exec(text)?.[1] ?? ''
  return written.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)
}

test('the page names every published limit', () => {
  const named = new Set(ROWS.map(({ name }) => name))
  const limits = readFileSync(join(ROOT, 'grammar/source/limits.ts'), 'utf8')
  const published = [...limits.matchAll(/export const (\w+)/gu)].map(([, name = '']) => name)
  const missing = [...published, ...Object.keys(SIZE_LIMITS)].filter((name) => !named.has(name))
  expect(missing).toEqual([])
  expect(PAGE.split('\n').filter((line) => line.includes(' ST')).length).toBeGreaterThanOrEqual(ROWS.length)
})

test.each(ROWS)('$what: the page says $most', ({ most, code = '', file = '', name = '' }) => {
  expect(numberIn(file, name)).toBe(Number(most))
  expect(Object.keys(CATALOGUE)).toContain(code)
})

const game = (more: string, seats = 2): string => `sandtable: 1
id: large
title: Large
players: { seats: [ ${Array.from({ length: seats }, (_, i) => `s${i}`).join(', ')} ] }
${more}play:
  - game is drawn by size
`

const stones = (copies: number): string =>
  `pieces:\n  stone: { kinds: { pebble: { copies: ${copies} } } }\nplaces:\n  heap: { holds: stones, seen by: everyone }\nbox:\n  heap: all stones\n`

/** By the name of the limit: a ruleset of a size. */
const CASES: readonly (readonly [string, (size: number) => string])[] = [
  ['MAX_FILE_BYTES', (size) => `${game('')}#`.padEnd(size, '-')],
  [
    'MAX_KEYS',
    (size) => game(`numbers:\n${Array.from({ length: size }, (_, i) => `  n${i}: ${i}\n`).join('')}`),
  ],
  ['MAX_EXPRESSION_LENGTH', (size) => game(`terms:\n  t: ${'a'.repeat(size)}\n`)],
  ['seats', (size) => game('', size)],
  [
    'names',
    (size) => game(`values:\n  sign: [ ${Array.from({ length: size }, (_, i) => `v${i}`).join(', ')} ]\n`),
  ],
  ['pieces', (size) => game(stones(size))],
]

describe('a limit can be reached, and what is one beyond is told', () => {
  test.each(CASES)('%s', (name, text) => {
    const row = ROWS.find((one) => one['name'] === name)
    const most = Number(row?.['most'])
    const told = (size: number): boolean => {
      const loaded = loadRuleset({ file: sourceFile('large.yaml', text(size)), host: memoryHost([]) })
      const made = loaded.ruleset === undefined ? undefined : configure(loaded.ruleset, undefined)
      return [...loaded.diagnostics, ...(made?.diagnostics ?? [])].some((one) => one.code === row?.['code'])
    }
    expect([told(most), told(most + 1)]).toEqual([false, true])
  })
})
