import { existsSync, readFileSync } from 'node:fs'
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

/** Reads a constant from the sources: an integer or a product of integers. */
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

const lane = (spaces: number, more = ''): string =>
  `pieces:\n  stone: { kinds: { pebble: { copies: 1 } } }\nplaces:\n  board: { lane: ${spaces}, holds: 1 stone, seen by: everyone }\n${more}`

const listed = (size: number, one: (i: number) => string): string =>
  Array.from({ length: size }, (_, i) => one(i)).join('')

const graph = (paths: string): string =>
  `pieces:\n  stone: { kinds: { pebble: { copies: 1 } } }\nplaces:\n  board: { graph: [ ${paths} ], holds: 1 stone, seen by: everyone }\n`

/** The game first, then the documents it builds on. */
type Documents = readonly string[]

/** For each limit, a ruleset of a given size, perhaps with documents it builds on. */
const CASES: Readonly<Record<string, (size: number) => string | Documents>> = {
  MAX_FILE_BYTES: (size) => `${game('')}#`.padEnd(size, '-'),
  MAX_KEYS: (size) => game(`numbers:\n${listed(size, (i) => `  n${i}: ${i}\n`)}`),
  MAX_EXPRESSION_LENGTH: (size) => game(`terms:\n  t: ${'a'.repeat(size)}\n`),
  MAX_EXPRESSION_TOKENS: (size) =>
    game(`terms:\n  t: ${size % 2 === 0 ? 'not ' : ''}1${' + 1'.repeat(Math.floor((size - 1) / 2))}\n`),
  MOST_BASES: (size) => [
    ...Array.from({ length: size - 1 }, (_, i) => `sandtable: 1\nid: g${i}\nextends: g${i + 1}\n`),
    game('').replace('id: large', `id: g${size - 1}`),
  ],
  MOST_LAYERS: (size) => [
    `sandtable: 1\nid: own\nextends: large\nuses: [ ${Array.from({ length: size - 2 }, (_, i) => `m${i}`).join(', ')} ]\n`,
    game('numbers: { n: 1 }\n'),
    ...Array.from({ length: size - 2 }, (_, i) => `sandtable: 1\nid: m${i}\nfor: large\ntitle: M${i}\n`),
  ],
  seats: (size) => game('', size),
  spaces: (size) => game(lane(size)),
  paths: (size) => game(graph(`${'a-b, '.repeat(size / 2 - 1)}a-b${size % 2 === 0 ? '' : '-c'}`)),
  containers: (size) =>
    game(
      `values:\n  row: [ ${listed(64, (i) => `r${i}, `)} ]\n  file: [ ${listed(64, (i) => `f${i}, `)} ]\n${lane(
        4000,
        `  shelf: { each: [ row, file ], holds: stones, seen by: everyone }\n${listed(size - 4000 - 64 * 64, (i) => `  p${i}: { holds: stones, seen by: everyone }\n`)}`,
      )}`,
    ),
  kinds: (size) =>
    game(`pieces:\n  stone:\n    kinds:\n${listed(size, (i) => `      k${i}: { copies: 1 }\n`)}`),
  names: (size) => game(`values:\n  sign: [ ${listed(size, (i) => `v${i}, `)} ]\n`),
  pieces: (size) => game(stones(size)),
  // Of the one kind there are six more than pieces.
  spares: (size) =>
    game(stones(size - 6).replace('stone: { kinds', 'stone: { owner: fixed, kind: changes in secret, kinds')),
  dataFiles: (size) => [
    game('data:\n  map: { folder: others, holds: { stock: 1..9 } }\noptions: { map: map }\n'),
    ...Array.from({ length: size }, (_, i) => `title: Map ${i}\nstock: 3\n`),
  ],
  MAX_DIRECTIONS: (size) => game(graph(listed(size, (i) => `hub-a${i}, `))),
  MOST_PASSES: (size) => game('').replace('play:\n', `play:\n  - repeat ${size} times: nothing\n`),
}

