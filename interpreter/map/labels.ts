import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { Point } from '../scene/drawing.ts'

/** The width of a letter relative to its font size, with a margin for every usual typeface. */
export const LETTER = 0.68
export const LINE = 1.2
/** In spaces. Smaller text is left out, and none is larger than the maximum. */
export const SMALLEST = 0.13
export const LARGEST_LETTERS = 0.3

/** The size at which lines of text fit into a box, up to a maximum. */
export function fittingSize(
  lines: readonly string[],
  box: { readonly width: number; readonly height: number },
  most: number,
): number {
  const longest = Math.max(1, ...lines.map(widthOf))
  return Math.min(most, box.width / (longest * LETTER), box.height / (Math.max(1, lines.length) * LINE))
}

/** The distance of a point from a line between two others. */
export function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy)
}

function isInPolygon({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((a, i) => {
    const b = corners.at(i - 1) ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

/** Points tried in each direction of a polygon. */
const TRIED = 24

/** The point in a polygon with the most room around it, and how much. */
export function roomiest(
  corners: readonly Point[],
  room: (point: Point) => number,
): { readonly at: Point; readonly room: number } | undefined {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  let best: { readonly at: Point; readonly room: number } | undefined
  for (let row = 1; row < TRIED; row++)
    for (let column = 1; column < TRIED; column++) {
      const at = { x: left + (wide * column) / TRIED, y: top + (high * row) / TRIED }
      if (!isInPolygon(at, corners)) continue
      const free = room(at)
      if (best === undefined || free > best.room + 1e-9) best = { at, room: free }
    }
  return best
}
