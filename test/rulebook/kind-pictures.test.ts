import { expect, test } from 'vitest'
import { rulebookHtml } from '../../interpreter/rulebook/output/html.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, shipped, written } from './books.ts'
import type { Configured } from '../../grammar/load.ts'

/** The pictures of kinds on the page of a game, by name. */
function picturesIn(configured: Configured): ReadonlyMap<string, string> {
  const cells = rulebookHtml(bookOf(configured, 'en')).matchAll(
    /<img class="kind" alt="" src="data:image\/svg\+xml,(?<svg>[^"]*)"><span class="called">(?<name>[^<]*)/gu,
  )
  return new Map(
    [...cells].map(({ groups }) => [groups?.['name'] ?? '', decodeURIComponent(groups?.['svg'] ?? '')]),
  )
}

const count = (text: string, part: string): number => text.split(part).length - 1

test('chess: each kind is drawn for both sides', () => {
  const pictures = picturesIn(shipped('chess'))
  expect([...pictures.keys()]).toEqual(['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'])
  for (const svg of pictures.values())
    expect([count(svg, 'piece coat-white'), count(svg, 'piece coat-black')]).toEqual([1, 1])
})

test('hearts: a row of the pack shows its card in each suit', () => {
  const ten = picturesIn(shipped('hearts')).get('Ten') ?? ''
  expect(count(ten, '<rect')).toBe(4)
  expect(count(ten, '>10</text>')).toBe(4)
  expect([count(ten, '"red-suit"'), count(ten, '"black-suit"')]).toEqual([2, 2])
})

test('a card of which only the name is seen has no picture', () => {
  const game = written(`title: Wares
players:
  seats: [red, blue]
pieces:
  ware:
    kinds:
      qwx: { copies: 3 }
      lantern: { copies: 3 }
places:
  stock: { holds: wares, seen by: nobody, pile: yes }
box:
  stock: all wares
play:
  - rank players by 1
`)
  expect([...picturesIn(game).keys()]).toEqual(['Lantern'])
})

test('the page of a game with more than a hundred kinds stays below 400 KB, and Markdown has no pictures', () => {
  const game = shipped('pocket-battles')
  expect(game.world.kinds.length).toBeGreaterThan(100)
  const book = bookOf(game, 'en')
  expect(rulebookHtml(book).length).toBeLessThan(400_000)
  expect(rulebookMarkdown(book)).not.toContain('svg')
})

test('an action has a picture of one of its examples, if the game has a board', () => {
  const configured = shipped('chess')
  const { book } = rulebook(configured, { hasExamples: true })
  const html = book === undefined ? '' : rulebookHtml(book)
  const captions = [...html.matchAll(/<figure class="drawing example">.*?<figcaption>(.*?)<\/figcaption>/gsu)]
  expect(captions.map(([, caption]) => caption)).toHaveLength(4)
  expect(html).toContain('Example. Castling on either side: e1-g1')
  expect(html).toContain(encodeURIComponent('light marked'))
  expect(rulebookHtml(bookOf(configured))).not.toContain('drawing example')
})
