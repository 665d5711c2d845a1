import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')

const chapters = new Map(
  PAGE.split(/^## /mu).map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
)

function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?:grammar|interpreter|test|docs|rulesets)\/[^`]*|[\w.-]+\.ts)`/gu)].map(
    ([, path = '']) => path,
  )
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The part that a path belongs to: a folder, two names deep. */
function partOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

test('every path exists, and every command', () => {
  const paths = pathsIn(PAGE)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...PAGE.matchAll(/`npm run ([\w:]+)/gu)].map(([, name = '']) => name)
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

/** The example in each chapter, by its name in the sources. */
const SHOWN: readonly (readonly [chapter: string, shown: string])[] = [
  ['Add a step', 'swap'],
  ['Add an expression', 'sight'],
  ['Add a section', 'whenever'],
]

describe.each(SHOWN)('%s: what is true of `%s`', (chapter, shown) => {
  const text = chapters.get(chapter) ?? ''
  const named = new RegExp(`(?:['"\`.]|\\b)${shown}\\b`, 'u')

  test('stands in the chapter', () => {
    expect(text).toContain(`\`${shown}\``)
  })

  test('every part of the sources that names it is named', () => {
    const parts = ['grammar', 'interpreter'].flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.includes('.generated.'))
        .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
        // Messages and tools only mention it, so there is nothing to change there.
        .filter((path) => !/^(?:grammar\/diagnostics|interpreter\/(?:cli|mutants))\//u.test(path))
        .filter((path) => new RegExp(`['\`]${shown}['\`]`, 'u').test(read(path)))
        .map(partOf),
    )
    const told = new Set(pathsIn(text).map(partOf))
    expect([...new Set(parts)].filter((part) => !told.has(part))).toEqual([])
  })

  if (chapter === 'Add a step')
    test('every source that is named for it names it', () => {
      const sources = pathsIn(text).filter(
        (path) => /^(?:grammar|interpreter)\//u.test(path) && statSync(join(ROOT, path)).isFile(),
      )
      expect(sources.length).toBeGreaterThan(9)
      expect(sources.filter((path) => !named.test(read(path)))).toEqual([])
    })
})
