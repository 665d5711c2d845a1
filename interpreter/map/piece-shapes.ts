import { bareNumber, countRow, isPictured } from '../look/counts.ts'
import { coatOf, numberShape, pieceCounts, pieceGroup, seatShape, type Looks } from '../look/piece.ts'
import { rounded, shape, type Shape } from '../look/shape.ts'
import type { SceneBoard, ScenePiece, SceneSquare } from '../scene/board.ts'
import { angleOf } from '../scene/facing.ts'
import type { BoardPoint } from './ground-lines.ts'
import type { Point } from '../scene/drawing.ts'
import type { SquareValue } from '../scene/square-values.ts'
import { valueTexts } from '../view/notable-values.ts'

/** The most pieces on one space of a board now; 1 for stacks. On such a board all pieces are equally large. */
export function mostOn({ isPile, rows, spots }: SceneBoard): number {
  if (isPile) return 1
  const squares = [...rows.flat(), ...spots.map(({ square }) => square)]
  return squares.reduce((most, square) => Math.max(most, square?.pieces.length ?? 0), 1)
}

type Lying = Pick<SceneBoard, 'isPile' | 'isTurned' | 'shape'> & {
  /** The space is a pit or a disc, not a square. */
  readonly isRound?: boolean
  /** How many spaces high it is. */
  readonly high?: number
  /** The long space on which they lie one behind the other. */
  readonly point?: BoardPoint | undefined
}

/** More of them are one piece for each lot, with its number. */
const MOST_SPREAD = 12
/** How many pieces of a stack show below the top one. */
const MOST_BELOW = 4
const STEP = 0.05

/** The pieces on a space around the origin: one, a stack, or a heap in which each is seen. */
export function lyingShapes(
  looks: Looks,
  { pieces }: SceneSquare,
  lying: Lying,
  most: number,
): readonly Shape[] {
  const [top, second] = pieces
  if (top === undefined) return []
  if (lying.point !== undefined) return lined(looks, pieces, lying.point, lying.isTurned)
  if (second === undefined && most === 1)
    return [pieceGroup(looks, top, { isTurned: lying.isTurned }), ...pieceCounts(looks, top)]
  if (lying.isPile) return stack(looks, pieces, top, lying)
  return heapOf(pieces, lying, most).map(({ piece, x, y, side }) =>
    pieceGroup(looks, piece, { isTurned: lying.isTurned, x, y, size: side / 0.93 }),
  )
}

/** How many pieces lie on a space, where that cannot be seen at a glance; above all other marks. */
export function lyingCounts({ pieces }: SceneSquare, lying: Lying, most: number): readonly Shape[] {
  if (lying.point !== undefined || (pieces.length < 2 && most === 1)) return []
  if (lying.isPile) return pieces.length < 2 ? [] : [countBadge(pieces.length, { x: 0.29, y: -0.3 }, 0.15)]
  const heap = heapOf(pieces, lying, most)
  const isCounted =
    pieces.length > AT_A_GLANCE && pieces.length === heap.length && lotsOn(pieces).length === 1
  const top = -(lying.high ?? 1) / 2
  if (isCounted) return [countText(pieces.length, { x: 0.38, y: rounded(top + 0.17) }, 0.18)]
  return heap.flatMap(({ count, x, y, side }) =>
    count === 1
      ? []
      : [countBadge(count, { x: rounded(x + 0.3 * side), y: rounded(y - 0.3 * side) }, 0.16 * side)],
  )
}

function stack(
  looks: Looks,
  pieces: readonly ScenePiece[],
  top: ScenePiece,
  { isTurned }: Lying,
): readonly Shape[] {
  const below = pieces.slice(1, MOST_BELOW)
  const rise = (below.length * STEP) / 2
  return [
    ...below
      .toReversed()
      .map((piece, i) =>
        pieceGroup(looks, piece, { isTurned, isUnder: true, y: rise - i * STEP, size: 0.94 }),
      ),
    pieceGroup(looks, top, { isTurned, y: -rise, size: 0.94 }),
    ...pieceCounts(looks, top),
  ]
}

/** How wide a piece on a point is, if the point is 1 wide. */
export const PIECE_ON_POINT = 0.82

/** The pieces on a point, as wide as it, from its foot; many of them overlap. */
function lined(
  looks: Looks,
  pieces: readonly ScenePiece[],
  { down, length, width }: BoardPoint,
  isTurned: boolean,
): readonly Shape[] {
  const size = PIECE_ON_POINT * width
  const step = Math.min(size, (length - size) / Math.max(1, pieces.length - 1))
  return pieces.map((piece, i) =>
    pieceGroup(looks, piece, { isTurned, y: rounded(down * (FIRST + i * step)), size: size / PIECE }),
  )
}

/** The name of a point is before its first piece. */
const FIRST = 0.14
/** The width of a piece that has a space for itself. */
const PIECE = 0.84

interface Lot {
  readonly piece: ScenePiece
  readonly count: number
}

/** Pieces that look the same, counted. */
function lotsOn(pieces: readonly ScenePiece[]): readonly Lot[] {
  const same = Map.groupBy(pieces, (piece) => JSON.stringify(piece))
  return [...same.values()].flatMap(([piece, ...more]) =>
    piece === undefined ? [] : [{ piece, count: more.length + 1 }],
  )
}

/** Side of the square in which a heap lies. */
const HEAP = { round: 0.73, square: 0.9 }

