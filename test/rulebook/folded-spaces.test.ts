import { describe, expect, test } from 'vitest'
import { spoken } from '../../interpreter/rulebook/model/words.ts'
import { spaceNames } from '../../interpreter/rulebook/sections/folded-spaces.ts'
import { languageOf } from '../../interpreter/rulebook/language/languages.ts'
import type { Speaker } from '../../interpreter/rulebook/sentences/speaker.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, written } from './books.ts'

const grid = (columns: string, rows: readonly number[]): readonly string[] =>
  rows.flatMap((row) => [...columns].map((column) => `${column}${row}`))

/** Names of spaces, and how a book tells them. */
const ROWS: readonly (readonly [readonly string[], string])[] = [
  [['a1', 'a2', 'b1'], 'a1, a2 and b1'],
  [grid('a', [1, 2, 3, 4, 5]), 'a1 to a5'],
  [grid('abcdefgh', [1]), 'a1 to h1'],
  [grid('acegi', [1, 3, 5, 7, 9]), 'columns a, c, …, i, rows 1, 3, …, 9'],
  [grid('abcdefgh', [1, 2, 7, 8]), 'columns a to h, rows 1, 2, 7 and 8'],
  [[...grid('abcd', [1]), ...grid('bc', [2])], 'a1, b1, c1, d1, b2 and c2'],
  [
    [...grid('bdfh', [1, 3, 5, 7]), ...grid('aceg', [2, 4, 6, 8])],
    'columns b, d, …, h, rows 1, 3, …, 7; columns a, c, …, g, rows 2, 4, …, 8',
  ],
  [['gate', 'a1', 'a2', 'a3', 'a4', 'a5'], 'gate, a1, a2, a3, a4 and a5'],
]

describe('many spaces are told by their columns and rows', () => {
  test.each(ROWS)('%j', (names, told) => {
    // Only phrases are needed to name spaces.
    const speaker = { phrases: languageOf('en').phrases } as Speaker
    expect(spoken(spaceNames(speaker, names))).toBe(told)
  })

  test('in the parts of a board', () => {
    const game = `title: Meadow
players: { seats: [red, blue] }
pieces: { stone: { owner: fixed, kinds: { stone: { letter: S } } } }
places:
  field:
    grid: |
${'      . . . . . .\n'.repeat(6)}    holds: 1 stone
    kinds of space:
      low: { where: row 1 }
      high: { where: the rest }
play:
  - the game is drawn by dusk
`
    const book = rulebookMarkdown(bookOf(written(game)))
    expect(book).toContain('- **Low**: a1 to f1')
    expect(book).toContain('- **High**: columns a to f, rows 2 to 6')
  })
})
