import type { Ground } from '../look/ground.ts'
import { rounded, shape, type Shape } from '../look/shape.ts'
import type { Drawing, Point } from '../scene/drawing.ts'

/** Names of spaces with marks among the crossings of lines. */
export interface Marked {
  /** Areas that have lines from corner to corner. */
  readonly crossed: readonly ReadonlySet<string>[]
  /** Areas from which no lines lead to the spaces beside them. */
  readonly apart: readonly ReadonlySet<string>[]
  readonly dots: ReadonlySet<string>
}

/** Lines and marks below the spaces of a board. */
export function groundLines(ground: Ground, drawing: Drawing, marked: Marked): readonly Shape[] {
  if (ground === 'points') return barShapes(drawing)
  return ground === 'crossings' ? crossingLines(drawing, marked) : []
}

/** How many rows a space of a rack takes: all of its column, if it is alone in the middle of it. */
export function rowsTaken({ outline, cells, holes, height }: Drawing, { x, y }: Point): number {
  const isAlone =
    outline === 'square' && y === height / 2 && cells.filter((cell) => cell.x === x).length === 1
  return isAlone && holes.filter((hole) => hole.x === x).length === height - 1 ? height : 1
}

/** The track below the spaces of a ring, with a line between each two of them. */
export function ringTrack({ cells, width, height }: Drawing): readonly Shape[] {
  const [first] = cells
  if (first === undefined || cells.length < LEAST_TRACK) return []
  const middle = { cx: rounded(width / 2), cy: rounded(height / 2) }
  const radius = rounded(Math.hypot(first.x - middle.cx, first.y - middle.cy))
  const lines = cells.map(({ x, y }, i) => {
    const next = cells[(i + 1) % cells.length] ?? first
    const [dx, dy] = [(x + next.x) / 2 - middle.cx, (y + next.y) / 2 - middle.cy]
    const at = (distance: number): string => {
      const part = distance / (Math.hypot(dx, dy) || 1)
      return `${rounded(middle.cx + part * dx)} ${rounded(middle.cy + part * dy)}`
    }
    return `M${at(radius - TRACK / 2)}L${at(radius + TRACK / 2)}`
  })
  return [
    shape('circle', { class: 'ring-edge', ...middle, r: radius, 'stroke-width': TRACK + 0.12 }),
    shape('circle', { class: 'ring-track', ...middle, r: radius, 'stroke-width': TRACK }),
    shape('path', { class: 'ring-lines', d: lines.join('') }),
  ]
}

/** How wide it is, and how few spaces are none. */
const TRACK = 1.12
const LEAST_TRACK = 6

/** Lines through the middles of all spaces, with marked points or those usual on boards of these sizes. */
function crossingLines(drawing: Drawing, { crossed, apart, dots }: Marked): readonly Shape[] {
  const { width, height, outline, cells } = drawing
  if (outline === 'hexagon') return [linesBetween(cells)]
  if (outline === 'circle')
    return [shape('rect', { class: 'crossing-board', x: 0, y: 0, width, height, rx: 0.15 })]
  const at = new Map(cells.map(({ x, y, square }) => [`${x} ${y}`, square.name]))
  const isOpen = (from: Point, to: Point): boolean => {
    const [one, other] = [from, to].map(({ x, y }) => at.get(`${x} ${y}`) ?? '')
    const isEdge = from.x === to.x && (from.x < 1 || from.x > width - 1)
    return isEdge || apart.every((area) => area.has(one ?? '') === area.has(other ?? ''))
  }
  const steps = [
    ...lattice(width, height).flatMap(({ x, y }) =>
      x + 1 < width ? [{ from: { x, y }, to: { x: x + 1, y } }] : [],
    ),
    ...lattice(width, height).flatMap(({ x, y }) =>
      y + 1 < height ? [{ from: { x, y }, to: { x, y: y + 1 } }] : [],
    ),
  ]
  const lines =
    apart.length === 0
      ? wholeLines(width, height)
      : steps.flatMap(({ from, to }) => (isOpen(from, to) ? [`M${from.x} ${from.y}L${to.x} ${to.y}`] : []))
  const marks = dots.size > 0 ? cells.filter(({ square }) => dots.has(square.name)) : usualStars(drawing)
  return [
    shape('path', {
      class: 'crossing-lines',
      d: [...lines, ...crossed.map((area) => diagonals(drawing, area))].join(''),
    }),
    ...marks.map(({ x, y }) => shape('circle', { class: 'crossing-star', cx: x, cy: y, r: 0.11 })),
  ]
}

