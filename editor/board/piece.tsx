import { pieceGroup, type Looks, type ScenePiece } from '../../interpreter/index.ts'
import { drawnShape } from './shape.ts'

/** A piece by what is seen of it, around the origin, a little smaller than a space. */
export function Piece({
  looks,
  piece,
  isTurned,
}: {
  readonly looks: Looks
  readonly piece: Pick<ScenePiece, 'owner' | 'kind' | 'turn'>
  /** The board is seen from the other side. */
  readonly isTurned?: boolean
}) {
  return <>{drawnShape(pieceGroup(looks, piece, { isTurned }), 0)}</>
}
