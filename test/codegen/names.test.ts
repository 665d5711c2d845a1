import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'

/* An expression that needs its own statements is never generated without them. */

const PLACE_THAT_IS_LOOKED_FOR = `sandtable: 1
id: dip
title: Dip
players:
  seats: [ red, blue ]
pieces:
  stone: { kinds: { stone: { letter: S } } }
places:
  bowl: { each: player, holds: stones, seen by: everyone }
  pot: { holds: stones, seen by: everyone }
box:
  bowl: 2 stones
play:
  - turns from red, at most 4: you may take
  - the game is drawn by the end
actions:
  take:
    choose:
      target: stones in bowl of (first players where any stones in bowl of it otherwise you)
    then:
      - move target to pot
`

const PLACE_BEHIND_STEPS = `sandtable: 1
id: nudge
title: Nudge
players:
  seats: [ red, blue ]
pieces:
  stone: { owner: fixed, kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
      . . .
    start: |
      . S s
    holds: 1 stone
    seen by: everyone
play:
  - turns from red, at most 4: you may pull
  - the game is drawn by the end
actions:
  pull:
    choose:
      goal: spaces where empty
      target: stones on step(step(goal, right), right)
    then:
      - move target to goal
`

for (const [name, text] of [
  ['a place that is looked for', PLACE_THAT_IS_LOOKED_FOR],
  ['a place behind several steps', PLACE_BEHIND_STEPS],
] as const)
  test(`a piece is chosen from ${name}`, () => {
    const ir = irOfText(text)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (let seed = 1; seed <= 20; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
    expect(games.plies).toBeGreaterThan(20)
  })
