import type { Near } from './near.ts'
import { nearOf, neighbours } from './near.ts'
import { PASSES, WANTED } from './routes.ts'
import type { Topology } from './topology.ts'

/** The space does not belong to a chain. */
export const NO_CHAIN = -1

/** Does each step lead back, too? Only then all spaces of a chain reach the same. */
export function leadsBack(topology: Topology, along: number): boolean {
  const [ahead, behind] = neighbours(topology, along)
  return ahead.every((some, space) => some.every((there) => behind[space]?.includes(there)))
}

/**
 * Chains are spaces that one can go through from one to the next. What is reached from one of them is reached from all, so it is
 * counted once for each chain, and again after something has changed in it or beside it. Words of spaces are as for `Routes`.
 */
export class Chains {
  /** What each space is. */
  readonly words: Int32Array
  /** Spaces found to be different while all are looked at. */
  readonly changed: Int32Array
  private readonly spaces: number
  private readonly near: Near
  /** For each key and space: where the chain was begun to be gone through, and the number of that search. */
  private readonly head: Int32Array
  private readonly found: Int32Array
  /** For where one began: the number of the search if nothing has changed since, otherwise 0; and how many were counted. */
  private readonly valid: Int32Array
  private readonly total: Int32Array
  private readonly queue: Int32Array
  private readonly seen: Int32Array
  private searches = 1

  constructor(topology: Topology, along: number, keys: number, words: (length: number) => Int32Array) {
    const { spaces } = topology
    this.spaces = spaces
    this.words = words(spaces)
    this.changed = words(spaces)
    this.head = words(keys * spaces)
    this.found = words(keys * spaces).fill(NO_SEARCH)
    this.valid = words(keys * spaces)
    this.total = words(keys * spaces)
    this.queue = words(spaces)
    this.seen = words(spaces)
    this.near = nearOf(neighbours(topology, along)[0], words)
  }

  /** A space is something else now. */
  tell(space: number, word: number): void {
    let changed = this.words[space]! ^ word
    this.words[space] = word
    for (let base = 0; changed !== 0; base += this.spaces, changed >>>= 2)
      if ((changed & 3) !== 0) this.forget(base, space)
  }

  /** So many spaces are listed as changed, with what they are now. */
  tellAll(count: number, now: Int32Array): void {
    if (count << 3 < this.spaces) {
      for (let i = 0; i < count; i++) this.tell(this.changed[i]!, now[this.changed[i]!]!)
      return
    }
    this.words.set(now)
    this.valid.fill(0)
  }

  /** How many that are looked for are reached from a space, which does not count itself; `NO_CHAIN` if it belongs to none. */
  count(key: number, start: number): number {
    const kind = this.words[start]! >>> (2 * key)
    if ((kind & PASSES) === 0) return NO_CHAIN
    const base = key * this.spaces
    const at = base + start
    const head = base + this.head[at]!
    const total = this.found[at] === this.valid[head] ? this.total[head]! : this.search(base, 2 * key, start)
    return total - ((kind & WANTED) >>> 1)
  }

  private forget(base: number, space: number): void {
    const { from, list } = this.near
    this.forgetAt(base, space)
    for (let i = from[space]!, end = from[space + 1]!; i < end; i++) this.forgetAt(base, list[i]!)
  }

  private forgetAt(base: number, space: number): void {
    const head = base + this.head[base + space]!
    if (this.found[base + space] === this.valid[head]) this.valid[head] = 0
  }

  private search(base: number, shift: number, start: number): number {
    const { words, head, found, queue, seen } = this
    const { from, list } = this.near
    const search = (this.searches = (this.searches + 2) | 0)
    let total = (words[start]! >>> shift) & WANTED
    seen[start] = search
    queue[0] = start
    for (let at = 0, length = 1; at < length; at++) {
      const here = queue[at]!
      head[base + here] = start
      found[base + here] = search
      for (let i = from[here]!, end = from[here + 1]!; i < end; i++) {
        const there = list[i]!
        if (seen[there] === search) continue
        seen[there] = search
        const kind = words[there]! >>> shift
        total += kind & WANTED
        if ((kind & PASSES) !== 0) queue[length++] = there
      }
    }
    total >>>= 1
    this.valid[base + start] = search
    this.total[base + start] = total
    return total
  }
}

/** Numbers of searches are odd. */
const NO_SEARCH = -2
