import { memoized } from '../../grammar/source/memoized.ts'
import type { SeatIR } from '../../grammar/ir/ir.ts'
import { outlineOf } from '../scene/outlines.ts'
import { rounded, shape, type Shape } from './shape.ts'
import { coatOfNumber, type Coat } from './coats.ts'
import type { KindFace } from './faces.ts'
import type { Body } from './kind-looks.ts'
import type { TileFace } from './tile-sides.ts'
import { bareNumber, countRow, type CountFaces } from './counts.ts'
import type { NamedValue } from '../view/view.ts'

/** The outline of a seat's pieces, around the origin. Without a seat it is a circle. */
export function seatShape(seat: number | undefined, kind: string, size = 1): Shape {
  const points = outlineOf(seat ?? 0)
  if (points === undefined) return shape('circle', { class: kind, r: size })
  return shape('polygon', { class: kind, points, ...(size === 1 ? {} : { transform: `scale(${size})` }) })
}

/** The looks of the pieces of a game. */
export interface Looks {
  readonly kinds: ReadonlyMap<string, Pick<KindFace, 'body' | 'coat' | 'on' | 'index' | 'tile'>>
  /** The colours of the pieces of each seat. */
  readonly coats: readonly Coat[]
  /** The symbol on the pieces of each seat that have no other. */
  readonly seats: readonly (Shape | undefined)[]
  /** The seats are called white and black, so nothing else needs to tell their pieces apart. */
  readonly areContrasting: boolean
  /** The body of pieces whose kind is not seen. It is the same for all. */
  readonly hidden: Body
  /** The pictures of tracked values. */
  readonly counts: CountFaces
  /** Seats that sit at the upper edge of the board. */
  readonly opposite: ReadonlySet<number>
}

/** Facts about a game that drawing its pieces needs. */
export interface PieceFacts {
  readonly kinds: readonly { readonly name: string; readonly face: KindFace }[]
  readonly seats: readonly { readonly name: string; readonly side?: SeatIR['side'] }[]
  readonly coats: readonly Coat[]
  readonly seatSymbols: readonly (Shape | undefined)[]
  readonly counts: CountFaces
}

export const looksOf: (facts: PieceFacts) => Looks = memoized(
  ({ kinds, seats, coats, seatSymbols, counts }) => ({
    coats,
    counts,
    kinds: new Map(kinds.map(({ name, face }) => [name, face])),
    seats: seatSymbols,
    opposite: new Set(seats.flatMap(({ side }, seat) => (side === 'north' ? [seat] : []))),
    areContrasting:
      seats.length === 2 && ['white', 'black'].every((name) => seats.some((seat) => seat.name === name)),
    hidden: kinds.some(({ face }) => face.body === 'standing') ? 'standing' : 'token',
  }),
)

const NOBODYS: Coat = { class: 'coat-none' }

/** The colours of a piece by what is seen of it: those of its kind, or else of its owner. */
export function coatOf(
  { kinds, coats, counts }: Pick<Looks, 'kinds' | 'coats' | 'counts'>,
  {
    owner,
    kind,
    values = [],
  }: {
    readonly owner: number | undefined
    readonly kind?: string | undefined
    readonly values?: readonly NamedValue[] | undefined
  },
): Coat {
  const said = kinds.get(kind ?? '')?.coat ?? coats[owner ?? -1]
  const number = said === undefined ? bareNumber(values, counts) : undefined
  return said ?? (number === undefined ? NOBODYS : coatOfNumber(number))
}

/** A piece as far as it is seen, and where it lies. */
export interface LaidPiece {
  readonly owner: number | undefined
  readonly kind: string | undefined
  /** To where it faces, in degrees from straight up, clockwise. */
  readonly turn?: number | undefined
  readonly values?: readonly NamedValue[] | undefined
}

/** Where and how large a piece is drawn on its space. */
interface Spot {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** The board is seen from the other side. */
  readonly isTurned?: boolean | undefined
  /** Another piece lies on it. */
  readonly isUnder?: boolean
}

