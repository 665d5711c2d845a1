import type { FaceIR, GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'

/** What a piece is now, and whose; undefined of a number that is no piece. */
export function faceOf(ir: GameIR, S: Int32Array, piece: number): FaceIR | undefined {
  const { face } = ir.memory
  if (face === undefined || ir.faces === undefined || ir.pieces[piece] === undefined) return ir.pieces[piece]
  return ir.faces[S[face + piece] ?? NONE]
}

/** Can it become another kind, or go over to another player? Everybody sees such pieces wherever they lie. */
export function isChanging({ changing, pieces }: GameIR, piece: number): boolean {
  return changing?.includes(pieces[piece]?.kind ?? NONE) === true
}
