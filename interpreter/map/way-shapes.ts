import type { LineLook } from '../../grammar/check/world/look-info.ts'
import { DASHES } from '../../grammar/language/looks.ts'
import { coatOfColor } from '../look/coats.ts'
import type { DrawnCell, Drawing, Point } from '../scene/drawing.ts'
import { shape, type Shape } from '../look/shape.ts'
import { polygonText } from './drawn-regions.ts'
import type { BoardWays } from './board-connections.ts'

/** Line styles of the kinds of path, in order. With more kinds, only the legend tells them apart. */
const LINES = ['whole lines', 'dashed lines', 'dotted lines'] as const

function cellsByName({ cells }: Drawing): (name: string) => DrawnCell | undefined {
  const named = new Map(cells.map((cell) => [cell.square.name, cell]))
  return (name) => named.get(name)
}

function line(kind: string, from: Point, to: Point): Shape {
  const at = (n: number): string => n.toFixed(3)
  return shape('line', { class: kind, x1: at(from.x), y1: at(from.y), x2: at(to.x), y2: at(to.y) })
}

/** Paths of a graph, with an arrow in the middle of those that lead one way. */
export function pathShapes({ paths, lines }: BoardWays, drawing: Drawing): readonly Shape[] {
  const cell = cellsByName(drawing)
  return paths.flatMap(({ from, to, kind, isOneWay }) => {
    const [a, b] = [cell(from), cell(to)]
    if (a === undefined || b === undefined) return []
    const drawn = pathShape(kind, lines?.[kind], a, b)
    return isOneWay
      ? [drawn, shape('polygon', { class: 'arrow', points: polygonText(arrow(a, b)) })]
      : [drawn]
  })
}

/** A kind of path without a look of its own differs by its dashes. */
function pathShape(kind: number, look: LineLook | undefined, from: Point, to: Point): Shape {
  if (look === undefined) return line(kind === 0 ? 'path' : `path path-${kind}`, from, to)
  const coat = look.color === undefined ? undefined : coatOfColor(look.color)
  const dash = DASHES.indexOf(look.dash ?? 'solid')
  const classes = [
    'path',
    dash > 0 ? `path-${dash}` : '',
    look.width === undefined ? '' : `path-${look.width}`,
    coat?.class ?? '',
  ]
  return shape('g', { stroke: coat?.fill }, line(classes.filter((name) => name !== '').join(' '), from, to))
}

/** How the legend calls the line of a kind of path. */
export function lineCalled(kind: number, look: LineLook | undefined): string | undefined {
  if (look === undefined) return LINES[kind]
  const { width, dash = 'solid', color } = look
  const words = [
    width,
    dash === 'solid' ? 'whole' : dash,
    color?.startsWith('#') === true ? undefined : color,
  ]
  return `${words.filter((word) => word !== undefined).join(' ')} lines`
}

const ARROW = { length: 0.24, width: 0.2 }

function arrow(from: Point, to: Point): readonly Point[] {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / distance, (to.y - from.y) / distance]
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const { length, width } = ARROW
  return [
    { x: x + (dx * length) / 2, y: y + (dy * length) / 2 },
    { x: x - (dx * length) / 2 - (dy * width) / 2, y: y - (dy * length) / 2 + (dx * width) / 2 },
    { x: x - (dx * length) / 2 + (dy * width) / 2, y: y - (dy * length) / 2 - (dx * width) / 2 },
  ]
}

/** Half the length of a border between two spaces. */
const BORDER = { square: 0.5, hexagon: 0.5 / Math.sqrt(3), circle: 0.3 }

/** Thick lines where spaces touch but no path leads. */
export function wallShapes(walls: BoardWays['walls'], drawing: Drawing): readonly Shape[] {
  const cell = cellsByName(drawing)
  const half = BORDER[drawing.outline]
  return walls.flatMap(([one, other]) => {
    const [a, b] = [cell(one), cell(other)]
    if (a === undefined || b === undefined) return []
    const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [dx, dy] = [((b.x - a.x) / distance) * half, ((b.y - a.y) / distance) * half]
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    return [line('wall', { x: x - dy, y: y + dx }, { x: x + dy, y: y - dx })]
  })
}

/** Lines between the blocks of a board. */
export function blockShapes({ blocks }: BoardWays, { width, height }: Drawing): readonly Shape[] {
  if (blocks === undefined) return []
  const between = (length: number, part: number): readonly number[] =>
    Array.from({ length: Math.max(0, length / part - 1) }, (_, i) => (i + 1) * part)
  return [
    ...between(width, blocks.columns).map((x) => line('block', { x, y: 0 }, { x, y: height })),
    ...between(height, blocks.rows).map((y) => line('block', { x: 0, y }, { x: width, y })),
  ]
}

/** Distance of the marks of joined edges from the board. */
const BESIDE = 0.1

/**
 * Marks beside joined edges of a board. Only for squares, whose edges are straight; for hexagons the legend lists them.
 */
export function joinedShapes({ joined }: BoardWays, { outline, width, height }: Drawing): readonly Shape[] {
  if (outline !== 'square') return []
  const [left, top, right, bottom] = [-BESIDE, -BESIDE, width + BESIDE, height + BESIDE]
  return joined.flatMap((edges) =>
    edges === 'left and right'
      ? [left, right].map((x) => line('joined', { x, y: 0 }, { x, y: height }))
      : [top, bottom].map((y) => line('joined', { x: 0, y }, { x: width, y })),
  )
}
