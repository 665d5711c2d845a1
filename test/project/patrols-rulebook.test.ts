import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/patrols-rulebook.md'), 'utf8')
/** First and last line of the rulebook in each language. */
const LINES = [
  [1, 211],
  [212, 406],
] as const

interface Row {
  readonly lines: readonly string[]
  readonly path: string
  readonly names: readonly string[]
}

const rows = PAGE.split('\n').flatMap((line): readonly Row[] => {
  const [, italian = '', english = '', , where = ''] = line.split('|').map((cell) => cell.trim())
  const [path = '', ...names] = [...where.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  return path === '' ? [] : [{ lines: [italian, english], path, names }]
})

function range(text: string): readonly [number, number] {
  const [first = '', last = first] = text.split('–')
  return [Number(first), Number(last)]
}

/** The value at a path of names joined by dots; the names themselves have none. */
function at(document: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce(
      (value: unknown, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      document,
    )
}

describe('the page that places the rulebook in the ruleset', () => {
  test('has rows', () => {
    expect(rows.length).toBeGreaterThan(50)
  })
  test.each(LINES.map(([first, last], column) => ({ first, last, column })))(
    'places lines $first to $last',
    ({ first, last, column }) => {
      const ranges = rows.map(({ lines }) => range(lines[column] ?? ''))
      for (const [from, to] of ranges)
        expect([first <= from, from <= to, to <= last]).toEqual([true, true, true])
      const missing = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
        (line) => !ranges.some(([from, to]) => from <= line && line <= to),
      )
      expect(missing).toEqual([])
    },
  )
  test.each(rows)('$lines.0 $path', ({ path, names }) => {
    const document: unknown = load(readFileSync(join(ROOT, path), 'utf8'), { schema: FAILSAFE_SCHEMA })
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => at(document, name) === undefined)).toEqual([])
  })
})
