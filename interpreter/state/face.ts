import type { FaceIR, GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'

/** What a piece is now, and whose; undefined of a number that is no piece. */
export function faceOf(ir: GameIR, S: Int32Array, piece: number): FaceIR | undefined {
  const { face } = ir.memory
  if (face === undefined || ir.faces === undefined || ir.pieces[piece] === undefined) return ir.pieces[piece]
  return ir.faces[S[face + piece] ?? NONE]
}
