import { bagSum } from './bags.ts'
import { arithmeticValue } from './build.ts'
import type { ExprIR, SetIR } from './expression-ir.ts'
import { NONE } from './ir.ts'
import type { TermIR } from './ir.ts'

/** What of a game can be looked up before it begins. */
export interface StaticFacts {
  readonly tables: readonly { readonly values: readonly number[] }[]
  readonly terms: readonly TermIR[]
  /** For each space times the number of directions plus direction: the next space or NONE. */
  readonly steps: readonly number[]
  readonly directions: number
}

/** No condition on a board needs more; what does is given up as if it looked at the state. */
const MOST_WORK = 5_000_000

class LooksAtState extends Error {}

/** What an expression comes to before the first step; undefined if it looks at anything that changes. */
export function staticValue(facts: StaticFacts, expression: ExprIR): number | undefined {
  return unlessItChanges(() => new Evaluation(facts).value(expression))
}

/** The members of a set before the first step, with what some registers hold; undefined if it looks at anything that changes. */
export function staticMembers(
  facts: StaticFacts,
  set: SetIR,
  registers: ReadonlyMap<number, number> = new Map(),
): readonly number[] | undefined {
  return unlessItChanges(() => new Evaluation(facts, registers).members(set))
}

function unlessItChanges<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof LooksAtState) return undefined
    throw error
  }
}

class Evaluation {
  private readonly facts: StaticFacts
  private readonly registers: number[] = []
  private work = 0

  constructor(facts: StaticFacts, registers: ReadonlyMap<number, number> = new Map()) {
    this.facts = facts
    for (const [reg, value] of registers) this.registers[reg] = value
  }

  value(e: ExprIR): number {
    if (++this.work > MOST_WORK) throw new LooksAtState()
    switch (e.op) {
      case 'const':
        return e.value
      case 'reg': {
        const value = this.registers[e.reg]
        if (value === undefined) throw new LooksAtState()
        return value
      }
      case 'table': {
        const index = this.value(e.index)
        return index === NONE ? NONE : (this.facts.tables[e.table]?.values[index] ?? NONE)
      }
      case 'add':
      case 'sub':
      case 'mul':
      case 'mod':
      case 'divUp':
      case 'divDown':
      case 'min':
      case 'max':
      case 'bagSum':
      case 'bagCount':
      case 'bagMatch': {
        const [left, right] = [this.value(e.left), this.value(e.right)]
        if (e.op === 'min' || e.op === 'max') return arithmeticValue(e.op, left, right)
        return left === NONE || right === NONE ? NONE : arithmeticValue(e.op, left, right)
      }
      case 'lt':
      case 'le': {
        const [left, right] = [this.value(e.left), this.value(e.right)]
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
        this.registers[e.reg] = this.value(e.value)
        return this.value(e.body)
      case 'call': {
        const term = this.facts.terms[e.term]
        if (term === undefined) throw new LooksAtState()
        const values = e.args.map((argument) => this.value(argument))
        term.params.forEach((param, i) => (this.registers[param] = values[i] ?? NONE))
        return this.value(term.body)
      }
      case 'any':
        return truth(this.members(e.set).length > 0)
      case 'count':
        return this.members(e.set).length
      case 'first':
        return this.members(e.set)[0] ?? NONE
      case 'contains':
        return truth(this.members(e.set).includes(this.value(e.item)))
      case 'fold': {
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
        return this.walk([from], undefined, e.along).get(to) ?? NONE
      }
      case 'cell':
      case 'load':
      case 'step':
      case 'longest line':
      case 'can':
      case 'after':
      case 'shared run':
      case 'stood':
      case 'repeats':
        throw new LooksAtState()
    }
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
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
      }
      case 'row': {
        const index = this.value(set.index)
        const [offsets, items] = [this.facts.tables[set.offsets], this.facts.tables[set.items]]
        if (index === NONE) return []
        return items?.values.slice(offsets?.values[index], offsets?.values[index + 1]) ?? []
      }
      case 'filter':
        return this.members(set.of).filter(
          (item) => this.bound(set.reg, item, () => this.value(set.where)) === 1,
        )
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
        this.registers[set.reg] = this.value(set.value)
        return this.members(set.body)
      case 'sorted': {
        const keyed = this.members(set.of).map((item) => ({
          item,
          by: this.bound(set.reg, item, () => this.value(set.by)),
        }))
        return keyed.toSorted((a, b) => a.by - b.by).map(({ item }) => item)
      }
      case 'reached': {
        const from = this.members(set.from)
        const found = this.walk(from, new Set(this.members(set.via)), set.along)
        return [...found.keys()].filter((space) => !from.includes(space))
      }
      case 'members':
      case 'open line':
      case 'sight':
      case 'run':
      case 'borders':
        throw new LooksAtState()
    }
  }

  private bound<T>(reg: number, item: number, make: () => T): T {
    this.registers[reg] = item
    return make()
  }

  /** Fewest steps to each space, going on only from the spaces of `via`. */
  private walk(
    from: readonly number[],
    via: ReadonlySet<number> | undefined,
    along: number,
  ): ReadonlyMap<number, number> {
    const { steps, directions } = this.facts
    const far = new Map(from.map((space) => [space, 0]))
    for (const [space, distance] of far) {
      if (distance > 0 && via !== undefined && !via.has(space)) continue
      this.work += directions
      for (let direction = 0; direction < directions; direction++) {
        const next = (along >> direction) & 1 ? (steps[space * directions + direction] ?? NONE) : NONE
        if (next !== NONE && !far.has(next)) far.set(next, distance + 1)
      }
    }
    return far
  }
}

const truth = (holds: boolean): number => (holds ? 1 : 0)
