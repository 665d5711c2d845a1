import { expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { generateOnPlain } from '../../interpreter/codegen/plain-state-games.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { freshTemplate } from '../../interpreter/state/fresh-state.ts'
import { VOLUME } from '../volume.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/*
 * Moves that are too many to number by their choices are numbered by their place in the list. Whole games write their choices
 * down with the list, unless one question offers the same action twice.
 */

const text = (turn: string): string => `sandtable: 1
id: hops
title: Hops
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
      . . . . . .
      . . ~ . . .
      . . . . . .
      . . . ~ . .
      . . . . . .
      . . . . . .
    start: |
      . s . s . s
      s . ~ . s .
      . . . . . .
      . . . ~ . .
      . S . S . S
      S . . . S .
    holds: 1 stone
    seen by: everyone
track:
  each player: { points: 0..9999 = 0 }
play:
  - turns from red, at most 40: ${turn}
  - rank players by points
actions:
  hop(number called worth):
    choose:
      stone: your stones on board
      route: in succession 1..6 spaces in open line(previous otherwise stone.space, orthogonal, 1) where empty and it.row mod 3 is not worth
    then:
      - move stone to last of route
      - add worth + number of spaces in route to your points
  slide:
    choose:
      stone: your stones on board
      route: in succession 1..6 spaces in open line(previous otherwise stone.space, left + right, 1) where empty
    then:
      - move stone to last of route
      - add 7 * (last of route).column to your points
  wait:
    then: add 1 to your points
`

test.each([
  ['two actions', 'you may hop(1) or slide or wait', true],
  ['one action twice', 'you must hop(1) or hop(2) or slide', false],
])('%s', (_, turn, isWhole) => {
  const ir = irOfText(text(turn))
  const reference = closuresProgram(ir)
  const expected = moveByMove(reference, VOLUME.wholeGames, turn)
  expect(expected.faults).toEqual(new Map())
  const program = generatedProgram(ir)
  expect(program.running?.machine).toBe(isWhole ? 'whole games' : 'move by move')
  // What is looked up depends on who knows what lies where.
  expect(generateOnPlain(ir, freshTemplate(ir)).keepsMarks).toBe(!isWhole)
  expect(moveByMove(program, VOLUME.wholeGames, turn)).toEqual(expected)
  expect(inOnePiece(program, VOLUME.wholeGames, turn)).toEqual(expected)
  const lockstep = new Lockstep(program, reference)
  for (let game = 1; game <= VOLUME.games; game++) expect(lockstep.play(game)).toBeUndefined()
})
