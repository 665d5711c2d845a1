import { describe, expect, test } from 'vitest'
import { playableText } from '../playable.ts'

const game = (spaces: string): string => `sandtable: 1
id: bands
title: Bands
players: { seats: [ red, blue ], sides: { red: south, blue: north } }
numbers: { one: 1, depth: 2, far edge: 4 }
pieces: { man: { kinds: { man: {} } } }
places:
  board:
    grid: 4 by 4
    holds: 1 man
    kinds of space: { rough: { where: '${spaces.replaceAll('own ', '')}' }, smooth: { where: the rest } }
areas:
  band: ${spaces}
box: { a1: 1 man }
play: [ the game is drawn by nightfall ]
`

/** Bands with names of numbers in them, and the same in digits. */
const SAME = [
  ['rows 1..depth', 'rows 1..2'],
  ['row far edge', 'row 4'],
  ['rows one..depth', 'rows 1..2'],
  ['columns one..3', 'columns 1..3'],
  ['row 1, far edge', 'row 1, 4'],
  ['row 1, far edge or column 1, far edge', 'row 1, 4 or column 1, 4'],
  ['rows one..depth and columns depth..far edge', 'rows 1..2 and columns 2..4'],
  ['own rows 1..depth', 'own rows 1..2'],
  ['own row depth', 'own row 2'],
  ['a1, b2', 'a1, b2'],
] as const

describe('rows and columns by the names of numbers', () => {
  const spacesOf = (text: string) => {
    const { areas } = playableText(game(text)).world
    return ['band', 'rough'].map((area) => areas.get(area)?.spaces)
  }
  test.each(SAME)('%s', (named, digits) => {
    expect(spacesOf(named)).not.toContain(undefined)
    expect(spacesOf(named)).toEqual(spacesOf(digits))
  })
})

test.each([
  ['rows 1..dept', 'There is no number called `dept`.'],
  ['rows near..depth', 'There is no number called `near`.'],
  ['rows depth..one', '`2..1` goes downwards.'],
])('%s is refused', (text, message) => {
  expect(() => playableText(game(text))).toThrow(message)
})
