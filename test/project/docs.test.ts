import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'
import { pageOf } from '../../grammar/diagnostics/explain.ts'
import { DOCUMENTS } from './documents.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = join(ROOT, 'docs/diagnostics')

test('every code has its page, made of its entry', () => {
  const wrong = Object.keys(CATALOGUE).filter((code) => {
    const page = join(PAGES, `${code}.md`)
    return !existsSync(page) || readFileSync(page, 'utf8') !== pageOf(code)
  })
  expect(wrong, 'run: npm run docs').toEqual([])
})

test('every page is of a code', () => {
  const codes = new Set(Object.keys(CATALOGUE))
  expect(
    readdirSync(PAGES).filter((page) => page !== 'README.md' && !codes.has(page.replace(/\.md$/, ''))),
  ).toEqual([])
})

test('every path named in the documents exists', () => {
  const missing = DOCUMENTS.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8')
    const paths = [...text.matchAll(/`((?:grammar|interpreter|rulesets|test|docs|editor)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    )
    return paths.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${document}: ${path}`)
  })
  expect(missing).toEqual([])
})
