import { describe, expect, test } from 'vitest'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { irCalled } from './shipped.ts'

const BACK_ENDS = { reference: closuresProgram, generated: generatedProgram, guarded: fastProgram }

describe('a list is the same in the program’s own words and in those of a caller', () => {
  for (const [name, made] of Object.entries(BACK_ENDS))
    // Lines of each seat, cards, and spaces.
    for (const id of ['breakthrough', 'hearts', 'connect-four'])
      test(`${name}: ${id}`, () => {
        const ir = irCalled(id)
        const program = made(ir)
        const [state, given] = [new Int32Array(ir.memory.size), new Int32Array(MAX_MOVES)]
        program.fresh(state, 3, 5)
        program.begin(state)
        for (let ply = 0; ply < 20 && state[H.status] === STATUS.waiting; ply++) {
          const count = program.legal(state)
          const own = program.moves.slice(0, count)
          program.moves.fill(-1)
          expect(program.legal(state, given)).toBe(count)
          expect(given.slice(0, count)).toEqual(own)
          expect(program.legal(state, program.moves)).toBe(count)
          expect(program.moves.slice(0, count)).toEqual(own)
          program.apply(state, own[(7 * ply) % count] ?? 0)
        }
        expect(state[H.ply]).toBeGreaterThan(8)
      })
})

test('an answer or a list that nobody is asked for is refused', () => {
  for (const made of Object.values(BACK_ENDS)) {
    const ir = irCalled('breakthrough')
    const program = made(ir)
    const state = new Int32Array(ir.memory.size)
    program.fresh(state, 3, 5)
    expect(() => program.legal(state)).toThrow('No move is asked for now.')
    expect(() => program.apply(state, 1)).toThrow('No move is asked for now.')
  }
})
