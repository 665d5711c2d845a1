import { expect, test } from 'vitest'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { asByHand, takeSetUp } from './by-hand.ts'
import { gameCalled } from './games.ts'
import { HISTORY } from './history.ts'

/* The engines that shipped rulesets are compared with have the same rules, including those that look at earlier moves. */

for (const { name, id, make } of HISTORY)
  test(`${name}: the same moves at every ply`, () => {
    const ir = gameCalled(id)
    const program = generatedProgram(ir)
    const engine = make(77)
    const state = new Int32Array(ir.memory.size)
    const list = new Int32Array(MAX_MOVES)
    let word = 1
    let plies = 0
    for (let game = 0; game < 6; game++) {
      engine.setup()
      takeSetUp(program, engine, state)
      for (let side = 0; state[H.status] === STATUS.waiting; side ^= 1) {
        const codes = [...list.subarray(0, program.legal(state, list))]
        const moves = codes.map((code) => asByHand(program, engine, state, code))
        const byHand = [...engine.moves.subarray(0, engine.gen(side))]
        expect(moves.toSorted((a, b) => a - b)).toEqual(byHand.toSorted((a, b) => a - b))
        word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0
        const pick = (word >>> 8) % codes.length
        program.apply(state, codes[pick] ?? 0)
        plies++
        if (engine.apply(side, moves[pick] ?? 0)) expect(state[H.status]).toBe(STATUS.over)
        else if (state[H.status] === STATUS.over) expect(engine.gen(side ^ 1)).toBe(0)
      }
    }
    expect(plies).toBeGreaterThan(500)
  })
