import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import { isScreened } from '../state/take-screens-down.ts'

/** `your pawn on a2`: a piece as a player would call it, by its class if its kind is unknown. */
export function pieceWords(ir: GameIR, state: Int32Array, seat: number, piece: number): string {
  const at = state[ir.memory.at + piece] ?? NONE
  const words = pieceHere(ir, state, seat, piece)
  const place = ir.containers[at]
  if (place === undefined || isScreened(ir, state, seat, at)) return words
  return `${words} ${at < ir.spaces.length ? 'on' : 'in'} ${place.name}`
}

/** `your pawn`. */
export function pieceHere(ir: GameIR, state: Int32Array, seat: number, piece: number): string {
  const face = faceOf(ir, state, piece)
  const kind = ir.kinds[face?.kind ?? NONE]
  const name = recognises(ir, state, seat, piece) ? kind?.name : kind?.class
  const owner = face?.owner ?? NONE
  const whose = owner === seat ? 'your' : owner < 0 ? 'the' : `${ir.seats[owner]?.title ?? 'the'}'s`
  return `${whose} ${name ?? 'piece'}`
}

/** The name of a space that is not behind another player's screen. Undefined for anything else. */
export function placeWords(ir: GameIR, state: Int32Array, seat: number, space: number): string | undefined {
  if (space < 0 || space >= ir.spaces.length || isScreened(ir, state, seat, space)) return undefined
  return ir.spaces[space]?.name
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
