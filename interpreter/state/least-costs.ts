import { NONE } from '../../grammar/ir/ir.ts'

const UNREACHED = 0x7fffffff

/** A search for the least cost of each space. It visits the cheapest first, of equal ones the first of the board. */
export class LeastCosts {
  private readonly spaces: number
  private readonly costs: Int32Array
  private readonly starts: Uint8Array
  /** A binary heap of costs and spaces, packed into one number. */
  private readonly heap: number[] = []
  private size = 0
  private limit = UNREACHED
  /** The cost of the space that is visited. */
  paid = 0

  constructor(spaces: number) {
    this.spaces = Math.max(1, spaces)
    this.costs = new Int32Array(spaces)
    this.starts = new Uint8Array(spaces)
  }

  /** Begins a search that goes no further than a limit. */
  begin(limit: number): void {
    this.costs.fill(UNREACHED)
    this.starts.fill(0)
    this.size = 0
    this.paid = 0
    this.limit = limit
  }

  start(space: number): void {
    this.starts[space] = 1
    this.put(space, 0)
  }

  isStart(space: number): boolean {
    return this.starts[space] === 1
  }

  /** Goes on from the visited space. A step without a cost is not possible, and none costs less than nothing. */
  reach(space: number, cost: number): void {
    if (cost !== NONE) this.put(space, cost > 0 ? this.paid + cost : this.paid)
  }

  /** The next space, or -1. */
  next(): number {
    const { spaces, costs, heap } = this
    while (this.size > 0) {
      const key = heap[0]!
      this.removeFirst()
      const cost = Math.floor(key / spaces)
      const space = key - cost * spaces
      // It has since been reached for less.
      if (costs[space] !== cost) continue
      this.paid = cost
      return space
    }
    return -1
  }

  private put(space: number, cost: number): void {
    if (cost >= this.costs[space]! || cost > this.limit) return
    this.costs[space] = cost
    const { heap } = this
    const key = cost * this.spaces + space
    let at = this.size++
    while (at > 0) {
      const above = (at - 1) >> 1
      if (heap[above]! <= key) break
      heap[at] = heap[above]!
      at = above
    }
    heap[at] = key
  }

  private removeFirst(): void {
    const { heap } = this
    const last = heap[--this.size]!
    const { size } = this
    let at = 0
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && heap[below + 1]! < heap[below]!) below++
      if (heap[below]! >= last) break
      heap[at] = heap[below]!
      at = below
    }
    heap[at] = last
  }
}
