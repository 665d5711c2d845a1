import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/* An end with `for each` over the pieces in a place has more to check once another piece arrives there. */

const HILL_AND_BRINK = `sandtable: 1
id: gift
title: Gift
implements: { game: Gift, owner: nobody, note: made up }
players:
  seats: [red, blue]
pieces:
  stone: { owner: fixed, kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
      . . . . .
    holds: 1 stone
    seen by: everyone
  bowl: { each: player, holds: stones, seen by: everyone }
areas:
  brink: e1
  hill: a1
box:
  bowl: 2 stones
play:
  - turns from red, at most 12: you must put or else be stuck
  - game is drawn by time
stages:
  be stuck: opponent wins by blockade
actions:
  put:
    choose:
      stone: a stone in your bowl
      goal: spaces on board where it is empty
    then: move stone to goal
end:
  hill and brink:
    for each: stones on hill
    when: any stones on brink
    winner: red
`

test('an end holds also for what has only just come among those that it is asked of', () => {
  const ir = irOfText(HILL_AND_BRINK)
  const [reference, generated] = [closuresProgram(ir), generatedProgram(ir)]
  const games = new Lockstep(reference, generated)
  for (let seed = 1; seed <= 60; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
  expect(inOnePiece(generated, 60, 'whole')).toEqual(moveByMove(reference, 60, 'whole'))
})
