import { describe, expect, test } from 'vitest'
import { rulebookHtml } from '../../interpreter/rulebook/output/html.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import { bookOf, playersBook, shipped, shippedGames, written } from './books.ts'
import { PLAYED } from '../families.ts'
import { oneIn } from '../volume.ts'
import { readTags } from './tags.ts'

const ALLOWED = new Set(
  'html head meta title style body header nav main section article h1 h2 h3 h4 h5 h6 p ul ol li table caption thead tbody tr th td div figure figcaption strong em span a del img'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'lang charset name content aria-label id href class scope title alt src'.split(' '),
)

/** What is wrong with a page: tags, attributes, ids, and broken links. */
function faults(html: string): readonly string[] {
  const { tags, wrong } = readTags(html)
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const links = tags.flatMap(({ attributes }) => attributes.get('href') ?? [])
  return [
    ...wrong,
    ...tags.flatMap(({ name }) => (ALLOWED.has(name) ? [] : [`tag ${name}`])),
    ...tags.flatMap(({ attributes }) => [...attributes.keys()].filter((key) => !ATTRIBUTES.has(key))),
    // Pictures are in the page itself.
    ...tags
      .flatMap(({ attributes }) => attributes.get('src') ?? [])
      .filter((src) => !/^data:image\/svg\+xml,[\w%.!~*'()-]+$/u.test(src)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
    ...links.filter((link) => !link.startsWith('#') || !ids.includes(link.slice(1))),
  ]
}

describe('pages are well-formed, and every link leads somewhere', () => {
  const games = shippedGames().filter(({ id, uses }) => uses.length === 0 && PLAYED.has(id))
  for (const [index, { id }] of oneIn(3, [...games.entries()])) {
    const language = rulebookLanguages[index % rulebookLanguages.length] ?? 'en'
    test(`${id} in ${language}`, () => {
      for (const book of [bookOf, playersBook])
        expect(faults(rulebookHtml(book(shipped(id), language)))).toEqual([])
    })
  }
  test('with what modules change', () => {
    const base = shipped('stratego-duel')
    const variant = shipped('stratego-duel', 'rescue', 'silent-defence', 'aggressor-advantage')
    for (const book of [bookOf, playersBook])
      expect(faults(rulebookHtml(book(variant, 'en', base)))).toEqual([])
  })
  for (const language of rulebookLanguages)
    test(`in ${language}`, () => {
      const html = rulebookHtml(bookOf(shipped('stratego-barrage'), language, shipped('stratego-duel')))
      expect(faults(html)).toEqual([])
      expect(html).toContain(`<html lang="${language}">`)
    })
})

const EVIL = '<script>alert(1)</script>'
const HOSTILE = `title: Evil ${EVIL} "quoted" & ![x](javascript:alert(1)) <b onmouseover='x'>
by: "<img src=x onerror=alert(2)>"
implements:
  game: "</title></style>${EVIL}"
  owner: "\\" onload=\\"alert(3)"
  note: "[click](javascript:alert(4)) \`\`\` ~~~ # heading *bold* _it_ | cell | <!-- -->"
extends: tic-tac-toe
pieces.mark.kinds.sign: { title: "<svg/onload=alert(5)>" }
says:
  the space <i>is</i> free: "${EVIL} {x y"
actions.put.only if:
  the space <i>is</i> free: goal is empty
stages:
  shout: say <u>${EVIL}</u>
rulings:
  "what | about <script>?":
    asked: "# ${EVIL}"
    chosen: "1. ${EVIL}"
`

describe('what an author writes is text and nothing else', () => {
  const book = bookOf(written(HOSTILE), 'en', shipped('tic-tac-toe'))

  test('in HTML', () => {
    const html = rulebookHtml(book)
    expect(faults(html)).toEqual([])
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('&quot; onload=&quot;alert(3)')
    expect(html).toContain('What | about &lt;script&gt;?')
  })

  test('in Markdown', () => {
    const text = rulebookMarkdown(book)
    const tags = [...text.matchAll(/<[^>]*>?/gu)].map(([tag]) => tag)
    expect(tags.filter((tag) => !/^<(?:a id="[a-z0-9-]+"|\/a)>$/u.test(tag))).toEqual([])
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    // No images, no links except to places in the book itself, and no headings except its own.
    const links = [...text.matchAll(/(?<!\\)\]\(([^)]*)/gu)].map(([, to]) => to ?? '')
    expect(links.filter((to) => !to.startsWith('#'))).toEqual([])
    expect(text).not.toMatch(/(?<!\\)!\[/u)
    expect(text).not.toMatch(/^#+ *(?:heading|&lt;script)/mu)
    expect(text.match(/^```/gmu)?.length ?? 0).toBe(2)
    for (const line of text.split('\n').filter((each) => each.startsWith('|')))
      expect(line.match(/(?<!\\)\|/gu)?.length, line).toBeGreaterThan(2)
  })
})

const MILL = `title: Mill
implements: { game: Mill, owner: nobody, note: An invented game on nine points. }
players: { seats: [white, black] }
pieces: { man: { owner: fixed, kinds: { man: { letter: M } } } }
places:
  board:
    graph:
      across: a3-b3-c3, a1-b1-c1
      down: a3-a2-a1, c3-c2-c1
    spots: { a3: [0, 0], b3: [1, 0], c3: [2, 0], a2: [0, 1], c2: [2, 1], a1: [0, 2], b1: [1, 2], c1: [2, 2] }
    holds: 1 man
    seen by: everyone
  hand: { each: player, holds: men, seen by: everyone }
box:
  hand: 3 men
play:
  - turns from white, at most 9: you must place
  - the game is drawn by dusk
actions:
  place:
    choose:
      goal: spaces where empty
    only if:
      it is free: whole line(goal, down) is empty
    then:
      - if any men in your hand: move first man in your hand to goal
`

test('a graph is drawn, its paths are listed, and they have the names that the author gave them', () => {
  const book = bookOf(written(MILL), 'en')
  const markdown = rulebookMarkdown(book)
  expect(markdown).toContain(
    ['```text', 'a3 · ·  b3 · ·  c3', ' ·               ·', ' ·               ·', 'a2              c2'].join(
      '\n',
    ),
  )
  expect(markdown).toContain('- **Down**: a3-a2')
  expect(markdown).toContain('(down, both ways)')
  const html = rulebookHtml(book)
  expect(faults(html)).toEqual([])
  const [, svg = ''] = /<figure.*data:image\/svg\+xml,([^"]+)/u.exec(html) ?? []
  for (const edge of ['a', 'b', 'c', '2', '3']) expect(decodeURIComponent(svg)).toContain(`>${edge}</text>`)
})
