import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { STAMP, upToDateSite } from '../../editor/site/build-site.ts'
import { PARTS, SHELL } from './budgets.ts'

let site = ''
/** The size of every file in gzip. */
let sizes: ReadonlyMap<string, number> = new Map()
/** What the page names. */
let shell: ReadonlySet<string> = new Set()

beforeAll(async () => {
  site = await upToDateSite(() => {})
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== STAMP)
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll(sep, '/'))
  sizes = new Map(names.map((name) => [name, gzipSync(readFileSync(join(site, name))).length]))
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const named = [...page.matchAll(/"\.\/(assets\/[^"]+)"/gu)].map(([, name = '']) => name)
  shell = new Set(['index.html', ...named])
})

const sum = (names: readonly string[]): number =>
  names.reduce((all, name) => all + (sizes.get(name) ?? Infinity), 0)

/** The part of each file outside the shell: the first whose pattern matches. */
const partOf = (name: string): string | undefined => PARTS.find(({ files }) => files.test(name))?.part

describe('the built site keeps to its budgets', () => {
  test('the shell', () => {
    expect(shell.size).toBeGreaterThan(3)
    expect(sum([...shell])).toBeLessThan(SHELL * 1024)
  })

  test.each(PARTS)('$part', ({ part, most, isEach }) => {
    const files = [...sizes.keys()].filter((name) => !shell.has(name) && partOf(name) === part)
    expect(files).not.toEqual([])
    for (const some of isEach === true ? files.map((file) => [file]) : [files])
      expect(sum(some), some[0]).toBeLessThan(most * 1024)
  })

  test('no script contains a game, apart from the picture of the first one', () => {
    const scripts = [...sizes.keys()]
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(site, name), 'utf8'))
    const named = scripts.flatMap((script) => script.match(/rulesets\/[\w-]+\/[\w-]+\//gu) ?? [])
    expect([...new Set(named)]).toHaveLength(1)
    const texts = [...sizes.keys()]
      .filter((name) => /^shelf\/.+\//u.test(name))
      .flatMap((name) => Object.values<string>(JSON.parse(readFileSync(join(site, name), 'utf8')).texts))
    expect(texts.length).toBeGreaterThan(50)
    const inScript = (text: string): string => JSON.stringify(text.slice(0, 120)).slice(1, -1)
    expect(texts.filter((text) => scripts.some((script) => script.includes(inScript(text))))).toEqual([])
  })

  test('every file has a budget', () => {
    expect([...sizes.keys()].filter((name) => !shell.has(name) && partOf(name) === undefined)).toEqual([])
  })

  test('one script of the workers contains the pictures of pieces, and one the checker', () => {
    const scripts = [...sizes.keys()].filter((name) => name.startsWith('workers/'))
    const having = (words: string, most: number): number =>
      scripts.filter((name) => readFileSync(join(site, name), 'utf8').split(words).length > most).length
    expect([having('M256', 5), having('ST4014', 1)]).toEqual([1, 1])
  })
})
