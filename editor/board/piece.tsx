import { pieceShapes } from '../../interpreter/index.ts'
import type { Looks, ScenePiece, SeatIR } from '../../interpreter/index.ts'
import { colorOf } from './look.ts'
import { drawnShape } from './shape.ts'

/** A piece by what is seen of it, around the origin, a little smaller than a space. */
export function Piece({
  looks,
  seats,
  piece,
}: {
  readonly looks: Looks
  readonly seats: readonly SeatIR[]
  readonly piece: Pick<ScenePiece, 'owner' | 'kind'>
}) {
  return (
    <g class={`piece ${colorOf(seats, piece.owner)}`} transform="scale(0.39)">
      {pieceShapes(looks, piece).map((shape, i) => drawnShape(shape, i))}
    </g>
  )
}
