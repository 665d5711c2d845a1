import { NONE } from '../../grammar/ir/ir.ts'
import type { Fraction } from '../simulation/fraction.ts'
import { ZERO, ONE, compareFractions, fraction, addFractions, multiply } from '../simulation/fraction.ts'
import { CHANCE, OVER, type PositionGraph } from './graph.ts'

/** The worth of a position to a seat that plays perfectly together with its team, against any play of the others. */
export interface Value {
  /** 1 for a win, 1/2 for a draw, 0 for a loss. If chance decides, the expected value. */
  readonly worth: Fraction
  /** Decisions until the win or the loss with perfect play. Left out if chance or nobody decides. */
  readonly plies?: number
}

const DRAWN: Value = { worth: fraction(1, 2) }

/** A graph prepared for backward induction. */
interface Backwards {
  /** The predecessors of each position. */
  readonly before: readonly (readonly number[])[]
  /** Positions in topological order, successors first. Those on cycles, and those that lead to cycles, are left out. */
  readonly order: readonly number[]
}

export function backwards({ next }: PositionGraph): Backwards {
  const before: number[][] = Array.from({ length: next.length }, () => [])
  next.forEach((to, from) => {
    for (const p of to) before[p]?.push(from)
  })
  const open = Int32Array.from(next, ({ length }) => length)
  const order = [...open.keys()].filter((p) => open[p] === 0)
  for (let at = 0; at < order.length; at++)
    for (const from of before[order[at] ?? 0] ?? []) {
      open[from] = (open[from] ?? 0) - 1
      if (open[from] === 0) order.push(from)
    }
  return { before, order }
}

/**
 * The worth of every position for a seat. Undefined if positions repeat and chance decides, because no finite number of
 * rounds gives it exactly. Endless play counts as a draw.
 */
export function positionValues(
  graph: PositionGraph,
  { before, order }: Backwards,
  seat: number,
): readonly Value[] | undefined {
  if (graph.chances.size === 0) return forcedFor(graph, before, seat)
  return order.length < graph.decider.length ? undefined : expectedFor(graph, order, seat)
}

function forcedFor(graph: PositionGraph, before: Backwards['before'], seat: number): readonly Value[] {
  const values = Array.from({ length: graph.decider.length }, () => DRAWN)
  const side = new Set(graph.together[seat])
  for (const wins of [true, false]) {
    const ends = [...graph.decider.keys()].filter((p) => {
      const winners = graph.winners[p]
      return graph.decider[p] === OVER && winners !== undefined && winners.includes(seat) === wins
    })
    const worth = wins ? ONE : ZERO
    // A player who wants to get there needs one path. The others must have no alternative.
    forced(graph, before, ends, (decider) => side.has(decider) === wins).forEach((plies, p) => {
      if (plies >= 0) values[p] = { worth, plies }
    })
  }
  return values
}

/** The number of decisions in which each position is forced to reach `ends`. -1 if it is not. */
function forced(
  { decider, next }: PositionGraph,
  before: Backwards['before'],
  ends: readonly number[],
  wants: (decider: number) => boolean,
): Int32Array {
  const plies = new Int32Array(decider.length).fill(-1)
  const open = Int32Array.from(next, ({ length }) => length)
  const queue = [...ends]
  for (const p of ends) plies[p] = 0
  for (let at = 0; at < queue.length; at++) {
    const to = queue[at] ?? 0
    for (const from of before[to] ?? []) {
      open[from] = (open[from] ?? 0) - 1
      if (plies[from] !== -1 || !(wants(decider[from] ?? NONE) || open[from] === 0)) continue
      plies[from] = (plies[to] ?? 0) + 1
      queue.push(from)
    }
  }
  return plies
}

function expectedFor(graph: PositionGraph, order: Backwards['order'], seat: number): readonly Value[] {
  const values = Array.from({ length: graph.decider.length }, () => DRAWN)
  const side = new Set(graph.together[seat])
  for (const p of order) {
    const decider = graph.decider[p] ?? OVER
    const worths = (graph.next[p] ?? []).map((to) => values[to]?.worth ?? ZERO)
    if (decider === OVER) {
      const winners = graph.winners[p]
      if (winners !== undefined) values[p] = { worth: winners.includes(seat) ? ONE : ZERO }
    } else if (decider === CHANCE) {
      const chances = graph.chances.get(p) ?? []
      const worth = worths.reduce((sum, one, i) => addFractions(sum, multiply(one, chances[i] ?? ZERO)), ZERO)
      values[p] = { worth }
    } else {
      const sign = side.has(decider) ? 1 : -1
      values[p] = {
        worth: worths.reduce((best, one) => (sign * compareFractions(one, best) > 0 ? one : best)),
      }
    }
  }
  return values
}
