import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { DrawnCell, Drawing, Point } from '../scene/drawing.ts'
import { aroundRegion } from './region-outline-order.ts'
import { isPictured } from '../look/counts.ts'
import type { NamedValue } from '../view/view.ts'
import type { BoardMap } from './board-map.ts'
import { markText } from './marks.ts'
import { LETTER, LINE, SMALLEST, distanceToLine, roomiest } from './labels.ts'

/** The outline of a region on a board, and its label if there is room. */
export interface DrawnRegion {
  /** Its name and printed values. */
  readonly title: string
  readonly corners: readonly Point[]
  /** Undefined if there is no room. */
  readonly label: RegionLabel | undefined
}

interface RegionLabel {
  readonly lines: readonly string[]
  /** Printed values with pictures, below the lines. */
  readonly counts: readonly NamedValue[]
  /** True if it says all that the title does. */
  readonly isWhole: boolean
  readonly at: Point
  readonly size: number
}

/** Labels look alike: even with a lot of room they are not much larger. */
const LARGEST_LABEL = 0.22
/** The width of a value with its picture, relative to the font size. */
export const COUNT_WIDTH = 3

/** The regions of a board whose spaces surround something. */
export function drawnRegions(map: BoardMap, drawing: Drawing): readonly DrawnRegion[] {
  if (map.board.shape !== 'graph') return []
  const { paths, cells } = drawing
  const named = new Map(cells.map((cell) => [cell.square.name, cell]))
  const nearOf = nextTo(paths, cells)
  const placed: { readonly at: Point; readonly reach: number }[] = []
  const sorted = map.regions.flatMap((region) => {
    const own = region.about
      .flatMap(({ spaces }) => spaces)
      .flatMap((name) => named.get(name) ?? [])
      .map((cell) => ({ x: cell.x, y: cell.y, name: cell.square.name }))
    return own.length < 3 ? [] : [{ region, corners: aroundRegion(own, (name) => nearOf.get(name) ?? []) }]
  })
  return sorted.map(({ region, corners }): DrawnRegion => {
    const title = [region.name, ...region.marks.map((mark) => markText(mark, false))].join(', ')
    const counts = region.marks
      .map(({ column, value }) => ({ name: column, value: value === undefined ? true : Number(value) }))
      .filter((value) => isPictured(value, map.looks.counts) && !Number.isNaN(value.value))
    const words = [
      region.name,
      ...region.marks
        .filter(({ column }) => counts.every(({ name }) => name !== column))
        .map((mark) => markText(mark, false)),
    ]
    const [nearCells, nearPaths] = [cells.filter(isNear(corners)), paths.filter(crosses(corners))]
    const found = roomiest(corners, (point) =>
      Math.min(
        ...nearCells.map(({ x, y }) => Math.hypot(point.x - x, point.y - y) - 0.5),
        ...nearPaths.map(([from, to]) => distanceToLine(point, from, to) - 0.05),
        ...placed.map(({ at, reach }) => Math.hypot(point.x - at.x, point.y - at.y) - reach),
      ),
    )
    if (found === undefined) return { title, corners, label: undefined }
    for (const isWhole of [true, false]) {
      const lines = isWhole ? words : words.slice(0, 1)
      const shown = isWhole ? counts : []
      const wide = Math.max(...lines.map((line) => widthOf(line) * LETTER), shown.length * COUNT_WIDTH)
      const diagonal = Math.hypot(wide, (lines.length + Math.min(1, shown.length)) * LINE)
      const size = Math.min(LARGEST_LABEL, (2 * found.room) / diagonal)
      if (size < SMALLEST) continue
      placed.push({ at: found.at, reach: (size * diagonal) / 2 })
      return { title, corners, label: { lines, counts: shown, isWhole, at: found.at, size } }
    }
    return { title, corners, label: undefined }
  })
}

export function polygonText(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ')
}

/** Only points near a region can be in the way of its label. */
function isNear(corners: readonly Point[]): (point: Point) => boolean {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1]
  return ({ x, y }) => x >= left && x <= right && y >= top && y <= bottom
}

function crosses(corners: readonly Point[]): (path: Drawing['paths'][number]) => boolean {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return ([from, to]) =>
    Math.max(from.x, to.x) >= Math.min(...xs) &&
    Math.min(from.x, to.x) <= Math.max(...xs) &&
    Math.max(from.y, to.y) >= Math.min(...ys) &&
    Math.min(from.y, to.y) <= Math.max(...ys)
}

function nextTo(
  paths: Drawing['paths'],
  cells: readonly DrawnCell[],
): ReadonlyMap<string, readonly string[]> {
  const nameAt = new Map(cells.map(({ x, y, square }) => [`${x} ${y}`, square.name]))
  const near = new Map<string, string[]>()
  for (const [from, to] of paths) {
    const [a, b] = [nameAt.get(`${from.x} ${from.y}`), nameAt.get(`${to.x} ${to.y}`)]
    if (a === undefined || b === undefined) continue
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  return near
}
