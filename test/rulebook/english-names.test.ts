import { describe, expect, test } from 'vitest'
import { playersBook, textOf, written } from './books.ts'

/** Texts for names that are no nouns, and a title for another. */
const TEXTS = `texts:
  passed: players who passed
  struck: stone just hit
  linked to: spaces connected to {edge} by stones of {player}
  far: far edge
  clear: clear {stone} away
  bowl: Basket
  done: the turn is over
`

const game = (texts: string): string => `title: Sample
${texts}players: { seats: [ north, south ] }
pieces: { stone: { owner: fixed, kinds: { pebble: { letter: P } } } }
places:
  board: { grid: '. . .', kinds of space: { square: { where: the rest } }, holds: 1 stone }
  bowl: { each: player, holds: stones }
areas:
  far: column 3
box: { bowl: { pebble: 3 } }
track:
  passed: set of players
  struck: stone or none
  done: false
terms:
  linked to(spaces called edge, player): reached(edge, edge, where (first stone in it).owner is player)
stages:
  clear(stone):
    - if any spaces in far where it is in linked to(far, you):
        - move stone to your bowl
    - if done: set struck to stone
play:
  - turns from north, at most 9: you must put or pass
end:
  everybody has passed:
    when: number of passed is 2
    winner: north
actions:
  put:
    choose: { stone: stones in your bowl, goal: spaces where empty }
    then:
      - move stone to goal
      - set struck to stone
      - clear(stone)
  pass:
    only if:
      a stone was hit: struck is not none
    then:
      - add you to passed
      - clear(struck)
`

describe('names with a text for sentences', () => {
  const told = textOf(playersBook(written(game(TEXTS))))
  test.each([
    'The stone just hit becomes the stone.',
    'Add you to the players who passed.',
    'the spaces connected to the far edge by stones of you',
    'Clear the stone away',
    'Spaces connected to the edge by stones of the player',
    'Far edge: column 3',
    'The turn is over (not at the start)',
  ])('%s', (sentence) => {
    expect(told).toContain(sentence)
  })

  test('no name is left where its text is said', () => {
    expect(told).not.toMatch(/struck|linked to|\{/u)
  })

  test('a text with a capital letter is only a title', () => {
    expect(told).toContain('the stone to your bowl')
  })

  test('without texts, sentences say the names', () => {
    const plain = textOf(playersBook(written(game(''))))
    expect(plain).toContain('The struck becomes the stone.')
    expect(plain).toContain('linked to')
  })
})
