import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, codeEntry } from '../../grammar/diagnostics/catalogue.ts'
import { joinedCodes } from '../../grammar/diagnostics/codes/code-entry.ts'
import { wrongTexts } from './texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const CODE = /\bST\d{4}\b/g

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The source files with the codes that they use, not counting those in comments. */
const mentions = ['grammar', 'interpreter'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('grammar/diagnostics/codes/'))
    .map((path) => ({ path, codes: codesIn(path) })),
)

function codesIn(path: string): ReadonlySet<string> {
  return new Set(readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENT, '').match(CODE))
}

describe('codes', () => {
  test('two tables cannot have a code in common', () => {
    const entry = { title: 'x', meaning: 'x', wrong: 'x', right: 'x' }
    // @ts-expect-error -- Both have the same number.
    joinedCodes({ ST9001: entry }, { ST9002: entry }, { ST9001: entry })
    expect(Object.keys(joinedCodes({ ST9001: entry }, { ST9002: entry }))).toEqual(['ST9001', 'ST9002'])
  })

  test('every code of the catalogue is given somewhere', () => {
    const given = new Set(mentions.flatMap(({ codes }) => [...codes]))
    expect(Object.keys(CATALOGUE).filter((code) => !given.has(code))).toEqual([])
  })

  test('every code that is given is in the catalogue', () => {
    const unknown = mentions.flatMap(({ path, codes }) =>
      [...codes].filter((code) => codeEntry(code) === undefined).map((code) => `${path}: ${code}`),
    )
    expect(unknown).toEqual([])
  })

  test('every code that a golden message has is in the catalogue', () => {
    const folder = join(ROOT, 'test/wrong')
    const goldens = readdirSync(folder).filter((name) => name.endsWith('.txt'))
    const codes = goldens.flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/(?<=\[)ST\d{4}(?=\])/g) ?? [],
    )
    expect(new Set(codes).size).toBeGreaterThan(50)
    expect([...new Set(codes)].filter((code) => codeEntry(code) === undefined)).toEqual([])
  })

  test('every golden message belongs to a wrong ruleset', () => {
    const folder = join(ROOT, 'test/wrong')
    const titles = new Set(wrongTexts().map(([title]) => title))
    const lost = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.slice(0, -4))
      .filter((title) => !titles.has(title))
    expect(lost).toEqual([])
  })
})
