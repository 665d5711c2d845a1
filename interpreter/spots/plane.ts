/** A point or a vector. All arithmetic here is exact by IEEE 754, so every browser computes the same digits. */
export interface Vector {
  readonly x: number
  readonly y: number
}

/** The spaces of a graph, numbered from 0, and the paths between them. */
export interface Graph {
  readonly count: number
  /** Each pair of connected spaces once, the lower number first. */
  readonly paths: readonly (readonly [number, number])[]
  readonly near: readonly (readonly number[])[]
  /** Numbers of steps between spaces. Infinity if no path leads there. */
  readonly steps: readonly Float64Array[]
}

/** A position for each space. */
export type Positions = readonly Vector[]

const NOWHERE: Vector = { x: 0, y: 0 }

export function positionOf(positions: Positions, space: number): Vector {
  return positions[space] ?? NOWHERE
}

export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

export function graphOf(count: number, pairs: readonly (readonly [number, number])[]): Graph {
  const keys = new Set(
    pairs.filter(([a, b]) => a !== b).map(([a, b]) => Math.min(a, b) * count + Math.max(a, b)),
  )
  const paths = [...keys]
    .toSorted((a, b) => a - b)
    .map((key): readonly [number, number] => [Math.floor(key / count), key % count])
  const near = Array.from({ length: count }, (): number[] => [])
  for (const [a, b] of paths) {
    near[a]?.push(b)
    near[b]?.push(a)
  }
  return { count, paths, near, steps: near.map((_, from) => stepsFrom(from, near)) }
}

function stepsFrom(from: number, near: readonly (readonly number[])[]): Float64Array {
  const steps = new Float64Array(near.length).fill(Infinity)
  steps[from] = 0
  const queue = [from]
  for (const space of queue)
    for (const next of near[space] ?? [])
      if (steps[next] === Infinity) {
        steps[next] = (steps[space] ?? 0) + 1
        queue.push(next)
      }
  return steps
}

/** 1 if c is to the left of the line from a to b, -1 if it is to the right, 0 if it is on the line. */
function sideOf(a: Vector, b: Vector, c: Vector): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
}

function doCross(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  return sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b)
}

/** The number of pairs of paths that cross between their ends. */
export function crossings({ paths }: Graph, at: Positions): number {
  let found = 0
  paths.forEach(([a, b], i) => {
    for (let j = i + 1; j < paths.length; j++) {
      const [c, d] = paths[j] ?? [a, b]
      if (a === c || a === d || b === c || b === d) continue
      if (doCross(positionOf(at, a), positionOf(at, b), positionOf(at, c), positionOf(at, d))) found++
    }
  })
  return found
}

/** The number of crossings of the paths of one space if it were at a point. */
export function crossingsAt({ near, paths }: Graph, at: Positions, space: number, point: Vector): number {
  let found = 0
  for (const next of near[space] ?? [])
    for (const [a, b] of paths) {
      if (a === space || b === space || a === next || b === next) continue
      if (doCross(point, positionOf(at, next), positionOf(at, a), positionOf(at, b))) found++
    }
  return found
}

export function distanceToPath(point: Vector, from: Vector, to: Vector): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const part = Math.max(0, Math.min(1, along))
  return lengthOf(point.x - from.x - part * dx, point.y - from.y - part * dy)
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function boxOf(at: Positions): Box {
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The least distance of a space from another one, or from a path that does not end there, as a share of the picture. */
export function clearance({ paths }: Graph, at: Positions): number {
  let least = Infinity
  at.forEach((point, space) => {
    for (let other = space + 1; other < at.length; other++) {
      const { x, y } = positionOf(at, other)
      least = Math.min(least, lengthOf(point.x - x, point.y - y))
    }
    for (const [a, b] of paths)
      if (a !== space && b !== space)
        least = Math.min(least, distanceToPath(point, positionOf(at, a), positionOf(at, b)))
  })
  const { width, height } = boxOf(at)
  return least / Math.max(width, height)
}
