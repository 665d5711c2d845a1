import { describe, expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { VOLUME } from '../volume.ts'
import { singleMoves } from './single-moves.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/*
 * The groups in many places are listed once and again after one has begun, ended or moved, in whole games over many
 * decisions. Every count goes into the scores, so a list that is out of date shows.
 */

const text = (counted: string): string => `sandtable: 1
id: herds
title: Herds
players: { seats: [ red, blue ] }
values:
  field: { line: [ west, middle, east ] }
pieces:
  cow: { owner: fixed, kinds: { calf: { letter: C }, bull: { letter: B } } }
  herd: { group of: cows }
  camp: { group of: herds }
places:
  barn: { each: player, holds: cows, seen by: everyone }
  meadow: { each: field, holds: [ camps, herds ], seen by: everyone }
box:
  barn: { calf: 3, bull: 2 }
track:
  each player: { points: 0 }
play:
  - turns from red, at most 40: you must act or else rest
  - rank players by points
stages:
  rest: nothing
  count herds:
    - add ${counted} to your points
actions:
  gather:
    during: act
    choose:
      cow: a cow in your barn
      there: meadows
    then:
      - lay cow as a new herd on there
      - count herds
  join:
    during: act
    choose:
      cow: a cow in your barn
      herd: herds on meadow where owner is you
    then:
      - move cow to herd
      - count herds
  stray:
    during: act
    choose:
      herd: herds on meadow where owner is you
      cow: cows in herd
    then:
      - move cow to your barn
      - count herds
  drive:
    during: act
    choose:
      herd: herds on meadow where owner is you
      there: meadows
    then:
      - move herd to there
      - count herds
  pitch:
    during: act
    choose:
      herd: herds on meadow where owner is you and camp is none
      there: meadows
    then:
      - lay herd as a new camp on there
      - count herds
`

const COUNTED = [
  'number of herds on meadow where owner is you',
  'number of cows in first herd on meadow',
  'number of herds on meadow',
]

describe('lists of groups go with the groups', () => {
  test.each(COUNTED)('%s', (counted) => {
    const ir = irOfText(text(counted))
    expect(singleMoves(ir)).toContain('function among')
    const games = Math.max(20, VOLUME.games)
    const expected = moveByMove(closuresProgram(ir), games, counted)
    expect(expected.faults).toEqual(new Map())
    const program = generatedProgram(ir)
    expect(moveByMove(program, games, counted)).toEqual(expected)
    expect(inOnePiece(program, games, counted)).toEqual(expected)
  })
})
