import { setsWorth } from './sets-worth.ts'
import { bagSum } from './bags.ts'
import { arithmeticValue } from './build.ts'
import type { ExprIR, SetIR, Turning } from './expression-ir.ts'
import { cheapestTurning } from './plain-turning.ts'
import { NONE, type MemoryIR, type TermIR } from './ir.ts'
import { isExprIn } from './match.ts'
import { plainBestSets, plainStanding, type FitThing } from './plain-ways.ts'
import { waysIn } from './pattern-alternatives.ts'

/** Constant facts about a game. */
export interface StaticFacts {
  readonly tables: readonly { readonly values: readonly number[] }[]
  readonly terms: readonly TermIR[]
  /** For each space times the number of directions plus direction: the adjacent space or NONE. */
  readonly steps: readonly number[]
  readonly directions: number
}

/** A state of it. */
interface StateFacts {
  readonly words: Int32Array
  readonly memory: Pick<MemoryIR, 'first' | 'next'>
}

/** The holder of a thing in question: a register, a word, or both. */
export interface Holder {
  readonly reg?: number | undefined
  readonly cell?: number | undefined
}

/** Work limit. No condition on a board needs more; beyond this it counts as unknown. */
const MOST_WORK = 5_000_000

/** The expression depends on more than is known. */
export class Unsettled extends Error {}

/**
 * The reference semantics of expressions and sets of the IR, written without regard for speed: for constants, or in one
 * state. Both back ends are compared with it, and the checker uses it for constant folding. Legal moves, positions
 * after a move and history cannot be determined from one state, and are left out.
 */
export class Meaning {
  private readonly facts: StaticFacts
  private readonly state: StateFacts | undefined
  private readonly registers: (number | undefined)[] = []
  /** Words with known values. */
  private readonly cells: Map<number, number>
  private readonly mostWork: number
  private work = 0

  constructor(
    facts: StaticFacts,
    registers: ReadonlyMap<number, number> = new Map(),
    state?: StateFacts,
    cells: ReadonlyMap<number, number> = new Map(),
    mostWork = MOST_WORK,
  ) {
    this.mostWork = mostWork
    this.facts = facts
    this.state = state
    this.cells = new Map(cells)
    for (const [reg, value] of registers) this.registers[reg] = value
  }

