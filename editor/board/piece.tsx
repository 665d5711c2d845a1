import { pieceGroup } from '../../interpreter/index.ts'
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
  return <>{drawnShape(pieceGroup(looks, piece), 0)}</>
}
