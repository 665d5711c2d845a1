import { NONE, type ContainerIR, type GameIR } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import type { Attempt } from './bind-attempt.ts'
import type { Reader } from './seen-value.ts'

/**
 * True if a piece of a move is in a player's place, and the reader would name a piece in another player's place the
 * same way. The owner must then be named. It depends on the reader's knowledge.
 */
export function liesWithOthers(ir: GameIR, state: Int32Array, reader: Reader, move: Attempt): boolean {
  const placeOf = (piece: number): ContainerIR | undefined =>
    ir.containers[state[ir.memory.at + piece] ?? NONE]
  const isNamed = (piece: number): boolean =>
    piece < ir.pieces.length && (placeOf(piece)?.owner ?? NONE) >= 0 && recognises(ir, state, reader, piece)
  const chosen = move.values.filter(
    (piece, i) => ir.actions[move.action]?.choices[i]?.type === 'piece' && isNamed(piece),
  )
  return chosen.some((piece) => {
    const [face, place] = [faceOf(ir, state, piece), placeOf(piece)]
    return ir.pieces.some((_, other) => {
      const otherPlace = placeOf(other)
      if (otherPlace === undefined || otherPlace.place !== place?.place || otherPlace.owner === place.owner)
        return false
      return isNamed(other) && faceOf(ir, state, other)?.kind === face?.kind
    })
  })
}