/** Where the pieces of a heap lie, or its lots if there are too many. */
function heapOf(
  pieces: readonly ScenePiece[],
  { shape: board, isRound = false, high = 1 }: Lying,
  largest: number,
): readonly (Lot & Point & { readonly side: number })[] {
  const room = MOST_SPREAD * high
  const lots = pieces.length > room ? lotsOn(pieces) : pieces.map((piece) => ({ piece, count: 1 }))
  const most = Math.min(largest, MOST_SPREAD)
  const columns = Math.ceil(Math.sqrt(Math.max(most, lots.length / high)))
  const rows = Math.ceil(lots.length / columns)
  const isSquare = !isRound && (board === 'squares' || board === 'lane')
  const side = (isSquare ? HEAP.square : HEAP.round) / columns
  return lots.map((lot, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, lots.length - row * columns)
    const x = rounded(((i % columns) - (inRow - 1) / 2) * side)
    return { ...lot, x, y: rounded((row - (rows - 1) / 2) * side), side }
  })
}

/** More pieces that look the same are counted for the reader. */
const AT_A_GLANCE = 4

function countText(count: number, at: Point, size: number): Shape {
  return shape('text', { class: 'count', ...at, 'font-size': size }, String(count))
}

/** A number on a ground of its own, so that it can be read on every piece. */
function countBadge(count: number, { x, y }: Point, radius: number): Shape {
  const r = Math.max(0.12, radius)
  const digits = String(count)
  const size = rounded(digits.length > 2 ? r : 1.35 * r)
  return shape(
    'g',
    { transform: `translate(${x} ${y})` },
    shape('circle', { class: 'count-badge', r }),
    shape('text', { class: 'count-on', y: rounded(0.36 * size), 'font-size': size }, digits),
  )
}

/** Where the foot of a space is, and where marks of players are. */
const FOOT = 0.45
const BESIDE = 0.33

/** Tracked values of a space: marks of players, to the side that another value names; pictures; words. */
export function valueShapes(
  looks: Looks,
  { values = [], pieces }: SceneSquare,
  { shape: board, isTurned }: Lying,
): readonly Shape[] {
  if (values.length === 0) return []
  const way = values.find(({ isWay }) => isWay)
  const angle = angleOf(way?.value, board)
  const seats = values.flatMap(({ seat }) => seat ?? [])
  const others = values.filter(
    (one) => one.seat === undefined && !(one === way && seats.length > 0 && angle !== undefined),
  )
  const pictured = others.filter((value) => isPictured(value, looks.counts))
  const words = others.filter((value) => !isPictured(value, looks.counts))
  const isFree = pieces.length === 0 && seats.length === 0
  const number = bareNumber(pictured, looks.counts)
  const [holder, ...more] = seats
  if (pieces.length === 0 && number !== undefined && more.length === 0 && angle === undefined)
    return [...troop(looks, holder, number), ...wordShapes(words, FOOT)]
  return [
    ...seats.map((seat, i) =>
      i === 0 && angle !== undefined
        ? seatMark(looks, seat, towards(angle + (isTurned ? 180 : 0)))
        : seatMark(looks, seat, pieces.length === 0 ? { x: 0, y: 0.02 } : { x: 0.36 - 0.24 * i, y: 0.36 }),
    ),
    ...countRow(looks.counts, pictured, {
      x: 0,
      y: isFree ? 0.1 : FOOT - 0.08,
      size: 0.22,
      widest: 0.85,
      hasPlate: true,
    }),
    ...wordShapes(words, FOOT),
  ]
}

/** How many of whom are on a space, below its name. */
function troop(looks: Looks, holder: number | undefined, number: number): readonly Shape[] {
  const coat = holder === undefined ? { class: 'coat-none' } : coatOf(looks, { owner: holder })
  const at = { transform: 'translate(0 0.36)' }
  return [
    shape(
      'g',
      { class: `holder ${coat.class}`, fill: coat.fill, transform: 'translate(0 0.36) scale(0.19)' },
      holder === undefined ? shape('circle', { class: 'body', r: 1 }) : seatShape(holder, 'body'),
    ),
    shape('g', at, numberShape(coat, number, 0.22)),
  ]
}

function seatMark(looks: Looks, seat: number, { x, y }: { readonly x: number; readonly y: number }): Shape {
  const coat = coatOf(looks, { owner: seat })
  return shape(
    'g',
    {
      class: `holder ${coat.class}`,
      fill: coat.fill,
      transform: `translate(${rounded(x)} ${rounded(y)}) scale(0.13)`,
    },
    seatShape(seat, 'body'),
  )
}

function towards(degrees: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180
  return { x: BESIDE * Math.sin(angle), y: -BESIDE * Math.cos(angle) }
}

const SMALLEST = 0.11
const LARGEST = 0.17

/** `pending 2`, or only 2 if there is no room for more. */
function wordShapes(values: readonly SquareValue[], y: number): readonly Shape[] {
  if (values.length === 0) return []
  const texts = [valueTexts(values), values.map(({ value, name }) => (value === true ? name : String(value)))]
  for (const words of texts) {
    const line = words.join(', ')
    const size = Math.min(LARGEST, 1.3 / line.length)
    if (size >= SMALLEST || words === texts.at(-1))
      return [shape('text', { class: 'space-name', y, 'font-size': Math.max(SMALLEST, size) }, line)]
  }
  return []
}