/** A piece in its colours, a little smaller than a space. */
export function pieceGroup(looks: Looks, piece: LaidPiece, spot: Spot = {}): Shape {
  const coat = coatOf(looks, piece)
  const tile = looks.kinds.get(piece.kind ?? '')?.tile
  const half = spot.isTurned === true ? 180 : 0
  if (tile !== undefined) return tileGroup(looks, piece, tile, spot)
  const { turn } = piece
  const isAway = isWedge(looks, piece) && looks.opposite.has(piece.owner ?? -1) !== half > 0
  return shape(
    'g',
    {
      class: classOf(coat, spot),
      fill: coat.fill,
      transform: `${placed(spot, turn === undefined ? 0.39 : 0.34)}${isAway ? ' rotate(180)' : ''}`,
    },
    ...(turn === undefined
      ? []
      : [shape('path', { class: 'body beak', d: BEAK, transform: `rotate(${turn + half})` })]),
    ...pieceShapes(looks, piece),
  )
}

/** True for pieces that point away from their owners. */
function isWedge({ kinds, hidden }: Looks, { kind }: LaidPiece): boolean {
  return (kinds.get(kind ?? '')?.body ?? hidden) === 'wedge'
}

function classOf({ class: colors }: Coat, { isUnder = false }: Spot): string {
  return isUnder ? `piece under ${colors}` : `piece ${colors}`
}

function placed({ x = 0, y = 0, size = 1 }: Spot, scale: number): string {
  const moved = x === 0 && y === 0 ? '' : `translate(${rounded(x)} ${rounded(y)}) `
  return `${moved}scale(${rounded(scale * size)})`
}

/** Points to where a piece faces. It begins below the body. */
const BEAK = 'M-.72-.5L0-1.42L.72-.5Z'

/** A tile, turned as it lies. What else is on it stays upright. */
function tileGroup(looks: Looks, piece: LaidPiece, tile: TileFace, spot: Spot): Shape {
  const half = spot.isTurned === true ? 180 : 0
  const on = looks.kinds.get(piece.kind ?? '')?.on ?? []
  const coat = coatOf(looks, piece)
  const owned = piece.owner === undefined ? [] : [seatShape(piece.owner, 'body', 0.3)]
  return shape(
    'g',
    { class: classOf(coat, spot), fill: coat.fill, transform: placed(spot, 0.485) },
    shape('g', { class: 'tile', transform: `rotate(${(piece.turn ?? tile.turn) + half})` }, ...tile.shapes),
    ...(on.length === 0
      ? owned
      : [shape('g', { transform: 'scale(0.5)' }, ...bodyShapes('disc', piece.owner, on))]),
  )
}

/**
 * A piece around the origin, within a circle of radius 1 or a little more, by what is seen of it: pieces that look the
 * same in a view are drawn the same.
 */
export function pieceShapes(
  { kinds, coats, seats, areContrasting, hidden }: Looks,
  { owner, kind }: { readonly owner: number | undefined; readonly kind: string | undefined },
): readonly Shape[] {
  const outlined = areContrasting ? undefined : owner
  const face = kinds.get(kind ?? '')
  if (face === undefined) return bodyShapes(hidden, owner, [veil(hidden)])
  const ofSeat = face.on.length === 0 && face.body === 'disc' ? seats[owner ?? -1] : undefined
  if (ofSeat !== undefined) return bodyShapes('bare', owner, [ofSeat])
  // Men without an outline of their owner have it beside them if there are more than two colours.
  const beside =
    face.body === 'bare' && owner !== undefined && coats.length > 2
      ? [shape('g', { class: 'beside', transform: 'translate(0.78 0.74)' }, seatShape(owner, 'body', 0.27))]
      : []
  return [...bodyShapes(face.body, face.body === 'disc' ? outlined : owner, face.on), ...beside]
}

/** The sign of a seat: one of its pieces, without the marks that tell its kinds apart. */
export function seatSign(
  looks: Looks,
  seat: number,
  piece: { readonly kind: string; readonly isOnly: boolean } | undefined,
): readonly Shape[] {
  const face = looks.kinds.get(piece?.kind ?? '')
  if (piece === undefined || face === undefined || face.tile !== undefined) return [seatShape(seat, 'body')]
  return piece.isOnly || face.body === 'bare'
    ? pieceShapes(looks, { owner: seat, kind: piece.kind })
    : bodyShapes(face.body, seat, [])
}

