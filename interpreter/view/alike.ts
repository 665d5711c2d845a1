import type { GameIR } from '../../grammar/ir/ir.ts'
import { neighboursOf, topologyOf } from '../state/topology.ts'

/** Number of indistinguishable pieces in a place. */
interface Held {
  readonly place: string
  readonly count: number
}

/** A number of pieces that went from one place to another. */
interface Way<T extends Held> {
  readonly from: T
  readonly to: T
  readonly count: number
}

/**
 * Assigns indistinguishable pieces to moves. Every assignment is equivalent, so it takes the one with the shortest
 * ways, and none between two places beside the board if possible. Undefined if several such places lost or gained some,
 * because the result would claim who gave something to whom.
 */
export function shortestWays<T extends Held>(
  ir: GameIR,
  lost: readonly T[],
  come: readonly T[],
): readonly Way<T>[] | undefined {
  const spaces = new Map(ir.spaces.map(({ name }, space) => [name, space]))
  const isBeside = ({ place }: Held): boolean => !spaces.has(place)
  if (lost.filter(isBeside).length > 1 || come.filter(isBeside).length > 1) return undefined
  const far = ir.spaces.length
  const distances = lost.map(({ place }) => distancesFrom(ir, spaces.get(place)))
  const areBeside = lost.map((from) => come.map((to) => isBeside(from) && isBeside(to)))
  const distance = (i: number, k: number): number =>
    areBeside[i]?.[k] === true ? 3 * far : (distances[i]?.get(spaces.get(come[k]?.place ?? '') ?? -1) ?? far)
  const counts = nearestFirst(lost, come, distance)
  while (shortened(counts, distance));
  return lost.flatMap((from, i) =>
    come.flatMap((to, k) => {
      const count = counts[i]?.[k] ?? 0
      return count === 0 ? [] : [{ from, to, count }]
    }),
  )
}

type Distance = (from: number, to: number) => number

/** Number of pieces from each place to each other one, nearest first. */
function nearestFirst(lost: readonly Held[], gained: readonly Held[], distance: Distance): number[][] {
  const counts = lost.map(() => gained.map(() => 0))
  const [left, room] = [lost.map(({ count }) => count), gained.map(({ count }) => count)]
  const pairs = lost.flatMap((_, from) => gained.map((__, to) => ({ from, to })))
  for (const { from, to } of pairs.sort((a, b) => distance(a.from, a.to) - distance(b.from, b.to))) {
    const count = Math.min(left[from] ?? 0, room[to] ?? 0)
    add(counts, from, to, count)
    left[from] = (left[from] ?? 0) - count
    room[to] = (room[to] ?? 0) - count
  }
  return counts
}

/** Swaps two goals if that is shorter. Returns true if it did. */
function shortened(counts: number[][], distance: Distance): boolean {
  const used = counts.flatMap((row, from) => row.flatMap((count, to) => (count > 0 ? [{ from, to }] : [])))
  for (const a of used)
    for (const b of used) {
      const now = distance(a.from, a.to) + distance(b.from, b.to)
      if (distance(a.from, b.to) + distance(b.from, a.to) >= now) continue
      const both = Math.min(counts[a.from]?.[a.to] ?? 0, counts[b.from]?.[b.to] ?? 0)
      add(counts, a.from, a.to, -both)
      add(counts, b.from, b.to, -both)
      add(counts, a.from, b.to, both)
      add(counts, b.from, a.to, both)
      return true
    }
  return false
}

function add(counts: number[][], from: number, to: number, by: number): void {
  const row = counts[from]
  if (row !== undefined) row[to] = (row[to] ?? 0) + by
}

/** Distance to each reachable space. */
function distancesFrom(ir: GameIR, space: number | undefined): ReadonlyMap<number, number> {
  const steps = new Map<number, number>()
  if (space === undefined) return steps
  const reached = [space]
  steps.set(space, 0)
  for (const here of reached)
    for (const next of neighboursOf(topologyOf(ir), here))
      if (!steps.has(next)) {
        steps.set(next, (steps.get(here) ?? 0) + 1)
        reached.push(next)
      }
  return steps
}