  value(e: ExprIR): number {
    if (++this.work > this.mostWork) throw new Unsettled()
    if (isExprIn(e, 'arithmetic')) {
      const left = this.value(e.left)
      const right = this.value(e.right)
      if (e.op === 'min' || e.op === 'max') return arithmeticValue(e.op, left, right)
      return left === NONE || right === NONE ? NONE : arithmeticValue(e.op, left, right)
    }
    if (isExprIn(e, 'play')) throw new Unsettled()
    switch (e.op) {
      case 'const':
        return e.value
      case 'reg': {
        const value = this.registers[e.reg]
        if (value === undefined) throw new Unsettled()
        return value
      }
      case 'table': {
        const index = this.value(e.index)
        return index === NONE ? NONE : (this.facts.tables[e.table]?.values[index] ?? NONE)
      }
      case 'lt':
      case 'le': {
        const left = this.value(e.left)
        const right = this.value(e.right)
        if (left === NONE || right === NONE) return 0
        return truth(e.op === 'lt' ? left < right : left <= right)
      }
      case 'eq':
        return truth(this.value(e.left) === this.value(e.right))
      case 'ne':
        return truth(this.value(e.left) !== this.value(e.right))
      case 'and':
        return truth(e.terms.every((term) => this.value(term) === 1))
      case 'or':
        return truth(e.terms.some((term) => this.value(term) === 1))
      case 'not':
        return truth(this.value(e.term) !== 1)
      case 'if':
        return this.value(this.value(e.condition) === 1 ? e.then : e.else)
      case 'let':
        return this.bound(e.reg, this.value(e.value), () => this.value(e.body))
      case 'call': {
        const term = this.facts.terms[e.term]
        if (term === undefined) throw new Unsettled()
        const values = e.args.map((argument) => this.value(argument))
        const within = (nth: number): number => {
          const param = term.params[nth]
          return param === undefined
            ? this.value(term.body)
            : this.bound(param, values[nth] ?? NONE, () => within(nth + 1))
        }
        return within(0)
      }
      case 'any':
        return truth(this.members(e.set).length > 0)
      case 'count':
        return this.members(e.set).length
      case 'first':
        return this.members(e.set)[0] ?? NONE
      case 'nth':
        return this.members(e.set)[this.value(e.at) - 1] ?? NONE
      case 'place':
        return this.members(e.set).indexOf(this.value(e.item)) + 1 || NONE
      case 'contains':
        return truth(this.members(e.set).includes(this.value(e.item)))
      case 'fold': {
        // The fingerprint of a position is of no use to constants.
        if (e.fold === 'mix' || e.fold === 'mix again') throw new Unsettled()
        const values = this.members(e.set)
          .map((item) => this.bound(e.reg, item, () => this.value(e.of)))
          .filter((value) => value !== NONE)
        if (e.fold === 'sum') return values.reduce((sum, value) => sum + value, 0)
        if (e.fold === 'bag') return values.reduce(bagSum, 0)
        if (values.length === 0) return NONE
        return values.reduce((best, value) =>
          e.fold === 'highest' ? Math.max(best, value) : Math.min(best, value),
        )
      }
      case 'distance': {
        const [from, to] = [this.value(e.from), this.value(e.to)]
        if (from === NONE || to === NONE) return NONE
        const via = e.via && new Set(this.members(e.via))
        return this.walk([from], via, this.ways(e.along)).get(to) ?? NONE
      }
      case 'steps': {
        const [from, to] = [this.value(e.from), this.value(e.to)]
        if (from === NONE || to === NONE) return NONE
        const next = (space: number) => this.bound(e.reg, space, () => this.members(e.next))
        const via = new Set(this.members(e.via))
        const cost = this.costOf(e)
        if (cost === undefined) return this.walk([from], via, next).get(to) ?? NONE
        return this.cheapest(e, [from], via, next, cost).get(to) ?? NONE
      }
      case 'cell':
        return this.word(e.at)
      case 'load': {
        const index = this.value(e.index)
        return index === NONE ? NONE : this.word(e.base + index)
      }
      case 'step': {
        const [space, direction] = [this.value(e.space), this.directionsIn(this.value(e.directions))]
        return space === NONE || direction.length !== 1 ? NONE : this.next(space, direction[0] ?? 0)
      }
      case 'standing': {
        const found = plainStanding(this.fitThings(e.set, e), waysIn(e.ways), e.all === true)
        if (found === undefined) throw new Unsettled()
        if (found === 'none') return 0
        return Array.from({ length: e.digits }, (_, i) => found.worths[i]).reduce(
          (sum: number, worth) => sum * e.base + (worth === undefined ? 0 : worth - e.least + 1),
          waysIn(e.ways).length - found.way,
        )
      }
      case 'sets worth': {
        const values = this.members(e.set).map((item) => this.bound(e.reg, item, () => this.value(e.of)))
        return setsWorth(values, values.length, this.value(e.total), () => undefined)
      }
      case 'longest way':
      case 'longest line':
        throw new Unsettled()
    }
  }

  /** The items for which the condition on a register holds. */
  matching(reg: number, where: ExprIR, items: readonly number[]): readonly number[] {
    const outer = this.registers[reg]
    const found = items.filter((item) => {
      this.registers[reg] = item
      return this.value(where) === 1
    })
    this.registers[reg] = outer
    return found
  }

  /** The value of an expression for each thing in a word and a register. */
  valuesFor({ reg, cell }: Holder, e: ExprIR, things: readonly number[]): readonly number[] {
    const outer = reg === undefined ? undefined : this.registers[reg]
    const values = things.map((thing) => {
      if (cell !== undefined) this.cells.set(cell, thing)
      if (reg !== undefined) this.registers[reg] = thing
      return this.value(e)
    })
    if (reg !== undefined) this.registers[reg] = outer
    return values
  }

