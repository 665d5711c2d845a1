import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { rulesOn } from '../../editor/lessons/rules-on-page.ts'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { topics } from '../../editor/site/learn/recipe-files.ts'
import { PageSearch } from '../../grammar/phrasebook/find-pages.ts'
import type { Page } from '../../grammar/phrasebook/find-pages.ts'
import { slug } from '../../grammar/phrasebook/reference-path.ts'
import { IDIOMS, WANTED } from '../phrasebook/wanted.ts'

const CORPUS = join(import.meta.dirname, '../corpus')

/** The most bytes of a page before it can be read, compressed, with its style. */
const FIRST_READABLE = 60_000

describe('the pages to read', () => {
  let folder = ''
  const pages = new Map<string, string>()

  beforeAll(async () => {
    folder = join(await upToDateSite(() => {}), 'learn')
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.name.endsWith('.html')) {
        const file = join(entry.parentPath, entry.name)
        pages.set(relative(folder, file), readFileSync(file, 'utf8'))
      }
  })

  /** What a page links to, as files below the folder; addresses outside are left out. */
  function targets(path: string): readonly string[] {
    const links = [...(pages.get(path) ?? '').matchAll(/ (?:href|src)="([^"#]*)(?:#[^"]*)?"/gu)]
    return links
      .map(([, target = '']) => target)
      .filter((target) => target !== '' && !/^(?:https?|data):/u.test(target))
      .map((target) => normalize(join(dirname(path), target)))
  }

  test('are many, of every kind', () => {
    expect(pages.size).toBeGreaterThan(600)
    const kinds = new Set([...pages.keys()].map((path) => dirname(path).split('/')[0]))
    expect([...kinds].toSorted()).toEqual([
      '.',
      'guides',
      'messages',
      'phrases',
      'recipes',
      'reference',
      'tour',
      'tutorials',
    ])
  })

  test('link only to what is there', () => {
    const site = dirname(folder)
    const there = new Set(
      readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) => normalize(name)),
    )
    const missing = [...pages.keys()].flatMap((path) =>
      targets(path)
        .map((target) => normalize(join('learn', target)).replace(/\/$/u, ''))
        .filter((target) => target !== '.' && !there.has(target))
        .map((target) => `${path}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  test('are all linked from another page', () => {
    const linked = new Set(
      [...pages.keys()].flatMap((path) => targets(path).filter((target) => target !== path)),
    )
    expect([...pages.keys()].filter((path) => !linked.has(path))).toEqual([])
  })

  test('show rulesets whole, for copies in the editor', () => {
    const corpus = new Map<string | undefined, string>(
      readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => readFileSync(join(CORPUS, name), 'utf8'))
        .map((text) => [/^id: (\S+)$/mu.exec(text)?.[1], text]),
    )
    const copied = [...pages].flatMap(([path, html]) => {
      const [, id] = /#recipe=([\w-]+)"/u.exec(html) ?? []
      return id === undefined ? [] : [{ path, id, text: rulesOn(html) }]
    })
    expect(copied.length).toBeGreaterThan(100)
    for (const { path, id, text } of copied) expect(text, path).toBe(corpus.get(id))
  })

  test('are found by the words of players', () => {
    const { pages: all, synonyms } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as {
      pages: Page[]
      synonyms: string[][]
    }
    const search = new PageSearch(all, synonyms)
    /** The page of a sentence, and the topics that list it. */
    const right = (id: string): readonly string[] => [
      ...all.flatMap((page) => (page.id.startsWith('phrases/') && page.also[0] === id ? [page.id] : [])),
      ...topics().flatMap(({ name, sentences }) =>
        sentences.includes(id) ? [`recipes/topics/${slug(name)}.html`] : [],
      ),
    ]
    const leads = (id: string, searches: readonly string[]): boolean =>
      searches.some((words) => search.find(words, 2).some((page) => right(id).includes(page.id)))
    const missed = Object.entries(WANTED).filter(([words, id]) => !leads(id, [words]))
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(Object.keys(WANTED).length / 10)
    expect(IDIOMS.filter(([id, ...searches]) => !leads(id, searches))).toEqual([])
  })

  test('can be read early, without any script', () => {
    const style = gzipSync(readFileSync(join(folder, 'learn.css'))).length
    for (const [path, html] of pages) {
      expect(gzipSync(html).length + style, path).toBeLessThan(FIRST_READABLE)
      expect(html, path).toMatch(/<h1>[^<]/u)
    }
  })
})
