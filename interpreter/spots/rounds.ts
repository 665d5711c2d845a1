import { lengthOf, positionOf, type Graph, type Positions, type Vector } from './plane.ts'

/**
 * Concentric rings: the outermost face as a circle, the rest inside it, and each face that is left after removing the
 * one around it on a circle of its own. Undefined if no cycle can be outermost.
 */
export function ringPositions(graph: Graph): Positions | undefined {
  const outer = outerCycle(graph)
  if (outer === undefined) return undefined
  const inside = barycentric(graph, outer)
  const layers = peeled(graph, inside)
  const depth = Math.max(...layers) + 1
  const sizes = Array.from({ length: depth }, (_, layer) => layers.filter((each) => each === layer).length)
  return inside.map(({ x, y }, space) => {
    const layer = layers[space] ?? 0
    const length = lengthOf(x, y)
    const radius = sizes[layer] === 1 ? 0 : depth - layer
    return length === 0 ? { x: radius, y: 0 } : { x: (radius * x) / length, y: (radius * y) / length }
  })
}

/** The longest cycle of breadth-first trees that has no chord and does not separate the other spaces. */
function outerCycle(graph: Graph): readonly number[] | undefined {
  let best: readonly number[] | undefined
  for (let root = 0; root < graph.count; root++) {
    const { parents, depths } = treeFrom(graph, root)
    for (const [a, b] of graph.paths) {
      if (parents[a] === b || parents[b] === a || (depths[a] ?? -1) < 0) continue
      const cycle = cycleOf(parents, depths, a, b)
      if (best !== undefined && cycle.length <= best.length) continue
      if (!hasChord(graph, cycle) && !doesSeparate(graph, cycle)) best = cycle
    }
  }
  return best
}

function treeFrom({ count, near }: Graph, root: number) {
  const parents = Array.from({ length: count }, () => -1)
  const depths = Array.from({ length: count }, () => -1)
  depths[root] = 0
  const queue = [root]
  for (const space of queue)
    for (const next of near[space] ?? [])
      if (depths[next] === -1) {
        depths[next] = (depths[space] ?? 0) + 1
        parents[next] = space
        queue.push(next)
      }
  return { parents, depths }
}

/** The cycle that a path closes in a tree. */
function cycleOf(
  parents: readonly number[],
  depths: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  const [left, right]: [number[], number[]] = [[], []]
  let [a, b] = [from, to]
  while (a !== b) {
    if ((depths[a] ?? 0) >= (depths[b] ?? 0)) {
      left.push(a)
      a = parents[a] ?? a
    } else {
      right.push(b)
      b = parents[b] ?? b
    }
  }
  return [...left, a, ...right.toReversed()]
}

function hasChord({ near }: Graph, cycle: readonly number[]): boolean {
  const on = new Set(cycle)
  return cycle.some((space, i) =>
    (near[space] ?? []).some(
      (next) => on.has(next) && next !== cycle[(i + 1) % cycle.length] && next !== cycle.at(i - 1),
    ),
  )
}

function doesSeparate({ count, near }: Graph, cycle: readonly number[]): boolean {
  const seen = new Set(cycle)
  let parts = 0
  for (let first = 0; first < count; first++) {
    if (seen.has(first)) continue
    parts++
    const queue = [first]
    seen.add(first)
    for (const space of queue)
      for (const next of near[space] ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          queue.push(next)
        }
  }
  return parts > 1
}

/** Unit vectors at equal angles. Power series, because the functions of `Math` differ between engines. */
function unitVectors(count: number): readonly Vector[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI
    let [x, y, term] = [0, 0, 1]
    for (let n = 0; n < 40; n += 2) {
      x += term
      term *= angle / (n + 1)
      y += term
      term *= -angle / (n + 2)
    }
    return { x, y }
  })
}

const ROUNDS = 2000
const STILL = 1e-7

/** Tutte's drawing: a cycle as a circle, and every other space in the middle of its neighbours. */
function barycentric({ count, near }: Graph, cycle: readonly number[]): Positions {
  const fixed = new Set(cycle)
  const at = Array.from({ length: count }, () => ({ x: 0, y: 0 }))
  unitVectors(cycle.length).forEach((point, i) => (at[cycle[i] ?? 0] = { ...point }))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0
    at.forEach((here, space) => {
      const around = near[space] ?? []
      if (fixed.has(space) || around.length === 0) return
      let [x, y] = [0, 0]
      for (const next of around) {
        x += positionOf(at, next).x
        y += positionOf(at, next).y
      }
      x /= around.length
      y /= around.length
      moved += Math.abs(x - here.x) + Math.abs(y - here.y)
      here.x = x
      here.y = y
    })
    if (moved < STILL) break
  }
  return at
}

/** A number from 0 to 4 that grows with the angle of a direction. */
function turnOf({ x, y }: Vector): number {
  if (x === 0 && y === 0) return 0
  if (y >= 0) return x >= 0 ? y / (x + y) : 1 - x / (y - x)
  return x < 0 ? 2 + y / (x + y) : 3 + x / (x - y)
}

/** For each space how many faces are around it: those of the outermost face 0, of the next one 1... */
function peeled(graph: Graph, at: Positions): readonly number[] {
  const layers = at.map(() => -1)
  for (let layer = 0; layers.includes(-1); layer++)
    for (const space of outermost(graph, at, layers)) layers[space] = layer
  return layers
}

/** The spaces on the outermost faces of those without a layer. */
function outermost({ near }: Graph, at: Positions, layers: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  const seen = new Set<number>()
  layers.forEach((layer, first) => {
    if (layer >= 0 || seen.has(first)) return
    const part = [first]
    seen.add(first)
    for (const space of part)
      for (const next of near[space] ?? [])
        if (layers[next] === -1 && !seen.has(next)) {
          seen.add(next)
          part.push(next)
        }
    const start = part.reduce((best, space) =>
      positionOf(at, space).x < positionOf(at, best).x ? space : best,
    )
    for (const space of faceFrom({ near, at, layers }, start, 4 * part.length)) found.add(space)
  })
  return found
}

interface Walk {
  readonly near: Graph['near']
  readonly at: Positions
  readonly layers: readonly number[]
}

/** Walks around the outer face from its leftmost space, always along the next path on the same side. */
function faceFrom({ near, at, layers }: Walk, start: number, most: number): ReadonlySet<number> {
  const found = new Set([start])
  const turn = (from: number, to: number): number => {
    const [a, b] = [positionOf(at, from), positionOf(at, to)]
    return turnOf({ x: b.x - a.x, y: b.y - a.y })
  }
  let [space, back] = [start, 2]
  for (let i = 0; i < most; i++) {
    let [next, least] = [space, Infinity]
    for (const other of near[space] ?? []) {
      if (layers[other] !== -1) continue
      const turned = turn(space, other) - back
      const around = turned <= 1e-9 ? turned + 4 : turned
      if (around < least) [next, least] = [other, around]
    }
    if (next === space) break
    back = turn(next, space)
    space = next
    found.add(space)
    if (space === start) break
  }
  return found
}
