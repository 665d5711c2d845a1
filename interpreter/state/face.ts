import { NONE, type FaceIR, type GameIR } from '../../grammar/ir/ir.ts'

/** The present kind and owner of a piece. Undefined for a number that is not a piece. */
export function faceOf(ir: GameIR, S: Int32Array, piece: number): FaceIR | undefined {
  const { face } = ir.memory
  if (face === undefined || ir.faces === undefined || ir.pieces[piece] === undefined) return ir.pieces[piece]
  return ir.faces[S[face + piece] ?? NONE]
}

/** True if it can change its kind or owner. Everybody sees such pieces wherever they are. */
export function isChanging({ changing, pieces }: GameIR, piece: number): boolean {
  return changing?.includes(pieces[piece]?.kind ?? NONE) === true
}
