import { describe, expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { VOLUME } from '../volume.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/* What is known about spaces is cached until something on them changes, and every kind of change must invalidate it. */

interface Piles {
  /** What is done with the chosen space. */
  readonly then: string
  /** A further condition for a space to be chosen. */
  readonly only?: string
  /** A further condition on a field and a player. */
  readonly when?: string
  /** What must hold on every space of a field for the field to be held. */
  readonly held?: string
  /** What else is done where a field is held. */
  readonly fires?: string
}

const text = ({
  then,
  only,
  when = '',
  held = 'holder is player',
  fires = '',
}: Piles): string => `sandtable: 1
id: piles
title: Piles
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { pebble: { letter: S }, rock: { letter: R } } }
places:
  board:
    grid: |
      . . . .
      . . ~ .
      . . . .
    holds: stones
    pile: yes
    seen by: everyone
  supply: { each: player, holds: stones, pile: yes, seen by: everyone }
box:
  supply: { pebble: 7, rock: 5 }
regions:
  field:
    from: { left: { around: [ a1, a2, b1 ], worth: 2 }, middle: { around: [ b1, b2, b3 ], worth: 1 }, right: { around: [ d1, d2 ], worth: 3 } }
    printed: { around: set of spaces, worth: number }
    track: { left: number = worth }
track:
  each player: { points: 0 }
  busy: player = red
terms:
  holder(space): (top of space).owner
  held(player): all spaces where holder is player
  open(space): space is empty or holder(space) is you or space is in reached(held(you), held(opponent))
play:
  - for each player:
      - shuffle supply of player
  - turns from red, at most 60: you must put or take or else nothing
  - rank players by points
actions:
  put:
    choose:
      goal: spaces where open(it)
${only === undefined ? '' : `    only if:\n      it may be: ${only}\n`}    then:
${then}
  take:
    choose:
      goal: spaces where holder is opponent and it is in reached(held(you), held(you))
    then: move top of goal to supply of opponent
whenever:
  a field is held:
    for each: [ field, player ]
    when: ${when}field.left > 0 and every space in field.around has ${held}
    then:
      - add field.left to player.points
      - set field.left to 0
${fires}
end:
  enough:
    for each: player
    when: player.points >= 4
    winner: player
`

const steps = (...lines: readonly string[]): string => lines.map((line) => `      - ${line}`).join('\n')

const PUT = 'move first stone in your supply onto goal'

const GAMES: Readonly<Record<string, Piles>> = {
  'one piece is moved': { then: steps(PUT) },
  'pieces are dealt onto a space': { then: steps('deal up to 2 from your supply to goal') },
  'spaces exchange what lies there': { then: steps(PUT, 'swap goal with b1') },
  'pieces exchange where they lie': {
    then: steps(PUT, 'if goal is not empty and b3 is not empty: swap top of goal with top of b3'),
  },
  'a pile is shuffled': { then: steps(PUT, 'shuffle goal') },
  'a rule moves pieces': {
    then: steps(PUT),
    fires: steps('for each space in field.around: move top of space to supply of player'),
  },
  'what else a rule asks is set': {
    then: steps(PUT, 'for each field where left is 0: set field.left to 1'),
  },
  'a rule is for one player at a time': {
    then: steps('set busy to you', PUT),
    when: 'player is busy and ',
  },
  'a game begins as the one before ended': {
    then: steps(PUT),
    held: 'holder is none',
  },
  'moves are looked behind': {
    then: steps(PUT),
    only: 'afterwards number of spaces in reached(held(you), held(you)) <= 4',
  },
}

describe('what is kept of spaces is as on the reference', () => {
  test.each(Object.entries(GAMES))('%s', (name, piles) => {
    const ir = irOfText(text(piles))
    const games = Math.max(60, VOLUME.games)
    const expected = moveByMove(closuresProgram(ir), games, name)
    expect(expected.faults).toEqual(new Map())
    const program = generatedProgram(ir)
    expect(moveByMove(program, games, name)).toEqual(expected)
    expect(inOnePiece(program, games, name)).toEqual(expected)
    expect(expected.reasons.size).toBeGreaterThan(0)
  })
})
