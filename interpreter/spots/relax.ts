import { boxOf, crossingsAt, distanceToPath, lengthOf, positionOf } from './plane.ts'
import type { Graph, Positions, Vector } from './plane.ts'

/** Wanted distances, in lengths of a path: between spaces, and of a space from other paths. */
const SPACE_ROOM = 0.8
const PATH_ROOM = 0.55
/** Weights of what is wrong with a position. */
const STRESS = 0.25
const UNEVEN = 1.5
const CROWDED = 30
const TOO_NEAR = 20

const FIRST_STEP = 0.5
const LAST_STEP = 0.01

/** Moves spaces to more even positions, never adding a crossing. */
export function relaxed(graph: Graph, start: Positions, rounds: number): Positions {
  const at = unitScaled(graph, start).map(({ x, y }) => ({ x, y }))
  let step = FIRST_STEP
  let directions = EIGHT
  for (let round = 0; round < rounds; round++) {
    let hasMoved = false
    at.forEach((here, space) => {
      const crossed = crossingsAt(graph, at, space, here)
      let [best, least] = [here, cost(graph, at, space, here)]
      for (const { x, y } of directions) {
        const moved = { x: here.x + step * x, y: here.y + step * y }
        const found = cost(graph, at, space, moved)
        if (found < least - 1e-9 && crossingsAt(graph, at, space, moved) <= crossed)
          [best, least] = [moved, found]
      }
      if (best === here) return
      at[space] = best
      hasMoved = true
    })
    directions = directions.map(turned)
    if (hasMoved) continue
    step /= 1.6
    if (step < LAST_STEP) break
  }
  return at
}

const SLANT = Math.sqrt(0.5)
const EIGHT: readonly Vector[] = [
  { x: 1, y: 0 },
  { x: SLANT, y: SLANT },
  { x: 0, y: 1 },
  { x: -SLANT, y: SLANT },
  { x: -1, y: 0 },
  { x: -SLANT, y: -SLANT },
  { x: 0, y: -1 },
  { x: SLANT, y: -SLANT },
]

/** Turns a direction by the angle whose sine is 5/13, so that later rounds try other directions. */
function turned({ x, y }: Vector): Vector {
  return { x: (12 * x - 5 * y) / 13, y: (5 * x + 12 * y) / 13 }
}

/** Scaled so that the mean length of paths is 1. */
function unitScaled({ paths }: Graph, at: Positions): Positions {
  const sum = paths.reduce((all, [a, b]) => {
    const [from, to] = [positionOf(at, a), positionOf(at, b)]
    return all + lengthOf(from.x - to.x, from.y - to.y)
  }, 0)
  const mean = sum / paths.length || 1
  return at.map(({ x, y }) => ({ x: x / mean, y: y / mean }))
}

/** How bad a position of a space is. */
function cost({ near, paths, steps }: Graph, at: Positions, space: number, point: Vector): number {
  let sum = 0
  const own = near[space] ?? []
  at.forEach((otherPoint, other) => {
    if (other === space) return
    const distance = lengthOf(point.x - otherPoint.x, point.y - otherPoint.y)
    const found = steps[space]?.[other] ?? Infinity
    const wanted = found === Infinity ? 4 : found
    const off = (distance - wanted) / wanted
    sum += STRESS * off * off
    if (distance < SPACE_ROOM) sum += CROWDED * (SPACE_ROOM - distance) * (SPACE_ROOM - distance)
    if (found === 1) sum += UNEVEN * (distance - 1) * (distance - 1)
  })
  const narrow = (distance: number): void => {
    if (distance < PATH_ROOM) sum += TOO_NEAR * (PATH_ROOM - distance) * (PATH_ROOM - distance)
  }
  for (const [a, b] of paths)
    if (a !== space && b !== space) narrow(distanceToPath(point, positionOf(at, a), positionOf(at, b)))
  for (const next of own)
    at.forEach((otherPoint, other) => {
      if (other !== space && other !== next) narrow(distanceToPath(otherPoint, point, positionOf(at, next)))
    })
  return sum
}

/** Fields of the raster on which spaces with crossings are tried, and how often. */
const RASTER = 14
const ROUNDS = 6
const ROOM = 0.35

/** Puts spaces whose paths cross others to where fewer do. */
export function uncrossed(graph: Graph, start: Positions): Positions {
  const at = [...start]
  for (let round = 0; round < ROUNDS; round++) {
    const crossed = at
      .map((point, space) => ({ space, count: crossingsAt(graph, at, space, point) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || a.space - b.space)
    const moved = crossed.filter(({ space }) => {
      const better = lessCrossed(graph, at, space)
      if (better === undefined) return false
      at[space] = better
      return true
    })
    if (moved.length === 0) break
  }
  return at
}

function lessCrossed(graph: Graph, at: Positions, space: number): Vector | undefined {
  const { left, top, width, height } = boxOf(at)
  let best: Vector | undefined
  let least = crossingsAt(graph, at, space, positionOf(at, space))
  let shortest = Infinity
  for (let i = -1; i <= RASTER + 1; i++)
    for (let j = -1; j <= RASTER + 1; j++) {
      const point = { x: left + (width * i) / RASTER, y: top + (height * j) / RASTER }
      const isTaken = at.some(
        ({ x, y }, other) => other !== space && Math.abs(x - point.x) + Math.abs(y - point.y) < ROOM,
      )
      if (isTaken) continue
      const count = crossingsAt(graph, at, space, point)
      const length = (graph.near[space] ?? []).reduce((sum, next) => {
        const { x, y } = positionOf(at, next)
        return sum + Math.abs(x - point.x) + Math.abs(y - point.y)
      }, 0)
      if (count < least || (count === least && best !== undefined && length < shortest))
        [best, least, shortest] = [point, count, length]
    }
  return best
}
