import { NONE } from '../../grammar/ir/ir.ts'
import { LeastCosts } from './least-costs.ts'

/** A step that cannot be taken. */
const CLOSED = -1

/** The connections and angles of a game, and which table of angles a search goes by. */
interface Circle {
  readonly spaces: number
  /** Number of directions: the words of each space in `step`. */
  readonly width: number
  readonly step: ArrayLike<number>
  /** For each two directions the angle between them, or NONE. */
  readonly angles: ArrayLike<number>
}

/**
 * A search for the least cost of each space where turns on the way have costs. It visits pairs of a space and the direction
 * in which it was entered, the cheapest first. Callers say what leads on from a space once, when it is opened.
 */
export class TurningCosts {
  private readonly circle: Circle
  /** The directions of steps, and for each two of them, one after the other, the angle. */
  private readonly ways: readonly number[]
  private readonly angles: Int32Array
  private readonly most: number
  private readonly nodes: LeastCosts
  private readonly stops: number
  private readonly opened: Uint8Array
  private readonly starts: Uint8Array
  /** For each space and way, the cost of the step. */
  private readonly steps: Int32Array
  /** For each space and angle, the cost of the turn. */
  private readonly turns: Int32Array
  /** Each two angles that two turns may have, and that of one turn instead. */
  private readonly detours: readonly number[]
  /** For each opened space, how it was entered first, and what was paid then. */
  private readonly firstAt: Int8Array
  private readonly firstPaid: Int32Array
  private facing = NONE
  private heading = NONE
  private at = -1
  private here = -1
  /** The visited space is reached for `paid` here, and no way is cheaper. */
  ends = false
  /** Callers must say what leads on from the visited space. */
  opens = false

  constructor(circle: Circle) {
    const { spaces, width, angles } = circle
    this.circle = circle
    this.ways = Array.from({ length: width }, (_, way) => way).filter(
      (way) => angles[way * width + way] === 0,
    )
    const between = this.ways.map((one) => this.ways.map((other) => angles[one * width + other] ?? NONE))
    this.angles = Int32Array.from(between.flat())
    this.most = Math.max(0, ...between.flat())
    this.detours = detoursIn(between)
    this.firstAt = new Int8Array(spaces)
    this.firstPaid = new Int32Array(spaces)
    // The last stop of a space stands for it, turned to the heading.
    this.stops = this.ways.length + 1
    this.nodes = new LeastCosts(spaces * this.stops)
    this.opened = new Uint8Array(spaces)
    this.starts = new Uint8Array(spaces)
    this.steps = new Int32Array(spaces * this.ways.length)
    this.turns = new Int32Array(spaces * (this.most + 1))
  }

  /** The largest angle. */
  get widest(): number {
    return this.most
  }

  get paid(): number {
    return this.nodes.paid
  }

  set paid(cost: number) {
    this.nodes.paid = cost
  }

  /** Begins a search that goes no further than a limit, with directions before and after it, or NONE. */
  begin(limit: number, facing: number, heading: number): void {
    this.nodes.begin(limit)
    this.opened.fill(0)
    this.starts.fill(0)
    this.steps.fill(CLOSED)
    this.facing = facing
    this.heading = heading
    this.at = -1
  }

  start(space: number): void {
    this.starts[space] = 1
    for (let i = 0; i < this.ways.length; i++)
      if (this.faces(this.facing, i)) this.nodes.start(space * this.stops + i)
    // However it faces, it need not go anywhere to be there.
    if (this.heading === NONE) this.nodes.start(space * this.stops + this.ways.length)
  }

  isStart(space: number): boolean {
    return this.starts[space] === 1
  }

  /** The cost of a turn by an angle on the opened space. */
  turn(angle: number, cost: number): void {
    this.turns[this.here * (this.most + 1) + angle] = cost === NONE ? CLOSED : Math.max(0, cost)
  }

  /** The cost of a step from the opened space. */
  reach(space: number, cost: number): void {
    const { here, ways, steps, circle } = this
    if (cost === NONE) return
    for (let i = 0; i < ways.length; i++)
      if (circle.step[here * circle.width + ways[i]!] === space)
        steps[here * ways.length + i] = Math.max(0, cost)
  }

  /** The next space, or -1. */
  next(): number {
    if (this.at >= 0) this.goOn()
    for (let node = this.nodes.next(); node >= 0; node = this.nodes.next()) {
      const space = Math.floor(node / this.stops)
      this.at = node - space * this.stops
      this.here = space
      this.ends = this.at === this.ways.length
      this.opens = !this.ends && this.opened[space] === 0
      if (this.opens) {
        this.opened[space] = 1
        this.ends = this.heading === NONE
      }
      if (this.ends && !this.opens) this.at = -1
      if (this.ends || this.opens) return space
      this.goOn()
    }
    return -1
  }

  private faces(mask: number, i: number): boolean {
    return mask === NONE || (mask & (1 << this.ways[i]!)) !== 0
  }

  /** Leads on from the visited stop. */
  private goOn(): void {
    const { at, here, ways, steps, nodes, stops, circle } = this
    const count = ways.length
    if (this.opens) this.noteFirst()
    for (let i = 0; i < count; i++) {
      const turned = this.turned(here, at, i)
      if (turned === CLOSED) continue
      if (this.heading !== NONE && this.faces(this.heading, i)) nodes.reach(here * stops + count, turned)
      const step = steps[here * count + i]!
      if (step === CLOSED) continue
      const neighbour = circle.step[here * circle.width + ways[i]!]!
      if (!this.isNoBetter(neighbour, i, nodes.paid + turned + step))
        nodes.reach(neighbour * stops + i, turned + step)
    }
  }

  /** The cost of a turn on an opened space, or `CLOSED`. */
  private turned(space: number, from: number, to: number): number {
    const angle = this.angles[from * this.ways.length + to]!
    if (angle <= 0) return angle === 0 ? 0 : CLOSED
    return this.turns[space * (this.most + 1) + angle]!
  }

  /** Notes in which direction a space is entered first, if one turn there costs no more than two. */
  private noteFirst(): void {
    const { here, turns, detours } = this
    const own = here * (this.most + 1)
    this.firstPaid[here] = this.nodes.paid
    this.firstAt[here] = this.at
    for (let i = 0; i < detours.length; i += 3) {
      const [one, other, whole] = [
        turns[own + detours[i]!]!,
        turns[own + detours[i + 1]!]!,
        turns[own + detours[i + 2]!]!,
      ]
      const isLess = one !== CLOSED && other !== CLOSED && (whole === CLOSED || one + other < whole)
      if (isLess) this.firstAt[here] = -1
    }
  }

  /** True if to enter a space so is no better than to enter it as at first, and to turn there. */
  private isNoBetter(space: number, way: number, paid: number): boolean {
    if (this.opened[space] === 0) return false
    const first = this.firstAt[space]!
    const turned = first < 0 ? CLOSED : this.turned(space, first, way)
    return turned !== CLOSED && paid >= this.firstPaid[space]! + turned
  }
}

function detoursIn(between: readonly (readonly number[])[]): readonly number[] {
  const found = new Map<string, readonly number[]>()
  for (const row of between)
    row.forEach((one, middle) =>
      between[middle]?.forEach((other, last) => {
        const three = [one, other, row[last] ?? NONE]
        if (three.every((angle) => angle > 0)) found.set(three.join(' '), three)
      }),
    )
  return [...found.values()].flat()
}
