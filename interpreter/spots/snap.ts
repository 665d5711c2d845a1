import { clearance, crossings, positionOf, type Graph, type Positions, type Vector } from './plane.ts'

/** A path is made level or upright if it leans by no more than this share of its length. */
const NEARLY = 0.16
/** The same in drawings that consist of nothing but level, upright and diagonal paths then. */
const ROUGHLY = 0.4
/** Differences between paths of such drawings, as shares of their lengths. */
const EVEN = 0.15

/** The same drawing with nearly level rows and nearly upright columns made straight, if no paths come too near. */
export function snapped(graph: Graph, at: Positions, room: number): Positions {
  const isFit = (straight: Positions): boolean =>
    crossings(graph, straight) <= crossings(graph, at) &&
    clearance(graph, straight) >= Math.min(room, clearance(graph, at))
  const regular = straightened(graph, at, ROUGHLY)
  if (isRegular(graph, regular) && isFit(regular)) return regular
  const straight = straightened(graph, at, NEARLY)
  return isFit(straight) ? straight : at
}

function isRegular({ paths }: Graph, at: Positions): boolean {
  return paths.every(([a, b]) => {
    const [from, to] = [positionOf(at, a), positionOf(at, b)]
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    return Math.min(dx, dy) < 1e-6 || Math.abs(dx - dy) <= EVEN * (dx + dy)
  })
}

function straightened(graph: Graph, at: Positions, most: number): Positions {
  const rows = levelled(graph, at, most, ({ x, y }) => [x, y])
  const columns = levelled(graph, at, most, ({ x, y }) => [y, x])
  return at.map((_, space): Vector => ({ x: columns[space] ?? 0, y: rows[space] ?? 0 }))
}

/** The mean height of all spaces that nearly level paths connect, for each space. */
function levelled(
  { paths }: Graph,
  at: Positions,
  most: number,
  axes: (point: Vector) => readonly [along: number, across: number],
): readonly number[] {
  const rows = at.map((_, space) => space)
  const rowOf = (space: number): number => {
    const row = rows[space] ?? space
    return row === space ? space : rowOf(row)
  }
  for (const [a, b] of paths) {
    const [[along, across], [otherAlong, otherAcross]] = [axes(positionOf(at, a)), axes(positionOf(at, b))]
    if (Math.abs(across - otherAcross) <= most * Math.abs(along - otherAlong)) rows[rowOf(a)] = rowOf(b)
  }
  const sums = new Map<number, { readonly sum: number; readonly count: number }>()
  at.forEach((point, space) => {
    const { sum, count } = sums.get(rowOf(space)) ?? { sum: 0, count: 0 }
    sums.set(rowOf(space), { sum: sum + axes(point)[1], count: count + 1 })
  })
  return at.map((_, space) => {
    const { sum, count } = sums.get(rowOf(space)) ?? { sum: 0, count: 1 }
    return sum / count
  })
}
