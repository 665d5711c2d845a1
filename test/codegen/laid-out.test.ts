import { describe, expect, test } from 'vitest'
import { unlink } from '../../interpreter/state/containers.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/index.ts'
import type { Program } from '../../interpreter/index.ts'
import { irCalled } from './shipped.ts'

/*
 * Generated code checks only what a move may have changed, since no end holds while a player decides. In a position laid
 * out by hand one may.
 */

/** White to move, with the given number of black's pawns gone. */
function withoutPawns(program: Program, gone: number): Match {
  const { ir } = program
  return Match.from(program, {
    seed: 1,
    point: { kind: 'turns' },
    seat: 0,
    prepare: (state) => {
      const black = ir.pieces.flatMap(({ owner }, piece) => (owner === 1 ? [piece] : []))
      for (const piece of black.slice(0, gone)) unlink(state, ir.memory, piece)
    },
  })
}

describe.each([
  ['reference', closuresProgram],
  ['generated code', generatedProgram],
])('in a position that is laid out, %s', (_, programOf) => {
  const program = programOf(irCalled('breakthrough'))

  test('finds an end that holds already with the first move', () => {
    const match = withoutPawns(program, 16)
    expect(match.result()).toBeUndefined()
    expect(match.play('a2-a3')).toBeUndefined()
    expect(match.result()?.reason).toBe('no pawns are left')
  })

  test('goes on where none holds', () => {
    const match = withoutPawns(program, 15)
    expect(match.play('a2-a3')).toBeUndefined()
    expect(match.result()).toBeUndefined()
  })
})
