import { describe, expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { VOLUME } from '../volume.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/*
 * A board with more spaces than a word has bits: some questions about a stone depend on its neighbours alone, and what it
 * reaches depends on its chain. Every count goes into the scores, so a wrong one shows.
 */

interface Stones {
  /** Which stones are counted after each move. */
  readonly counted: string
  /** What must hold for a space to be chosen. */
  readonly only?: string
  readonly terms?: readonly string[]
  readonly more?: string
}

const text = ({ counted, only = 'you.points >= 0', terms = [], more = '' }: Stones): string => `sandtable: 1
id: stones
title: Stones
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { pebble: { letter: S }, rock: { letter: R } }, track: { wet: false } }
places:
  board:
    grid: |
      . . . . . . .
      . . . ~ . . .
      . . . ~ . . .
      . ~ . . . . .
      . . . . . . .
    holds: 1 stone
    seen by: everyone
  supply: { each: player, holds: stones, seen by: everyone }
box:
  supply: { pebble: 9, rock: 6 }
areas:
  shore: row 1
track:
  each player: { points: 0 }
terms:
  held(player): all spaces where (first stone in it).owner is player
  open(stone): stone.space is not none and any spaces in reached(stone.space, held(stone.owner)) where empty
  beside(stone): number of stones called other on board where other.space is next to stone.space and other.owner is not stone.owner
${terms.map((term) => `  ${term}\n`).join('')}play:
  - turns from red, at most 40: you may put or take
  - rank players by points
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      it may be: ${only}
    then:
      - move first stone in your supply to goal
      - add number of ${counted} to your points
  take:
    choose:
      victim: stones on board where owner is opponent and no spaces in reached(space, held(owner)) where empty
    then: move victim to supply of opponent
${more}`

const GAMES: Readonly<Record<string, Stones>> = {
  'chains that come to an empty space': { counted: 'stones on board where open' },
  'chains that do not': { counted: 'stones on board where not open(it)' },
  'what is wanted may be where one begins': {
    counted:
      'stones on board where any spaces in reached(it.space, held(it.owner)) where (first stone in it).kind is rock',
  },
  'one begins outside the chain': {
    counted: 'stones on board where any spaces in reached(it.space, held(opponent)) where empty',
  },
  'along some ways only': {
    counted: 'stones on board where any spaces in reached(it.space, held(it.owner), up + down) where empty',
  },
  'ways that do not lead back': {
    counted: 'stones on board where any spaces in reached(it.space, held(it.owner), up) where empty',
  },
  'stones next to others': { counted: 'stones on board where beside(it) > 1' },
  'stones next to some': {
    counted: 'stones on board where owner is you and hemmed',
    terms: [
      'hemmed(stone): any stones called other on board where other.space is next to stone.space and other.owner is red',
    ],
  },
  'a rule spreads': {
    counted: 'stones on board where wet',
    terms: [
      'splashed(stone): any stones called other on board where other.owner is stone.owner and other.wet and stone.space is next to other.space',
    ],
    more: `whenever:
  a stone gets wet:
    for each: stone on board where not wet and (it.space is in shore or splashed(it))
    then: set stone.wet to true
`,
  },
  'moves are looked behind': {
    counted: 'stones on board where open',
    only: 'afterwards any stones on board where open',
  },
}

describe('stones go by their neighbours and chains as on the reference', () => {
  test.each(Object.entries(GAMES))('%s', (name, stones) => {
    const ir = irOfText(text(stones))
    const games = Math.max(30, VOLUME.games)
    const expected = moveByMove(closuresProgram(ir), games, name)
    expect(expected.faults).toEqual(new Map())
    const program = generatedProgram(ir)
    expect(moveByMove(program, games, name)).toEqual(expected)
    expect(inOnePiece(program, games, name)).toEqual(expected)
    expect(expected.wins.filter((wins) => wins > 0)).toHaveLength(2)
  })
})