function lattice(width: number, height: number): readonly Point[] {
  return Array.from({ length: width * height }, (_, i) => ({
    x: (i % width) + 0.5,
    y: Math.floor(i / width) + 0.5,
  }))
}

function wholeLines(width: number, height: number): readonly string[] {
  return [
    ...Array.from({ length: height }, (_, y) => `M.5 ${y + 0.5}H${width - 0.5}`),
    ...Array.from({ length: width }, (_, x) => `M${x + 0.5} .5V${height - 0.5}`),
  ]
}

function diagonals({ cells }: Drawing, area: ReadonlySet<string>): string {
  const own = cells.filter(({ square }) => area.has(square.name))
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return own.length === 0 ? '' : `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`
}

function usualStars({ width, height }: Drawing): readonly Point[] {
  const marks = width === height ? (STARS.get(width) ?? []) : []
  return marks.flatMap((x) => marks.map((y) => ({ x: x + 0.5, y: y + 0.5 })))
}

const STARS: ReadonlyMap<number, readonly number[]> = new Map([
  [9, [2, 4, 6]],
  [13, [3, 6, 9]],
  [19, [3, 9, 15]],
])

/** Lines from the middle of each hexagon to those of its neighbours. */
function linesBetween(cells: readonly Point[]): Shape {
  const at = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`
  const lines = cells.flatMap((one, i) =>
    cells
      .slice(i + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 1.1)
      .map((other) => `M${at(one)}L${at(other)}`),
  )
  return shape('path', { class: 'crossing-lines', d: lines.join('') })
}

/** A long space that stands on the upper or the lower edge of a board, around the place of its first piece. */
export interface BoardPoint {
  /** 1 if it stands on the upper edge and points down. */
  readonly down: 1 | -1
  readonly length: number
  readonly width: number
  readonly isDark: boolean
}

/** From the place of the first piece to the edge, and what is left free between the points of both edges. */
const BASE = 0.6
const BETWEEN = 0.5

export function pointAt({ cells, width, height }: Drawing, { x, y }: Point): BoardPoint {
  const down = y < height / 2 ? 1 : -1
  const xs = [...new Set(cells.map((cell) => cell.x))].toSorted((a, b) => a - b)
  const step = leastStep(xs) || width
  return {
    down,
    length: height / 2 - BETWEEN,
    width: step,
    isDark: (xs.indexOf(x) % 2 === 0) === (down === 1),
  }
}

function leastStep(xs: readonly number[]): number {
  return Math.min(...xs.slice(1).map((x, i) => x - (xs[i] ?? 0)))
}

/** A point of a board, relative to the place of its first piece. */
export function pointShape({ down, length, width, isDark }: BoardPoint): Shape {
  const at = (y: number): number => rounded(down * (y - BASE))
  const half = rounded(0.48 * width)
  return shape('path', {
    class: isDark ? 'point point-dark' : 'point point-light',
    d: `M${-half} ${at(0)}H${half}L0 ${at(length)}Z`,
  })
}

/** The number of a point, between its foot and the first piece. */
export function pointName({ down }: BoardPoint, name: string): readonly Shape[] {
  const number = name.replace(/^\p{L}(?=\d)/u, '')
  return [shape('text', { class: 'point-name', y: rounded(-down * 0.49 + 0.09), 'font-size': 0.26 }, number)]
}

/** A bar between two columns: where a row of them has a gap. */
interface Bar {
  readonly from: number
  readonly wide: number
  /** From one column to the next. */
  readonly step: number
}

export function barsOf({ cells }: Drawing): readonly Bar[] {
  const xs = [...new Set(cells.map(({ x }) => x))].toSorted((a, b) => a - b)
  const step = leastStep(xs)
  return xs.slice(1).flatMap((x, i) => {
    const from = (xs[i] ?? 0) + step / 2
    const wide = x - step / 2 - from
    return wide > step / 2 ? [{ from, wide, step }] : []
  })
}

function barShapes(drawing: Drawing): readonly Shape[] {
  const { height, width } = drawing
  const bars = barsOf(drawing).map(({ from, wide }) =>
    shape('rect', { class: 'bar-between', x: rounded(from), y: 0, width: rounded(wide), height }),
  )
  return [shape('rect', { class: 'points-frame', x: 0, y: 0, width, height }), ...bars]
}