/** Limits outside rulesets or met in play: the test file that reaches and exceeds each. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  MAX_NODES: 'test/yaml/limits.test.ts',
  MAX_YAML_DEPTH: 'test/yaml/limits.test.ts',
  MAX_EXPRESSION_DEPTH: 'test/expression/guard.test.ts',
  MOST_STEPS: 'test/data/board-words.test.ts',
  words: 'test/world/state-size.test.ts',
  ANSWER_WORK: 'test/closures/work.test.ts',
  WORK_OF_POSITION: 'test/solve/solve.test.ts',
  WORDS_OF_POSITION: 'test/solve/solve.test.ts',
  WORDS_AT_FIRST: 'test/solve/solve.test.ts',
  MOST_OPEN: 'test/wrong/terms-too-deep.txt',
  MOST_DEEP: 'test/wrong/terms-too-deep.txt',
  MOST_WRITTEN: 'test/wrong/terms-too-long.txt',
  MOST_TESTS: 'test/wrong/table-too-large.txt',
  STEP_BUDGET: 'test/closures/limits.test.ts',
  MAX_MOVES: 'test/closures/limits.test.ts',
  MOST_OF_ONE: 'test/closures/limits.test.ts',
  MOST_COMBINATIONS: 'test/closures/several-values.test.ts',
  MOST_CHOSEN: 'test/closures/several-values.test.ts',
  MAX_OUTCOMES: 'test/closures/limits.test.ts',
  LONGEST_GAME: 'test/closures/limits.test.ts',
  MOST_JOBS: 'test/cli/commands.test.ts',
  MOST_SAVED: 'test/players/budget.test.ts',
  FOR_EACH_ANSWER: 'test/players/budget.test.ts',
  WORK_ON_WORLDS: 'test/players/budget.test.ts',
  MOST_MOVES: 'test/players/wide-games.test.ts',
}

/** Limits that no test reaches, and why. */
const NOT_TRIED: Readonly<Record<string, string>> = {
  MAX_EXPRESSION_NODES: 'no text of as many words as there may be makes a tree half as large',
  GAME_WORK: 'a game of so much work takes many seconds; its answers are bounded by the same counter',
  MOST_WAYS: 'a million outcomes take a minute; a smaller budget is tried in test/chance/budget.test.ts',
  LONGEST_RECIPE: 'no game has rules a tenth as long, for each of its files is bounded',
  LONGEST: 'a test would take half an hour',
  MEMORY: 'the threads of Node keep it',
  RETRIES: 'the queue keeps it',
}

const told = (text: string | Documents, code: string): boolean => {
  const [first = '', ...others] = typeof text === 'string' ? [text] : text
  const host = memoryHost(
    others.map((other, i) => [`others/other${i}.yaml`, other]),
    'beside',
  )
  const loaded = loadRuleset({ file: sourceFile('large.yaml', first), host })
  const made = loaded.ruleset === undefined ? undefined : configure(loaded.ruleset, undefined)
  return [...loaded.diagnostics, ...(made?.diagnostics ?? [])].some((one) => one.code === code)
}

test('each limit is tried, or it is said why not', () => {
  const tried = [CASES, ELSEWHERE, NOT_TRIED].flatMap((those) => Object.keys(those))
  expect(tried.toSorted()).toEqual([...new Set(ROWS.map(({ name = '' }) => name))].toSorted())
  for (const file of Object.values(ELSEWHERE)) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

describe('a limit can be reached, and what is one beyond is told', () => {
  test.each(Object.entries(CASES))('%s', (name, text) => {
    const row = ROWS.find((one) => one['name'] === name)
    const most = Number(row?.['most'])
    const code = row?.['code'] ?? ''
    expect([told(text(most), code), told(text(most + 1), code)]).toEqual([false, true])
  })
})
