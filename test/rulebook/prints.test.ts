import { describe, expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, written } from './books.ts'

/** The tables of the pieces in the book of a game with this class of pieces. */
function tablesOf(pieces: string, language = 'en', ...beside: readonly string[]): readonly string[] {
  const game = `title: Wares
players:
  seats: [red, blue]
values: { good: [silk, salt] }
pieces:
  ware:
    printed: { good: good, price: bag of good, worth: number = 2 }
    kinds:
${pieces.replaceAll(/^/gmu, '      ')}
places:
  stock: { holds: wares, seen by: nobody, pile: yes }
box:
  stock: all wares
play:
  - rank players by 1
`
  const text = rulebookMarkdown(bookOf(written(game, ...beside), language))
  const section = text.slice(text.indexOf('<a id="pieces">'), text.indexOf('<a id="places">'))
  return section.split('\n').filter((line) => /^\| (?!---)/u.test(line))
}

describe('a rulebook shows what is printed on every piece', () => {
  test('copies that differ have a line each, in a table of what they print', () => {
    const lines = tablesOf(
      `barrel: { good: salt, copies: [{ price: [1 silk, 2 salt] }, { price: [3 silk], worth: 5 }] }`,
    )
    expect(lines).toEqual([
      '| Piece | Number | Good |',
      '| Barrel | 2 | salt |',
      '| Piece | Price | Worth |',
      '| Barrel-1 | 1 silk and 2 salt | 2 |',
      '| Barrel-2 | 3 silk | 5 |',
    ])
  })

  test('copies of each value show these values in the column of that value', () => {
    const lines = tablesOf(
      `barrel: { price: [], copies: 2 of each good }\nsack: { price: [], good: salt, copies: 1 }`,
    )
    expect(lines.slice(1)).toEqual([
      '| Barrel | 2 of each good | silk or salt |  | 2 |',
      '| Sack | 1 | salt |  | 2 |',
    ])
  })

  test('what a copy leaves out is that of its row', () => {
    const lines = tablesOf(
      `barrel: { good: salt, price: [2 silk], copies: [{ good: silk }, { worth: 1 }, { price: [1 salt] }] }`,
    )
    expect(lines.slice(2)).toEqual([
      '| Piece | Good | Price | Worth |',
      '| Barrel-1 | silk | 2 silk | 2 |',
      '| Barrel-2 | salt | 2 silk | 1 |',
      '| Barrel-3 | salt | 1 salt | 2 |',
    ])
  })

  test('a row without a list is shown beside them, and says nothing in their columns', () => {
    const lines = tablesOf(`barrel: { good: salt, copies: [{ price: [1 silk] }, { price: [2 silk] }] }
crate: { good: silk, price: [1 salt], worth: 3 }`)
    expect(lines).toEqual([
      '| Piece | Number | Good | Price | Worth |',
      '| Barrel | 2 | salt |  | 2 |',
      '| Crate | 1 | silk | 1 salt | 3 |',
      '| Piece | Price |',
      '| Barrel-1 | 1 silk |',
      '| Barrel-2 | 2 silk |',
    ])
  })

  test('neighbours that print the same share a line', () => {
    const one = '{ price: [1 silk] }'
    const lines = tablesOf(
      `barrel: { good: salt, copies: [${one}, ${one}, ${one}, { price: [2 silk] }, { price: [3 silk] }, { price: [3 silk] }] }`,
    )
    expect(lines.slice(3)).toEqual([
      '| Barrel-1 … Barrel-3 | 1 silk |',
      '| Barrel-4 | 2 silk |',
      '| Barrel-5, Barrel-6 | 3 silk |',
    ])
  })

  test('in another language with its words', () => {
    const texts = `sandtable: 1
texts for: mine
language: it
texts: { barrel: Barile, silk: seta, salt: sale, price: Prezzo, good: Merce, worth: Valore }
`
    const lines = tablesOf(`barrel: { good: salt, copies: [{ price: [1 silk, 2 salt] }] }`, 'it', texts)
    expect(lines.at(-1)).toBe('| Barile-1 | 1 seta e 2 sale |')
  })
})

test('a variant marks the copies that print something else than in its base', () => {
  const base = `title: Wares
players:
  seats: [red, blue]
pieces:
  ware:
    printed: { price: number }
    kinds:
      barrel: { copies: [{ price: 1 }, { price: 2 }] }
places:
  stock: { holds: wares, seen by: nobody, pile: yes }
box:
  stock: all wares
play:
  - rank players by 1
`
  const variant = base.replace('{ price: 2 }', '{ price: 4 }, { price: 6 }')
  const text = rulebookMarkdown(bookOf(written(variant), 'en', written(base)))
  expect(text.split('\n').filter((line) => line.includes('Barrel-'))).toEqual([
    '| Barrel-1 | 1 |',
    '| `[changed]` Barrel-2 | 4 |',
    '| `[new]` Barrel-3 | 6 |',
  ])
})

test('what players have of their own has no other article', () => {
  const game = `title: Purses
players: { seats: [red, blue] }
values: { gem: [ruby, opal] }
track:
  each player: { purse: bag of gem }
play:
  - turns from red: you must wait
actions:
  wait:
    only if:
      rich enough: number of your purse > 3
    then: rank players by 1
`
  const text = rulebookMarkdown(bookOf(written(game)))
  expect(text).toContain('The number of gems in your *purse* is more than 3')
})

test('a rulebook gives the words that each player has for the values of a line', () => {
  const game = `title: Ways
players:
  seats: [red, blue]
values:
  way:
    line: [west, centre, east]
    called: { red: [left, middle, right], blue: [right, middle, left] }
play:
  - rank players by 1
`
  expect(rulebookMarkdown(bookOf(written(game), 'en'))).toContain(
    '**Way**: west, centre or east, in this order (Red: left, middle and right; Blue: right, middle and left)',
  )
})
