/** Statistics of one move at a node. */
interface Edge {
  visits: number
  /** Sum of its results for the deciding seat. */
  sum: number
  /** How often it was available. */
  available: number
}

/** A decision node, as far as the deciding seat can distinguish nodes. */
export type Node = Map<number, Edge>

/** This many results are enough to estimate their deviation. */
const FIRST_RESULTS = 32

/** Results of a seat in all playouts so far. Their deviation is the unit of exploration. */
export class Returns {
  private count = 0
  private mean = 0
  private squares = 0
  private most = 0
  private readonly least: number

  /** `least`: minimum deviation, even if all results so far were equal. */
  constructor(least: number) {
    this.least = least
  }

  note(value: number): void {
    this.count++
    const off = value - this.mean
    this.mean += off / this.count
    this.squares += off * (value - this.mean)
    if (this.count >= FIRST_RESULTS) this.most = Math.max(this.most, this.now)
  }

  /**
   * Never less than half of its former maximum. Once one line of play is repeated again and again, results are close
   * together, and an unlucky move would never be tried again.
   */
  get deviation(): number {
    return Math.max(this.least, this.most / 2, this.now)
  }

  private get now(): number {
    return Math.sqrt(this.squares / Math.max(1, this.count))
  }
}

/**
 * Selects a move by UCB1 with the availability of information-set search (Cowling, Powley and Whitehouse 2012): mean +
 * c·s·√(ln a/n), for a move that was available a times and chosen n times. s is the standard deviation of all results,
 * so the unit of points does not matter. Untried moves come first. Increments the availability of every move.
 */
export function selectMove(
  node: Node,
  keys: Float64Array,
  count: number,
  exploration: number,
  below: (n: number) => number,
): number {
  let best = 0
  let most = -Infinity
  let untried = 0
  for (let i = 0; i < count; i++) {
    const edge = node.get(keys[i] ?? 0)
    if (edge === undefined) {
      // All untried moves are equally likely.
      if (below(++untried) === 0) best = i
      continue
    }
    edge.available++
    if (untried > 0) continue
    const hope = edge.sum / edge.visits + exploration * Math.sqrt(Math.log(edge.available) / edge.visits)
    if (hope > most) {
      most = hope
      best = i
    }
  }
  return best
}

/** Records the result of a chosen move. */
export function noteIn(node: Node, key: number, value: number): void {
  const edge = node.get(key)
  if (edge === undefined) node.set(key, { visits: 1, sum: value, available: 1 })
  else {
    edge.visits++
    edge.sum += value
  }
}
