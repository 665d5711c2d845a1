import { NOWHERE, nearOf, neighbours, type Near } from './neighbour-lists.ts'
import type { Topology } from './topology.ts'

/** Passable, but on no route. */
const LOST = -1
/** Not passable. */
const CLOSED = -2
/** A goal. */
const GOAL = -3

export const ROUTE = { lost: LOST, closed: CLOSED, goal: GOAL } as const

/** Two bits of a space's word for each key: passable, and a goal. */
export const PASSES = 1
export const WANTED = 2

/** Number of the latest spaces listed whose routes began, ended or may have changed; a power of two. */
export const TURNS_LISTED = 64

/**
 * For each space, the next one on a route to a goal, updated space by space as passable spaces and goals change. If a
 * route is cut, only the part before the cut is searched again.
 */
export class Routes {
  /** For each key, a word for each space: the next space, or one of the codes above. */
  readonly next: Int32Array
  /** The current word of each space. */
  readonly words: Int32Array
  /** Scratch list of spaces that differ. */
  readonly changed: Int32Array
  /**
   * Number of changed spaces or routes so far, then a ring of the latest. A consumer with cached answers remembers how
   * far it has read.
   */
  readonly turns: Int32Array
  private readonly spaces: number
  private readonly keys: number
  /** The predecessors of each space. */
  readonly behind: Near
  private readonly ahead: Near
  private readonly queue: Int32Array
  private readonly cut: Int32Array
  private readonly seen: Int32Array
  private searches = 0

  constructor(topology: Topology, along: number, keys: number, words: (length: number) => Int32Array) {
    const { spaces } = topology
    this.spaces = spaces
    this.keys = keys
    this.next = words(keys * spaces).fill(CLOSED)
    this.words = words(spaces)
    this.changed = words(spaces)
    this.turns = words(1 + TURNS_LISTED)
    this.queue = words(spaces)
    this.cut = words(spaces)
    this.seen = words(spaces)
    const [ahead, behind] = neighbours(topology, along)
    this.ahead = nearOf(ahead, words)
    this.behind = nearOf(behind, words)
  }

  /** Updates the word of a space. */
  tell(space: number, word: number): void {
    let changed = this.words[space]! ^ word
    this.words[space] = word
    this.turn(space)
    for (let base = 0; changed !== 0; base += this.spaces, changed >>>= 2, word >>>= 2)
      if ((changed & 3) !== 0) this.become(base, space, word & 3)
  }

  /** Updates this many spaces in the list of changed ones, exchanging old and new words. */
  tellAll(count: number, now: Int32Array): void {
    const { changed, words } = this
    if (count << 3 < this.spaces) {
      for (let i = 0; i < count; i++) this.tell(changed[i]!, now[changed[i]!]!)
      return
    }
    words.set(now)
    this.turns[0] = (this.turns[0]! + TURNS_LISTED + 1) | 0
    for (let key = 0; key < this.keys; key++) this.make(key * this.spaces, key << 1)
  }

  /** True if any goal is reached from a space that is itself a goal, or not passable. */
  other(base: number, start: number): boolean {
    return this.next[base + start] === GOAL ? this.another(base, start) : this.way(base, start) >= 0
  }

  /** The first step of a route from a space that is not a goal. Negative if there is none. */
  first(base: number, start: number): number {
    const next = this.next[base + start]!
    return next === CLOSED ? this.way(base, start) : next
  }

  private turn(space: number): void {
    const { turns } = this
    turns[1 + (turns[0]! & (TURNS_LISTED - 1))] = space
    turns[0] = (turns[0]! + 1) | 0
  }

  private become(base: number, space: number, kind: number): void {
    const { next } = this
    const before = next[base + space]!
    const led = before >= 0 || before === GOAL
    if ((kind & WANTED) !== 0) {
      next[base + space] = GOAL
      if (!led) this.lead(base, space, true)
      return
    }
    next[base + space] = kind === PASSES ? LOST : CLOSED
    if (led) this.cutOff(base, space, kind === PASSES)
    else if (kind === PASSES) this.join(base, space, true)
  }