  members(set: SetIR): readonly number[] {
    switch (set.set) {
      case 'empty':
        return []
      case 'one': {
        const item = this.value(set.item)
        return item === NONE ? [] : [item]
      }
      case 'range': {
        const [from, to] = [this.value(set.from), this.value(set.to)]
        if (from === NONE) return []
        this.work += Math.max(0, to - from)
        if (this.work > this.mostWork) throw new Unsettled()
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
      }
      case 'row': {
        const index = this.value(set.index)
        const { values: offsets = [] } = this.facts.tables[set.offsets] ?? {}
        const [from, to] = [offsets[index], offsets[index + 1]]
        if (from === undefined || to === undefined) return []
        return this.facts.tables[set.items]?.values.slice(from, to) ?? []
      }
      case 'filter':
        return this.matching(set.reg, set.where, this.members(set.of))
      case 'each':
        return this.members(set.over).flatMap((item) => this.bound(set.reg, item, () => this.members(set.of)))
      case 'map': {
        const items = this.members(set.over).map((item) =>
          this.bound(set.reg, item, () => this.value(set.item)),
        )
        return [...new Set(items)].filter((item) => item !== NONE)
      }
      case 'union':
        return [...new Set([...this.members(set.left), ...this.members(set.right)])]
      case 'minus': {
        const without = new Set(this.members(set.right))
        return this.members(set.left).filter((item) => !without.has(item))
      }
      case 'if':
        return this.members(this.value(set.condition) === 1 ? set.then : set.else)
      case 'let':
        return this.bound(set.reg, this.value(set.value), () => this.members(set.body))
      case 'sorted': {
        const keyed = this.members(set.of).map((item) => ({
          item,
          by: this.bound(set.reg, item, () => this.value(set.by)),
        }))
        return keyed.toSorted((a, b) => a.by - b.by).map(({ item }) => item)
      }
      case 'reached': {
        const from = this.members(set.from)
        const found = this.walk(from, new Set(this.members(set.via)), this.ways(set.along))
        return [...found.keys()].filter((space) => !from.includes(space))
      }
      case 'reached by steps': {
        const from = this.members(set.from)
        const next = (space: number) => this.bound(set.reg, space, () => this.members(set.next))
        const via = new Set(this.members(set.via))
        const cost = this.costOf(set)
        if (cost === undefined)
          return [...this.walk(from, via, next).keys()].filter((space) => !from.includes(space))
        const most = set.limit === undefined ? Infinity : this.value(set.limit)
        const found = [...this.cheapest(set, from, via, next, cost)].filter(
          ([space, paid]) => paid <= most && !from.includes(space),
        )
        return found.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]).map(([space]) => space)
      }
      case 'grown': {
        const next = (one: number) => this.bound(set.reg, one, () => this.members(set.next))
        return [...this.walk(this.members(set.from), undefined, next).keys()]
      }
      case 'members': {
        const container = this.value(set.container)
        return container === NONE ? [] : this.piecesIn(container)
      }
      case 'open line':
        return this.lines(set, (line) => {
          const end = line.findIndex((space) => this.piecesIn(space).length > 0)
          return end < 0 ? line : line.slice(0, end)
        })
      case 'sight':
        return this.lines(set, (line) =>
          line.flatMap((space) => this.piecesIn(space).slice(0, 1)).slice(0, 1),
        )
      case 'best sets': {
        const items = this.members(set.of)
        const best = plainBestSets(this.fitThings(set.of, set), waysIn(set.ways))
        if (best === undefined) throw new Unsettled()
        return items.filter((_, i) => best[i] === true)
      }
      case 'run':
      case 'borders':
        throw new Unsettled()
    }
  }

  private fitThings(
    set: SetIR,
    { reg, kind, worth }: { readonly reg: number; readonly kind: ExprIR; readonly worth: ExprIR },
  ): readonly FitThing[] {
    return this.members(set).map((item) =>
      this.bound(reg, item, () => ({ kind: this.value(kind), worth: this.value(worth) })),
    )
  }

  private word(at: number): number {
    const cached = this.cells.get(at) ?? this.state?.words[at]
    if (cached === undefined && this.state === undefined) throw new Unsettled()
    return cached ?? NONE
  }

  private piecesIn(container: number): readonly number[] {
    if (this.state === undefined) throw new Unsettled()
    const { first, next } = this.state.memory
    const pieces: number[] = []
    for (let piece = this.word(first + container); piece !== NONE; piece = this.word(next + piece))
      pieces.push(piece)
    return pieces
  }

  private directionsIn(mask: number): readonly number[] {
    const all = Array.from({ length: this.facts.directions }, (_, direction) => direction)
    return mask === NONE ? [] : all.filter((direction) => (mask >> direction) & 1)
  }

  private next(space: number, direction: number): number {
    return this.facts.steps[space * this.facts.directions + direction] ?? NONE
  }

  /**
   * The contents of each line from a space, up to this many spaces along it. A space that several lines meet occurs
   * once.
   */
  private lines(
    set: Extract<SetIR, { set: 'open line' | 'sight' }>,
    find: (line: readonly number[]) => readonly number[],
  ): readonly number[] {
    const [from, directions, limit] = [
      this.value(set.from),
      this.value(set.directions),
      this.value(set.limit),
    ]
    if (from === NONE) return []
    const lines = this.directionsIn(directions).map((direction) => {
      const line: number[] = []
      for (let space = from; line.length < limit;) {
        space = this.next(space, direction)
        if (space === NONE || space === from) break
        line.push(space)
      }
      return line
    })
    return [...new Set(lines.flatMap(find))]
  }

  private bound<T>(reg: number, value: number, make: () => T): T {
    const outer = this.registers[reg]
    this.registers[reg] = value
    const result = make()
    this.registers[reg] = outer
    return result
  }

  /** Fewest steps to each space, continuing only from the spaces of `via`. */
  private walk(
    from: readonly number[],
    via: ReadonlySet<number> | undefined,
    next: (space: number) => readonly number[],
  ): ReadonlyMap<number, number> {
    const far = new Map(from.map((space) => [space, 0]))
    for (const [space, distance] of far) {
      if (distance > 0 && via !== undefined && !via.has(space)) continue
      for (const neighbour of next(space)) if (!far.has(neighbour)) far.set(neighbour, distance + 1)
    }
    return far
  }

  /** The cost of a step between two spaces. Undefined if steps have none. */
  private costOf({
    reg,
    item,
    cost,
  }: {
    readonly reg: number
    readonly item?: number | undefined
    readonly cost?: ExprIR | undefined
  }): ((from: number, to: number) => number) | undefined {
    if (item === undefined || cost === undefined) return undefined
    return (from, to) => this.bound(reg, from, () => this.bound(item, to, () => this.value(cost)))
  }

  /** The cost of a turn on a space from one direction to another. Undefined if turns have none. */
  private turnOf({
    reg,
    angle,
    turn,
    angles,
  }: Turning & { readonly reg: number }): ((space: number, from: number, to: number) => number) | undefined {
    if (angle === undefined || turn === undefined || angles === undefined) return undefined
    const between = this.facts.tables[angles]?.values ?? []
    return (space, from, to) => {
      const by = between[from * this.facts.directions + to] ?? NONE
      if (by <= 0) return by
      return this.bound(reg, space, () => this.bound(angle, by, () => this.value(turn)))
    }
  }

  private facings(mask: ExprIR | undefined): readonly number[] | undefined {
    const word = mask === undefined ? NONE : this.value(mask)
    return word === NONE ? undefined : this.directionsIn(word)
  }

  /** Least cost of each space, continuing only from the spaces of `via`: spaces are tried again until nothing changes. */
  private cheapest(
    set: Turning & { readonly reg: number },
    from: readonly number[],
    via: ReadonlySet<number>,
    next: (space: number) => readonly number[],
    cost: (from: number, to: number) => number,
  ): ReadonlyMap<number, number> {
    const turn = this.turnOf(set)
    if (turn !== undefined) {
      const every = Array.from({ length: this.facts.directions }, (_, way) => way)
      return cheapestTurning({
        from,
        ways: every,
        facing: this.facings(set.facing) ?? every,
        heading: this.facings(set.heading),
        goesOn: (space) => from.includes(space) || via.has(space),
        onward: (space, way) => {
          const neighbour = this.next(space, way)
          return next(space).includes(neighbour) ? [neighbour, cost(space, neighbour)] : undefined
        },
        turn,
      })
    }
    const paid = new Map(from.map((space) => [space, 0]))
    for (let changes = true; changes;) {
      changes = false
      for (const [space, before] of [...paid]) {
        if (!from.includes(space) && !via.has(space)) continue
        for (const neighbour of next(space)) {
          const step = cost(space, neighbour)
          const sum = before + Math.max(0, step)
          if (step === NONE || sum >= (paid.get(neighbour) ?? Infinity)) continue
          paid.set(neighbour, sum)
          changes = true
        }
      }
    }
    return paid
  }

  /** The spaces next to one in the directions of a mask. */
  private ways(along: number): (space: number) => readonly number[] {
    const directions = this.directionsIn(along)
    return (space) => {
      this.work += this.facts.directions
      return directions
        .map((direction) => this.next(space, direction))
        .filter((neighbour) => neighbour !== NONE)
    }
  }
}

const truth = (holds: boolean): number => (holds ? 1 : 0)
