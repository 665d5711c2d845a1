import { wrap } from '../../grammar/diagnostics/text-width.ts'
import type { Ground } from '../look/ground.ts'
import type { Tones } from '../look/tones.ts'
import { drawingOf, type DrawnCell, type Drawing } from '../scene/drawing.ts'
import type { BoardMap, SpaceNote } from './board-map.ts'
import { markText } from './marks.ts'
import { drawnRegions, type DrawnRegion } from './drawn-regions.ts'
import { shape, type Shape } from '../look/shape.ts'
import { groundLines, pointAt, pointName, pointShape, ringTrack, rowsTaken } from './ground-lines.ts'
import { contentShapes, coveredShapes, fillShapes, holeShapes, type Sign } from './space-looks.ts'
import type { BoardWays } from './board-connections.ts'

/** The printed board on which pieces are drawn. */
export interface PrintedBoard {
  readonly place: string
  readonly ground: Ground
  readonly regions: readonly DrawnRegion[]
  readonly spaces: readonly PrintedSpace[]
  /** The colours of the board, if it has its own. */
  readonly tones: Tones | undefined
  /** Lines and marks below the spaces. */
  readonly lines: readonly Shape[]
  /** How positions without a space look. */
  readonly holes: readonly Shape[]
  /** Connections between spaces that are not visible from their positions. */
  readonly ways: BoardWays
}

export interface PrintedSpace {
  readonly name: string
  /** The seat that owns the space. */
  readonly seat: number | undefined
  /** On its ground, whatever lies there. */
  readonly fill: readonly Shape[]
  /** Signs and lines of text on it while it is empty. */
  readonly content: readonly Shape[]
  /** The same at its edges while something lies on it. */
  readonly covered: readonly Shape[]
  /** Notes besides its name. */
  readonly notes: readonly string[]
}

/** The box in a space for lines of text, and the most letters of a line of notes there. */
const ROOM = { width: 0.72, height: 0.6 }
const LETTERS = 8

/** The print of a board. Spaces that can be found by letters and numbers at the edge need no names. */
export function printedOn(map: BoardMap): PrintedBoard {
  const drawing = drawingOf(map.board)
  const spaces = drawing.cells.map((cell): PrintedSpace => {
    const { name, sign } = cell.square
    const note = map.notes.get(name)
    const notes = note === undefined ? [] : notesIn(note)
    const words = drawnNotes(map, note, sign).flatMap((text) => wrap(text, LETTERS))
    const isHidden = isCrowded(drawing, cell)
    const isNamed = drawing.files.length === 0 && !isHidden
    const isCode = isNamed && CODE.test(name)
    const own = isNamed && !isCode ? name : undefined
    const lines = [...(own === undefined ? [] : [own]), ...words]
    const code = isCode ? [codeShape(drawing, name)] : []
    const space: PrintedSpace = {
      name,
      seat: note?.seat,
      fill: spaceFill(map, drawing, cell),
      content: [...contentShapes(signsOn(map, name), lines, ROOM), ...code],
      covered: coveredShapes(
        signsOn(map, name),
        own === undefined ? undefined : { name: own, isAbove: isFreeAbove(map, drawing, cell) },
        drawnNotes(map, note, sign),
        drawing.outline,
      ),
      notes,
    }
    if (map.ground === 'points') return onPoint(space, drawing, cell)
    if (map.ground === 'crossings' && drawing.outline === 'circle')
      return onCrossing(space, drawing.files.length === 0)
    return isHidden || isCode ? { ...space, fill: [...space.fill, shape('title', {}, name)] } : space
  })
  return {
    place: map.board.place,
    ground: map.ground,
    regions: drawnRegions(map, drawing),
    ways: map.ways,
    spaces: spaces.filter(
      ({ fill, content, seat }) => fill.length + content.length > 0 || seat !== undefined,
    ),
    tones: map.tones,
    lines: [
      ...(map.board.shape === 'ring' && map.ground !== 'crossings' ? ringTrack(drawing) : []),
      ...groundLines(map.ground, drawing, map.faces.marked),
    ],
    holes: holeShapes(map),
  }
}

