import { oriented } from './orientation.ts'
import { boxOf, clearance, crossings, graphOf, lengthOf, positionOf } from './plane.ts'
import type { Graph, Positions, Vector } from './plane.ts'
import { relaxed, uncrossed } from './relax.ts'
import { ringPositions } from './rounds.ts'
import { snapped } from './snap.ts'
import { stressPositions } from './stress.ts'

/** Larger graphs take too long for more than distances. */
const MOST_TRIED = 50
/** Side of the picture in which positions are whole numbers, and of that of larger graphs. */
const SIDE = 100
const LARGE_SIDE = 400

/** The spaces of a graph and the paths between them, by number, and the spaces that belong at the bottom. */
interface SpotRequest {
  readonly count: number
  readonly paths: readonly (readonly [number, number])[]
  readonly bottom: readonly number[]
}

/** The last results: the table is drawn after every move. */
const KNOWN = new Map<string, Positions | undefined>()
const MOST_KNOWN = 64

/**
 * Positions for the spaces of a graph, as whole numbers from the left and from the top. They are the same on every
 * system. Undefined for a single cycle, which is drawn as a circle.
 */
export function graphSpots(request: SpotRequest): Positions | undefined {
  const graph = graphOf(request.count, request.paths)
  const key = `${graph.count};${graph.paths.join(' ')};${request.bottom.join(' ')}`
  if (KNOWN.has(key)) return KNOWN.get(key)
  const [oldest] = KNOWN.keys()
  if (KNOWN.size >= MOST_KNOWN && oldest !== undefined) KNOWN.delete(oldest)
  const spots = laidOut(graph, request.bottom)
  KNOWN.set(key, spots)
  return spots
}

function laidOut(graph: Graph, bottom: readonly number[]): Positions | undefined {
  const { count, near } = graph
  if (count < 3 || near.every(({ length }) => length === 2)) return undefined
  const at = oriented(graph, bestPositions(graph), bottom)
  return wholeNumbers(snapped(graph, at, roomIn(graph)))
}

/** The least distance of a space from others and their paths, as a share of the picture. */
function roomIn({ count }: Graph): number {
  return 0.45 / Math.sqrt(count)
}

/** The first drawing without crossings and with enough room, or else the best one. */
function bestPositions(graph: Graph): Positions {
  const room = roomIn(graph)
  const isGood = (at: Positions): boolean => crossings(graph, at) === 0 && clearance(graph, at) >= room
  const stress = stressPositions(graph)
  if (graph.count > MOST_TRIED || isGood(stress)) return stress
  const rings = ringPositions(graph)
  const tried: Positions[] = [stress]
  const attempts = [
    () => rings,
    () => relaxed(graph, stress, 120),
    () => relaxed(graph, uncrossed(graph, stress), 160),
    () => (rings === undefined ? undefined : relaxed(graph, rings, 160)),
  ]
  for (const attempt of attempts) {
    const at = attempt()
    if (at === undefined) continue
    if (isGood(at)) return at
    tried.push(at)
  }
  return tried.reduce((best, at) => (badness(graph, at) < badness(graph, best) ? at : best))
}

/** Crossings, too little room, and uneven lengths of paths. */
function badness(graph: Graph, at: Positions): number {
  const lengths = graph.paths.map(([a, b]) => {
    const [from, to] = [positionOf(at, a), positionOf(at, b)]
    return lengthOf(from.x - to.x, from.y - to.y)
  })
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const variance =
    lengths.reduce((sum, length) => sum + (length - mean) * (length - mean), 0) / lengths.length
  const uneven = lengths.length === 0 ? 0 : Math.sqrt(variance) / mean
  return 0.2 * crossings(graph, at) - 20 * Math.min(clearance(graph, at), 0.12) + 0.3 * uneven
}

function wholeNumbers(at: Positions): Positions {
  const { left, top, width, height } = boxOf(at)
  const side = at.length > MOST_TRIED ? LARGE_SIDE : SIDE
  const scale = side / (Math.max(width, height) || 1)
  return at.map(({ x, y }): Vector => ({
    x: Math.round((x - left) * scale),
    y: Math.round((y - top) * scale),
  }))
}