  /** Reroutes everything that went through a space, and the space itself if it is passable. */
  private cutOff(base: number, space: number, itself: boolean): void {
    const { next, queue, cut } = this
    const { from, list } = this.behind
    let length = 0
    let lost = 0
    if (itself) queue[length++] = space
    else length = this.follow(base, space, length)
    for (let head = 0; head < length; head++) {
      const here = queue[head]!
      const goal = this.goalBeside(base, here)
      if (goal >= 0) {
        next[base + here] = goal
        continue
      }
      cut[lost++] = here
      for (let i = from[here]!, end = from[here + 1]!; i < end; i++) {
        const neighbour = list[i]!
        if (next[base + neighbour] !== here) continue
        next[base + neighbour] = LOST
        queue[length++] = neighbour
      }
    }
    for (let i = 0; i < lost; i++) if (next[base + cut[i]!] === LOST) this.join(base, cut[i]!, false)
    for (let i = 0; i < lost; i++) if (next[base + cut[i]!] === LOST) this.turn(cut[i]!)
  }

  /** Appends the spaces that route through this one to the queue. */
  private follow(base: number, space: number, queued: number): number {
    const { next, queue } = this
    const { from, list } = this.behind
    let length = queued
    for (let i = from[space]!, end = from[space + 1]!; i < end; i++) {
      const neighbour = list[i]!
      if (next[base + neighbour] !== space) continue
      next[base + neighbour] = LOST
      queue[length++] = neighbour
    }
    return length
  }

  /** `isNew`: the spaces had no route before. */
  private join(base: number, space: number, isNew: boolean): void {
    const way = this.way(base, space)
    if (way < 0) return
    this.next[base + space] = way
    this.lead(base, space, isNew)
  }

  /** Lost spaces before this one get a route through it. */
  private lead(base: number, space: number, isNew: boolean): void {
    this.queue[0] = space
    this.leadAll(base, 1, isNew)
  }

  private leadAll(base: number, queued: number, isNew: boolean): void {
    const { next, queue } = this
    const { from, list } = this.behind
    let length = queued
    for (let head = 0; head < length; head++) {
      const here = queue[head]!
      for (let i = from[here]!, end = from[here + 1]!; i < end; i++) {
        const neighbour = list[i]!
        if (next[base + neighbour] !== LOST) continue
        next[base + neighbour] = here
        queue[length++] = neighbour
        if (isNew) this.turn(neighbour)
      }
    }
  }

  /** A successor with a route or a goal. Negative if there is none. */
  private way(base: number, space: number): number {
    const { next } = this
    const { from, list } = this.ahead
    let found = NOWHERE
    for (let i = from[space]!, end = from[space + 1]!; i < end; i++) {
      const neighbour = list[i]!
      const beyond = next[base + neighbour]!
      if (beyond === GOAL) return neighbour
      if (beyond >= 0) found = neighbour
    }
    return found
  }

  private goalBeside(base: number, space: number): number {
    const { next } = this
    const { from, list } = this.ahead
    for (let i = from[space]!, end = from[space + 1]!; i < end; i++)
      if (next[base + list[i]!] === GOAL) return list[i]!
    return NOWHERE
  }

  private make(base: number, shift: number): void {
    const { next, words, spaces, queue } = this
    let length = 0
    for (let space = 0; space < spaces; space++) {
      const kind = (words[space]! >>> shift) & 3
      if ((kind & WANTED) !== 0) queue[length++] = space
      next[base + space] = (kind & WANTED) !== 0 ? GOAL : kind === PASSES ? LOST : CLOSED
    }
    this.leadAll(base, length, false)
  }

  /** True if any goal other than the start is reached. */
  private another(base: number, start: number): boolean {
    const { next, queue, seen } = this
    const { from, list } = this.ahead
    this.searches = (this.searches + 1) | 0
    seen[start] = this.searches
    queue[0] = start
    for (let head = 0, length = 1; head < length; head++) {
      const here = queue[head]!
      for (let i = from[here]!, end = from[here + 1]!; i < end; i++) {
        const neighbour = list[i]!
        if (seen[neighbour] === this.searches) continue
        seen[neighbour] = this.searches
        const beyond = next[base + neighbour]!
        if (beyond === GOAL) return true
        if (beyond !== CLOSED) queue[length++] = neighbour
      }
    }
    return false
  }
}
