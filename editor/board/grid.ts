import type { SceneBoard, SceneSquare } from '../../interpreter/index.ts'

/** A space as it is drawn: units are spaces, the origin is the upper left corner of the picture. */
export interface Cell {
  readonly square: SceneSquare
  readonly x: number
  readonly y: number
  readonly isDark: boolean
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly cells: readonly Cell[]
  /** Places in the picture where there is no space. */
  readonly holes: readonly { readonly x: number; readonly y: number }[]
  /** Every other place is a hole: a chequered board of which one colour is not used. */
  readonly isChequered: boolean
  readonly files: readonly string[]
  readonly ranks: readonly string[]
}

export function drawingOf({ rows, files, ranks }: SceneBoard): Drawing {
  const cells: Cell[] = []
  const holes: { x: number; y: number }[] = []
  rows.forEach((row, y) =>
    row.forEach((square, x) => {
      if (square === undefined) holes.push({ x, y })
      else cells.push({ square, x, y, isDark: (x + y) % 2 === 1 })
    }),
  )
  const [first] = holes
  const isChequered =
    first !== undefined &&
    2 * holes.length >= cells.length &&
    holes.every(({ x, y }) => (x + y) % 2 === (first.x + first.y) % 2)
  return { width: files.length, height: ranks.length, cells, holes, isChequered, files, ranks }
}

/** The nearest cell that lies in a direction; of equally near ones the one straight ahead. */
export function cellTowards(
  cells: readonly Cell[],
  from: { readonly x: number; readonly y: number },
  dx: number,
  dy: number,
): Cell | undefined {
  let best: Cell | undefined
  let least = Infinity
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy
    if (ahead <= 0) continue
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx)
    const distance = ahead + 2 * aside
    if (distance < least) [best, least] = [cell, distance]
  }
  return best
}
