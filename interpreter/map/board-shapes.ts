import type { Ground } from '../look/ground.ts'
import type { Drawing, Point } from '../scene/drawing.ts'
import { HEXAGON } from '../scene/outlines.ts'
import { countRow, type CountFaces } from '../look/counts.ts'
import { COUNT_WIDTH, polygonText, type DrawnRegion } from './drawn-regions.ts'
import { LINE } from './labels.ts'
import { rounded, shape, type Shape } from '../look/shape.ts'
import { blockShapes, joinedShapes, pathShapes, wallShapes } from './way-shapes.ts'
import type { BoardWays } from './board-connections.ts'

/** Radius of a round space, without its line. */
export const RADIUS = 0.46

interface Printed {
  readonly ground: Ground
  readonly regions: readonly DrawnRegion[]
  readonly ways: BoardWays
  /** How positions without a space look. */
  readonly holes?: readonly Shape[]
  /** Lines and marks below the spaces. */
  readonly lines?: readonly Shape[]
}

const BLANK: Printed = {
  ground: 'checked',
  regions: [],
  ways: { joined: [], walls: [], paths: [], kinds: [] },
}

/** The layers below and above the spaces of a board, in print and in play. */
export function boardLayers(
  drawing: Drawing,
  { ground, regions, ways, holes = [], lines = [] }: Printed = BLANK,
  counts: CountFaces = {},
): { readonly below: readonly Shape[]; readonly above: readonly Shape[] } {
  const grounds = regions.map(({ title, corners }) =>
    shape('polygon', { class: 'region', points: polygonText(corners) }, shape('title', {}, title)),
  )
  const labels = regions.flatMap(({ label }) => (label === undefined ? [] : labelShapes(label, counts)))
  return {
    below: [
      ...lines,
      shape('g', { class: 'regions' }, ...grounds),
      // Points are in a row anyway.
      shape('g', { class: 'paths' }, ...(ground === 'points' ? [] : pathShapes(ways, drawing))),
      ...drawing.holes.map(({ x, y }) =>
        shape('rect', { class: 'hole', x: x - 0.5, y: y - 0.5, width: 1, height: 1 }),
      ),
      ...drawing.holes.flatMap(({ x, y }) =>
        holes.length === 0 ? [] : [shape('g', { transform: `translate(${x} ${y})` }, ...holes)],
      ),
      shape('g', { class: 'labels' }, ...labels),
    ],
    above: [
      ...blockShapes(ways, drawing),
      ...wallShapes(ways.walls, drawing),
      ...joinedShapes(ways, drawing),
    ],
  }
}

function labelShapes(
  { lines, counts: values, at, size }: NonNullable<DrawnRegion['label']>,
  counts: CountFaces,
): readonly Shape[] {
  if (values.length === 0) return textShapes(lines, at, size)
  const half = (LINE * size) / 2
  const below = { x: at.x, y: at.y + lines.length * half, size: 1.2 * size, widest: COUNT_WIDTH * size }
  return [...textShapes(lines, { x: at.x, y: at.y - half }, size), ...countRow(counts, values, below)]
}

/** Names of columns and rows beside a board. */
export function edgeShapes({ files, ranks, height }: Drawing, size: number): readonly Shape[] {
  return [
    ...files.map(({ name, at }) =>
      shape('text', { x: rounded(at), y: rounded(height + (4 / 3) * size), 'font-size': size }, name),
    ),
    ...ranks.map(({ name, at }) =>
      shape('text', { x: -size, y: rounded(at + 0.37 * size), 'font-size': size }, name),
    ),
  ]
}

/** Lines of text around a point. */
export function textShapes(lines: readonly string[], { x, y }: Point, size: number): readonly Shape[] {
  const first = y - ((lines.length - 1) * LINE * size) / 2
  return lines.map((line, i) =>
    shape('text', { x, y: first + i * LINE * size + size * 0.35, 'font-size': size }, line),
  )
}

/** The ground of a space around the origin, or a smaller line inside it. */
export function groundShape(outline: Drawing['outline'], kind: string, size = 1): Shape {
  const scaled = size === 1 ? {} : { transform: `scale(${size})` }
  if (outline === 'hexagon') return shape('polygon', { class: kind, points: HEXAGON, ...scaled })
  if (outline === 'circle') return shape('circle', { class: kind, r: RADIUS * size })
  const round = size === 1 ? {} : { rx: 0.14 }
  return shape('rect', { class: kind, x: -size / 2, y: -size / 2, width: size, height: size, ...round })
}
