import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'

/* Of more pieces than that, it is not worked out beforehand which of them satisfy a condition. */
const MORE_THAN_WORKED_OUT = 4100

test('conditions on cards hold of as many cards as there may be', () => {
  const each = Math.ceil(MORE_THAN_WORKED_OUT / 3)
  const ir = irOfText(`sandtable: 1
id: many
title: Many
players: { seats: [ red, blue ] }
pieces:
  card:
    kinds: { one: { value: 1 }, two: { value: 2 }, three: { value: 3 } }
    printed: { value: 0..9 }
places:
  hand: { each: player, holds: cards }
  bin: { holds: cards, seen by: everyone }
box:
  bin: { one: ${each}, two: ${each}, three: ${each} }
  hand: { one: 2, two: 2, three: 2 }
play:
  - turns from red, at most 12: you must drop or else nothing
  - the game is drawn by length
actions:
  drop:
    choose:
      card: cards in your hand where it.value > 1
    then: move card to bin
`)
  const lockstep = new Lockstep(closuresProgram(ir), generatedProgram(ir))
  for (let seed = 1; seed <= 3; seed++) expect(lockstep.play(seed)).toBeUndefined()
  expect(lockstep.plies).toBe(3 * 8)
})