/** The ground of a space: its own colour, a point, or a hole of a rack. */
export function spaceFill(
  { ground, faces }: Pick<BoardMap, 'ground' | 'faces'>,
  drawing: Drawing,
  cell: DrawnCell,
): readonly Shape[] {
  if (ground === 'points') return [pointShape(pointAt(drawing, cell))]
  const face = faces.spaces.get(cell.square.name)
  return [
    ...(face === undefined ? [] : fillShapes(face, drawing.outline)),
    ...(ground === 'rack' ? [rackHole(rowsTaken(drawing, cell))] : []),
  ]
}

function rackHole(rows: number): Shape {
  if (rows === 1) return shape('circle', { class: 'rack-hole', r: 0.43 })
  const half = rows / 2 - 0.07
  return shape('rect', { class: 'rack-hole', x: -0.43, y: -half, width: 0.86, height: 2 * half, rx: 0.43 })
}

/** As many names of spaces can be read, unless they are words. */
const MOST_NAMES = 40

/** True for the name of one of many spaces, such as `s12`; those of hexagons are at two edges, as beside other boards. */
function isCrowded({ cells, outline, height }: Drawing, { square, x, y }: DrawnCell): boolean {
  if (cells.length <= MOST_NAMES || !CODE.test(square.name)) return false
  const isAtEdge = y > height - 1.2 || cells.every((other) => other.y !== y || other.x >= x)
  return outline !== 'hexagon' || !isAtEdge
}

/** A name that only says which space it is, such as `s12`. It is small, and nothing that lies there bears it. */
const CODE = /^\p{L}{0,2}\d+$/u

function codeShape({ outline }: Drawing, name: string): Shape {
  const y = outline === 'square' ? 0.43 : 0.38
  return shape('text', { class: 'space-code', y, 'font-size': 0.16 }, name)
}

/** True if the name of a covered space is better above it, since a line leads down from it and none up. */
function isFreeAbove({ ways }: BoardMap, { cells }: Drawing, { square, x, y }: DrawnCell): boolean {
  const near = new Set(
    ways.paths.flatMap(({ from, to }) => (from === square.name ? [to] : to === square.name ? [from] : [])),
  )
  const leads = (down: 1 | -1): boolean =>
    cells.some((cell) => near.has(cell.square.name) && down * (cell.y - y) > Math.abs(cell.x - x))
  return leads(1) && !leads(-1)
}

/** A crossing of the lines of a graph is a dot, with its name beside it unless the edge of the board says it. */
function onCrossing(space: PrintedSpace, isNamed: boolean): PrintedSpace {
  const name = shape('text', { class: 'crossing-name', x: 0.24, y: 0.34, 'font-size': 0.2 }, space.name)
  const dot = shape('circle', { class: 'crossing-star', r: 0.1 })
  return { ...space, content: isNamed ? [dot, name] : [dot], covered: [] }
}

/** The name of a point is at its foot, and nothing else is written on it. */
function onPoint(space: PrintedSpace, drawing: Drawing, cell: DrawnCell): PrintedSpace {
  const name = pointName(pointAt(drawing, cell), space.name)
  return { ...space, seat: undefined, content: name, covered: name }
}

/** Signs on a space: of its kind, then of its printed values. */
export function signsOn({ faces, notes }: BoardMap, name: string): readonly Sign[] {
  const own = faces.spaces.get(name)?.sign
  const marks = notes.get(name)?.marks ?? []
  return [...(own === undefined ? [] : [own]), ...marks.flatMap(({ sign }) => sign ?? [])]
}

/**
 * The notes drawn into a space as words. If its kind has a sign or a look, this replaces the kind; so do signs of
 * values, if no piece is in their way.
 */
export function drawnNotes(
  { faces }: BoardMap,
  note: SpaceNote | undefined,
  sign: string | undefined,
  isCovered = false,
): readonly string[] {
  const isTold = sign !== undefined || faces.kinds.has(note?.kind ?? '')
  return [
    ...(sign === undefined || sign === ' ' ? [] : [sign]),
    ...(note === undefined
      ? []
      : notesIn({
          ...note,
          kind: isTold ? undefined : note.kind,
          marks: note.marks.filter((mark) => isCovered || mark.sign === undefined),
        })),
  ]
}

export function notesIn({ kind, seat, marks }: SpaceNote): readonly string[] {
  return [
    ...(kind === undefined || seat !== undefined ? [] : [kind]),
    ...marks.map((mark) => markText(mark, true)),
  ]
}
