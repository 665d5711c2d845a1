import type { Coat } from '../look/coats.ts'
import { inkOf } from '../look/coats.ts'
import { coatOf, pieceGroup, type Looks } from '../look/piece.ts'
import { die } from '../look/rows.ts'
import { rounded, shape, type Shape } from '../look/shape.ts'
import type { Drawing, Point } from '../scene/drawing.ts'
import type { SceneLot } from '../scene/piece-lots.ts'
import { barsOf } from './ground-lines.ts'

/** A square on a board where nothing else is drawn. */
interface Room extends Point {
  readonly side: number
}

/** Half of a space, with the line around it. */
const HALF = 0.52
const LARGEST_DIE = 1.5
const LEAST_DIE = 0.5

/** Dice in the room between the spaces; nothing where there is none. */
export function thrownShapes(
  drawing: Drawing,
  isPoints: boolean,
  sides: readonly number[],
): readonly Shape[] {
  const room = sides.length === 0 ? undefined : isPoints ? betweenPoints(drawing) : roomBetween(drawing)
  if (room === undefined) return []
  const rows = Math.ceil(Math.sqrt(isPoints ? 1 : sides.length))
  const columns = Math.ceil(sides.length / rows)
  const size = Math.min(LARGEST_DIE, room.side / columns)
  if (size < LEAST_DIE) return []
  const step = size / DIE_WITH_GAP
  return [
    shape(
      'g',
      {
        class: 'thrown',
        transform: `translate(${rounded(room.x)} ${rounded(room.y)}) scale(${rounded(step)})`,
      },
      ...sides.map((side, i) => {
        const row = Math.floor(i / columns)
        return die(
          side,
          ((i % columns) - (Math.min(columns, sides.length - row * columns) - 1) / 2) * DIE_WITH_GAP,
          (row - (rows - 1) / 2) * DIE_WITH_GAP,
          inkOf('white'),
        )
      }),
    ),
  ]
}

/** A die is 13 wide. */
const DIE_WITH_GAP = 15

/** In the middle of the half at the right. */
function betweenPoints(drawing: Drawing): Room | undefined {
  const bar = barsOf(drawing).at(-1)
  if (bar === undefined) return undefined
  const from = bar.from + bar.wide
  return { x: (from + drawing.width) / 2, y: drawing.height / 2, side: drawing.width - from - 1 }
}

/** The middle of a board of round spaces, if nothing is there. */
function roomBetween({ outline, cells, paths, width, height }: Drawing): Room | undefined {
  if (outline !== 'circle' || cells.length < LEAST_AROUND) return undefined
  const [x, y] = [width / 2, height / 2]
  const far = (at: Point): number => Math.hypot(at.x - x, at.y - y)
  // A long path leads through its middle.
  const middles = paths.map(([from, to]) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }))
  return { x, y, side: 1.3 * (Math.min(...[...cells, ...middles].map(far)) - HALF) }
}

/** Between fewer spaces there is no inside. */
const LEAST_AROUND = 8

/** A place of a seat beside the board, of which every seat has one. */
interface Yard {
  readonly name: string
  readonly seat: number
  readonly known: readonly SceneLot[]
  /** Spaces of the same seat. */
  readonly spaces: ReadonlySet<string>
}

export interface DrawnYard extends Room {
  readonly name: string
  readonly coat: Coat
  readonly shapes: readonly Shape[]
}

const LEAST_YARD = 2
const LARGEST_YARD = 4
const MOST_IN_YARD = 9

/** The places of seats in the corners of a board of round spaces, each in the free one nearest to spaces of its seat. */
export function yardsIn(looks: Looks, drawing: Drawing, yards: readonly Yard[]): readonly DrawnYard[] {
  const { outline, cells, width, height } = drawing
  if (outline !== 'circle' || yards.length === 0) return []
  const corners = [0, 1].flatMap((right) => [0, 1].map((low) => ({ right, low })))
  const rooms = corners.flatMap(({ right, low }): readonly Room[] => {
    const free = Math.min(
      LARGEST_YARD,
      ...cells.map(
        ({ x, y }) => Math.max(right === 0 ? x : width - x, low === 0 ? y : height - y) - HALF - 0.15,
      ),
    )
    const at = (end: number, length: number): number => (end === 0 ? free / 2 : length - free / 2)
    return free < LEAST_YARD ? [] : [{ x: at(right, width), y: at(low, height), side: free }]
  })
  const left = [...rooms]
  return yards.flatMap(({ name, seat, known, spaces }): readonly DrawnYard[] => {
    const own = cells.filter(({ square }) => spaces.has(square.name))
    const far = (room: Room): number =>
      own.reduce((sum, { x, y }) => sum + Math.hypot(x - room.x, y - room.y), 0)
    const [room] = left.toSorted((a, b) => far(a) - far(b))
    if (room === undefined) return []
    left.splice(left.indexOf(room), 1)
    const coat = coatOf(looks, { owner: seat })
    const pieces = known.flatMap((lot) => Array.from({ length: lot.count }, () => lot)).slice(0, MOST_IN_YARD)
    const columns = Math.max(2, Math.ceil(Math.sqrt(pieces.length)))
    const step = (0.8 * room.side) / columns
    const at = (i: number): number => rounded((i - (columns - 1) / 2) * step)
    const places = Array.from({ length: columns * columns }, (_, i) => ({
      x: at(i % columns),
      y: at(Math.floor(i / columns)),
    }))
    const half = room.side / 2
    return [
      {
        ...room,
        name,
        coat,
        shapes: [
          shape('rect', { class: 'yard', x: -half, y: -half, width: room.side, height: room.side, rx: 0.3 }),
          ...places.map(({ x, y }) => shape('circle', { class: 'yard-spot', cx: x, cy: y, r: 0.42 * step })),
          ...pieces.map(({ kind, owner }, i) =>
            pieceGroup(looks, { kind, owner }, { ...places[i], size: Math.min(1.1, step) }),
          ),
        ],
      },
    ]
  })
}
