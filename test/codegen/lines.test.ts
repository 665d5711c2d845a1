import { describe, expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { VOLUME } from '../volume.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/* Lines are looked for only where a move has changed something, and a game must still end at the same move. */

interface Lines {
  readonly grid: readonly string[]
  /** Where all stones start; by default they are in the supply. */
  readonly start?: readonly string[]
  readonly ends: string
  /** What else happens when a stone is slid. */
  readonly more?: string
}

const picture = (key: string, rows: readonly string[]): string =>
  [`    ${key}: |`, ...rows.map((row) => `      ${row}`)].join('\n')

const text = ({ grid, start, ends, more = '' }: Lines): string => `sandtable: 1
id: lines
title: Lines
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { pebble: { letter: S }, rock: { letter: R } } }
places:
  board:
${picture('grid', grid)}${start === undefined ? '' : `\n${picture('start', start)}`}
    holds: 1 stone
    seen by: everyone
  supply: { each: player, holds: stones, seen by: everyone }
${start === undefined ? 'box:\n  supply: { pebble: 4, rock: 2 }' : ''}
terms:
  held(player): all spaces where (first stone in it).owner is player
  free: all spaces where empty
play:
  - turns from red, at most 60: you must put or slide or else nothing
  - rank players by number of spaces in held(it)
actions:
  put:
    choose:
      goal: spaces where empty
    then: move first stone in your supply to goal
  slide:
    choose:
      stone: your stones on board
      goal: spaces where empty and it is next to stone.space
    then:
      - move stone to goal
${more}
end:
${ends}
`

/** An end as a block of lines. */
const end = (name: string, when: string, winner?: string): string =>
  [
    `  ${name}:`,
    ...(winner === undefined ? [] : [`for each: ${winner}`]),
    `when: ${when}`,
    winner === undefined ? 'drawn: yes' : `winner: ${winner}`,
  ].join('\n    ')

const OWN = end('a line', 'longest line(held(player), orthogonal + diagonal) >= 3', 'player')
const SQUARE = ['. . . . .', '. . . . .', '. . ~ . .', '. . . . .']

const GAMES: Readonly<Record<string, Lines>> = {
  'lines of one player': { grid: SQUARE, ends: OWN },
  'lines of four, more than three': {
    grid: SQUARE,
    ends: end('a line', 'longest line(held(player), orthogonal) > 3', 'player'),
  },
  'lines of kinds, whoever has them': {
    grid: SQUARE,
    ends: end('a line', 'longest line(all spaces where (first stone in it).kind is rock, diagonal) >= 2'),
  },
  'empty lines, which moves away may make': {
    grid: ['. . . . .', '. . . . .', '. . . . .'],
    start: ['S s . S s', 'r S s R .', '. r R s S'],
    ends: end('a gap', 'longest line(free, orthogonal + diagonal) >= 3'),
  },
  'a full board': {
    grid: ['. . .', '. . .'],
    ends: `${end('full', 'no spaces where empty')}\n${OWN}`,
  },
  'stones that are pushed off meanwhile': {
    grid: SQUARE,
    ends: OWN,
    more: '      - if number of your stones on board > 3: move stone to your supply',
  },
}

describe('games with lines end as on the reference', () => {
  test.each(Object.entries(GAMES))('%s', (name, lines) => {
    const ir = irOfText(text(lines))
    const games = Math.max(60, VOLUME.games)
    const expected = moveByMove(closuresProgram(ir), games, name)
    expect(expected.faults).toEqual(new Map())
    const program = generatedProgram(ir)
    expect(moveByMove(program, games, name)).toEqual(expected)
    expect(inOnePiece(program, games, name)).toEqual(expected)
    expect(expected.reasons.size).toBeGreaterThan(0)
  })
})
