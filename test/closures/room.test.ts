import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { censoredFault, wholeMessage } from '../../interpreter/match/refused.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { irOfText } from '../codegen/texts.ts'

const dealt = (first: number, then: number): string => `sandtable: 1
id: room
title: Room
players: { seats: [ north, south ] }
pieces: { card: { kinds: { plain: { copies: 12 } } } }
places:
  stock: { holds: cards, seen by: nobody }
  hand: { each: player, holds: up to 4 cards, seen by: owner }
box: { stock: all cards }
play:
  - deal ${first} from stock to hand of north
  - deal ${then} from stock to hand of north
  - turns from north, at most 2: you must wait
  - the game is drawn by length
actions:
  wait: { then: nothing }
`

test.each([
  [0, 5, 'There is room for only 4 in hand of north.'],
  [1, 4, 'There is room for only 4 in hand of north, and 1 is there already.'],
  [2, 4, 'There is room for only 4 in hand of north, and 2 are there already.'],
  [4, 1, 'There is room for only 4 in hand of north, and 4 are there already.'],
])('a place with %i pieces has no room for %i more', (first, then, message) => {
  const ir = irOfText(dealt(first, then))
  for (const program of [closuresProgram(ir), generatedProgram(ir)]) {
    const S = new Int32Array(ir.memory.size)
    program.fresh(S, 1, 2)
    let fault: unknown
    try {
      program.begin(S)
    } catch (thrown) {
      fault = thrown
    }
    if (!(fault instanceof Fault)) throw new Error('no fault')
    expect([fault.code, fault.message]).toEqual(['ST5103', message])
    // How many cards a hand holds is seen by everybody.
    expect(wholeMessage(censoredFault(ir, fault))).toBe(message)
    expect(censoredFault(ir, fault).message).toBe(message)
  }
})
