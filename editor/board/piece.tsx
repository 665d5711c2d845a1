import { coatOf, pieceShapes } from '../../interpreter/index.ts'
import type { Looks, ScenePiece } from '../../interpreter/index.ts'
import { drawnShape } from './shape.ts'

/** A piece by what is seen of it, around the origin, a little smaller than a space. */
export function Piece({
  looks,
  piece,
}: {
  readonly looks: Looks
  readonly piece: Pick<ScenePiece, 'owner' | 'kind'>
}) {
  const coat = coatOf(looks, piece)
  return (
    <g class={`piece ${coat.class}`} fill={coat.fill} transform="scale(0.39)">
      {pieceShapes(looks, piece).map((shape, i) => drawnShape(shape, i))}
    </g>
  )
}