/** The tracked values of a piece that have pictures, at the foot of its space. */
export function pieceCounts(
  looks: Looks,
  piece: Omit<LaidPiece, 'turn'> & { readonly values?: readonly NamedValue[] },
): readonly Shape[] {
  const { counts, kinds } = looks
  const { values = [] } = piece
  const { on, body } = kinds.get(piece.kind ?? '') ?? {}
  const number = bareNumber(values, counts)
  // A piece on which there is nothing else bears its number.
  if (number !== undefined && on?.length === 0 && body !== 'bare')
    return [numberShape(coatOf(looks, piece), number, 0.44)]
  return countRow(counts, values, { x: 0, y: 0.37, size: 0.22, widest: 0.85, hasPlate: true })
}

/** A number in the middle of a piece of some colour. */
export function numberShape({ class: colors, fill }: Coat, number: number, size: number): Shape {
  const digits = String(number)
  return shape(
    'g',
    { class: `piece ${colors}`, fill },
    shape(
      'text',
      {
        class: 'index',
        y: rounded(0.36 * size),
        'font-size': rounded(Math.min(size, (1.7 * size) / digits.length)),
      },
      digits,
    ),
  )
}

/** A block with a foot, seen from the front. */
const BLOCK = 'M-1 1V-.95Q-1-1.15-.8-1.15H.8Q1-1.15 1-.95V1H1.12V1.17H-1.12V1Z'

/** A body with what is on it. Owners differ by outline, or by what is engraved, as well as by colour. */
function bodyShapes(body: Body, owner: number | undefined, on: readonly Shape[]): readonly Shape[] {
  switch (body) {
    case 'bare':
      return [shape('g', { class: 'bare' }, ...on)]
    case 'standing':
      return [
        shape('path', { class: 'body', d: BLOCK }),
        ...(owner === undefined || owner === 0 ? [] : [seatBar(owner)]),
        ...on,
      ]
    case 'stone':
      return [
        shape('circle', { class: 'body', r: 1.2 }),
        shape('ellipse', {
          class: 'shine',
          cx: -0.36,
          cy: -0.46,
          rx: 0.42,
          ry: 0.3,
          transform: 'rotate(-40 -0.36 -0.46)',
        }),
        ...on,
      ]
    case 'disc':
      return [
        shape('circle', { class: 'body', r: 1.05 }),
        ...(on.length === 0
          ? [seatShape(owner, 'rim', 0.8), shape('circle', { class: 'rim', r: 0.5 })]
          : [...rings(owner, (inset) => shape('circle', { class: 'rim', r: rounded(1 - inset) })), ...on]),
      ]
    case 'tile':
      return [roundedSquare('body', 1.05), ...rings(owner, (inset) => roundedSquare('rim', 1 - inset)), ...on]
    case 'wedge':
      return [
        shape('path', { class: 'body', d: WEDGE }),
        ...(owner === undefined || owner === 0 ? [] : [shape('path', { class: 'rim', d: 'M-.62 .86H.62' })]),
        ...on,
      ]
    case 'token':
      return [seatShape(owner, 'body'), seatShape(owner, 'rim', 0.88), ...on]
  }
}

/** Lines along the edge, where no picture is: the next seat has one more. */
function rings(owner: number | undefined, ring: (inset: number) => Shape): readonly Shape[] {
  return Array.from({ length: Math.min(owner ?? 0, 2) + 1 }, (_, i) => ring(0.08 + 0.1 * i))
}

function roundedSquare(kind: string, half: number): Shape {
  const [at, side] = [rounded(-half), rounded(2 * half)]
  return shape('rect', { class: kind, x: at, y: at, width: side, height: side, rx: 0.3 })
}

/** A piece of five sides, broad at the foot. */
const WEDGE = 'M0-1.16L.7-.82L.98 1.06H-.98L-.7-.82Z'

/** As many lines on the foot of a block as its seat has before it. */
function seatBar(seat: number): Shape {
  const lines = Array.from(
    { length: Math.min(seat, 3) },
    (_, i) => `M-.84 ${(0.88 - 0.16 * i).toFixed(2)}H.84`,
  )
  return shape('path', { class: 'bar', d: lines.join('') })
}

/** The shapes on a piece whose kind is not seen. */
function veil(body: Body): Shape {
  return shape('path', { class: 'veil', d: body === 'standing' ? 'M-.5 0H.5' : 'M-.3 0H.3M0-.3V.3' })
}
