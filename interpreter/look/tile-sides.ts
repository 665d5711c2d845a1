import type { ClassInfo, SidesInfo, World } from '../../grammar/check/world/world.ts'
import { sidesOfSpaces } from '../../grammar/check/world/sides.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { FILL_LOOKS } from './fills.ts'
import { rounded, shape, type Shape } from './shape.ts'
import { sideLooks, type SideLook } from './side-looks.ts'

/** A tile whose sides are printed, as large as a space, in a box from -1 to 1. Its first side points up. */
export interface TileFace {
  readonly shapes: readonly Shape[]
  /** Where its first side points if nothing else is known, in degrees from straight up, clockwise. */
  readonly turn: number
}

type Sides = SidesInfo['rows'][number]

/** Sides of a tile that are one part of it, such as a road from side to side. */
interface Part {
  readonly look: SideLook
  readonly sides: readonly number[]
}

/** The tiles among the kinds of a game. */
export function tileFaces(world: World): ReadonlyMap<number, TileFace> {
  const count = sidesOfSpaces(world.boards, world.topology)?.length
  if (count === undefined) return new Map()
  return new Map(world.classes.flatMap((own) => facesIn(world, own, count)))
}

function facesIn(world: World, own: ClassInfo, count: number): readonly (readonly [number, TileFace])[] {
  const { sides } = own
  if (sides === undefined) return []
  const values = sides.rows.flatMap((row) => row.map(({ value }) => value))
  const looks = sideLooks(world, sides.name, sides.type, values)
  return own.kinds.map((kind, row) => [
    kind,
    { shapes: tileShapes(sides.rows[row] ?? [], looks, count), turn: count === 4 ? 0 : 180 / count },
  ])
}

function partsOf(row: Sides, looks: ReadonlyMap<number, SideLook>): readonly Part[] {
  const bySide = row.map(({ value, part }, side) => ({ key: `${value} ${part}`, value, side }))
  return [...Map.groupBy(bySide, ({ key }) => key).values()].flatMap((own) => {
    const value = own[0]?.value ?? NONE
    const look = looks.get(value)
    return look === undefined ? [] : [{ look, sides: own.map(({ side }) => side) }]
  })
}

/** The ground, areas along the sides, and ways above them. */
function tileShapes(row: Sides, looks: ReadonlyMap<number, SideLook>, count: number): readonly Shape[] {
  const ground = [...looks.values()].find(({ as }) => as === 'ground')
  const parts = partsOf(row, looks)
  const ways = parts.filter(({ look }) => look.as === 'way')
  const all = Array.from({ length: count }, (_, side) => side)
  const outline = areaPath(all, count)
  return [
    shape('path', {
      class: ground === undefined ? 'tile-ground' : `fill ${ground.look.class}`,
      fill: ground?.look.fill,
      d: outline,
    }),
    ...parts.filter(({ look }) => look.as === 'area').flatMap((part) => areaShapes(part, count)),
    ...ways.flatMap((part) => wayShapes(part, count, ways.length > 1)),
    shape('path', { class: 'tile-edge', d: outline }),
  ]
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** The point towards a side, at a distance from the middle; sides are 1 away from it. */
function toSide(side: number, count: number, distance: number): Spot {
  const angle = (2 * Math.PI * side) / count
  return { x: rounded(Math.sin(angle) * distance) + 0, y: rounded(-Math.cos(angle) * distance) + 0 }
}

/** The corner after a side. */
function cornerAfter(side: number, count: number): Spot {
  return toSide(side + 0.5, count, 1 / Math.cos(Math.PI / count))
}

const at = ({ x, y }: Spot): string => `${x} ${y}`

/** An area along some sides, which reaches to the middle between them. */
function areaPath(sides: readonly number[], count: number): string {
  const [first = 0] = sides
  const start = cornerAfter(first - 1, count)
  const joints = sides.map((side, i) => {
    const next = sides[i + 1] ?? first
    const line = `L${at(cornerAfter(side, count))}`
    if (sides.length > 1 && (side + 1) % count === next) return line
    const towards = sides.length === 1 ? toSide(side, count, 0.15) : { x: 0, y: 0 }
    return `${line}Q${at(towards)} ${at(cornerAfter(next - 1, count))}`
  })
  return `M${at(start)}${joints.join('')}Z`
}

function areaShapes({ look, sides }: Part, count: number): readonly Shape[] {
  const { x, y, size } = roomIn(sides, count)
  const sign =
    look.fill === undefined
      ? shape('text', { class: 'side-letter', x, y: y + 0.36 * size, 'font-size': size }, look.letter)
      : shape('path', {
          class: `strokes strokes-${look.fill}`,
          d: FILL_LOOKS[look.fill].strokes,
          transform: `translate(${at({ x, y })}) scale(${rounded(1.3 * size)})`,
        })
  return [
    shape('path', {
      class: `shade side-area ${look.look.class}`,
      fill: look.look.fill,
      d: areaPath(sides, count),
    }),
    sign,
  ]
}

/** Where an area has most room for a sign, and for how large a one. */
function roomIn(sides: readonly number[], count: number): Spot & { readonly size: number } {
  const [only = 0, second = 0] = sides
  if (sides.length === 1) return { ...toSide(only, count, 0.74), size: 0.4 }
  const isPair = sides.length === 2 && (second - only === 1 || second - only === count - 1)
  if (!isPair) return { x: 0, y: 0, size: 0.55 }
  const middle = second - only === 1 ? only + 0.5 : second + 0.5
  return { ...toSide(middle, count, count === 4 ? 0.72 : 0.6), size: 0.55 }
}

/** A way that leads to one side ends in the middle, or before it if others pass there. */
function wayShapes({ look, sides }: Part, count: number, isCrossed: boolean): readonly Shape[] {
  const [first = 0, second = 0] = sides
  const end = sides.length === 1 && isCrossed ? 0.42 : 0
  const d =
    sides.length === 2
      ? `M${at(toSide(first, count, 1))}Q0 0 ${at(toSide(second, count, 1))}`
      : sides.map((side) => `M${at(toSide(side, count, 1))}L${at(toSide(side, count, end))}`).join('')
  // Only the end within the tile is round.
  const cap = sides.length === 2 ? undefined : `M${at(toSide(first, count, end))}h0.001`
  const drawn = (kind: string, fill?: string): readonly Shape[] => [
    ...(cap === undefined ? [] : [shape('path', { class: `${kind} side-cap`, stroke: fill, d: cap })]),
    shape('path', { class: kind, stroke: fill, d }),
  ]
  return [
    ...drawn('side-bank'),
    ...drawn(`side-way ${look.look.class}`, look.look.fill),
    ...(look.fill === 'road' ? [shape('path', { class: 'side-dashes strokes-road', d })] : []),
  ]
}
