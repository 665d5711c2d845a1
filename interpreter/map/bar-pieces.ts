import { pieceGroup, type Looks } from '../look/piece.ts'
import { rounded, type Shape } from '../look/shape.ts'
import type { Drawing } from '../scene/drawing.ts'
import type { SceneLot } from '../scene/piece-lots.ts'
import { barsOf } from './ground-lines.ts'
import { PIECE_ON_POINT } from './piece-shapes.ts'

/** The place of a seat whose pieces lie on the bar of a board of points. */
export const BAR = 'bar'

interface OnBar {
  readonly name: string
  readonly seat: number | undefined
  readonly known: readonly SceneLot[]
}

/** From the middle of the bar to the first piece, and as many as lie there at most. */
const FIRST = 0.9
const MOST = 5

/** Pieces on the bar between the points: those of the first seat in its lower half, or turned, in the upper one. */
export function barPieces(
  looks: Looks,
  drawing: Drawing,
  places: readonly OnBar[],
  isTurned: boolean,
): readonly { readonly name: string; readonly shapes: readonly Shape[] }[] {
  const [bar] = barsOf(drawing)
  if (bar === undefined) return []
  const x = rounded(bar.from + bar.wide / 2)
  const size = PIECE_ON_POINT * bar.step
  return places.map(({ name, seat, known }) => {
    const down = (seat === 0) === isTurned ? -1 : 1
    const pieces = known.flatMap((lot) => Array.from({ length: Math.min(lot.count, MOST) }, () => lot))
    const shapes = pieces.map(({ kind, owner }, i) =>
      pieceGroup(
        looks,
        { kind, owner },
        { x, y: rounded(drawing.height / 2 + down * (FIRST + i) * size), size: size / 0.84 },
      ),
    )
    return { name, shapes }
  })
}
