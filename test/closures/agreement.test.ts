import { expect, it } from 'vitest'
import type { Turning } from '../../grammar/ir/expression-ir.ts'
import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { givesTruth } from '../../grammar/ir/match.ts'
import { Meaning } from '../../grammar/ir/meaning.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { RandomWays } from '../codegen/random-ways.ts'
import { angles } from './angles.ts'
import { Drive } from './drive.ts'
import { Tiny, all, cell, load, members, num, range, reg, win, you } from './tiny-ir.ts'
import { VOLUME } from '../volume.ts'

/** Truths, kinds of things, offsets of rows with 2, 0 and 3 members, and the members of the rows. */
const TABLES: readonly (readonly number[])[] = [
  [],
  [1, 0, 1, 1, 0, 1],
  [0, 1, 2, 0, NONE, 1],
  [0, 2, 2, 5],
  [3, 1, 0, 5, 2],
  angles([0, 1, 2, 3, 4, 5, 6, 7]),
  angles([6, 0, 2, 4]),
]

/** Two rows of three spaces, and one other place. */
const SPACES = 6
const CONTAINERS = SPACES

/** The costs of steps and turns. */
type Costs = Turning & { readonly item?: number; readonly cost?: ExprIR }

/** Clamps a value to 0 up to `most`. */
function within(value: ExprIR, most: number): ExprIR {
  return { op: 'min', left: { op: 'max', left: value, right: num(0) }, right: num(most) }
}

/** Makes random expressions: small numbers, frequent nones, and registers only where they are bound. */
class Maker {
  private counter = 0
  private readonly ways = new RandomWays((bound) => this.pick(bound))
  private readonly seed: number
  private readonly base: number

  constructor(seed: number, base: number) {
    this.seed = seed
    this.base = base
  }

  private pick(bound: number): number {
    return (scramble(Math.imul(this.seed, 7919) + this.counter++) >>> 0) % bound
  }

  private inner(depth: number, regs: readonly number[]): [number, readonly number[]] {
    const own = 1 + this.pick(3)
    return [own, depth > 0 ? [...regs, own] : regs]
  }

  value(depth: number, regs: readonly number[]): ExprIR {
    const less = depth - 1
    const v = (): ExprIR => this.value(less, regs)
    if (depth === 0)
      return (
        [num(this.pick(4)), num(NONE), cell(this.base + this.pick(4)), you, ...regs.map(reg)][
          this.pick(4 + regs.length)
        ] ?? num(1)
      )
    switch (this.pick(14)) {
      case 13: {
        const [own, more] = this.inner(depth, regs)
        return this.ways.setsWorth(this.set(0, regs), own, this.value(less, more), v())
      }
      case 12: {
        const [own, more] = this.inner(depth, regs)
        const [kind, worth] = [this.value(less, more), this.value(less, more)]
        return this.ways.standing(this.set(0, regs), own, kind, worth)
      }
      case 11: {
        const [own, more] = this.inner(depth, regs)
        return {
          op: 'steps',
          from: within(v(), SPACES - 1),
          to: within(v(), SPACES - 1),
          via: this.set(less, regs),
          reg: own,
          next: this.nextSpaces(less, more),
          ...this.costs(less, more),
        }
      }
      case 10:
        return { op: 'step', space: within(v(), SPACES - 1), directions: num(1 << this.pick(8)) }
      case 0:
        return {
          op:
            (['add', 'sub', 'min', 'max', 'bagSum', 'bagCount', 'bagMatch'] as const)[this.pick(7)] ?? 'add',
          left: v(),
          right: v(),
        }
      case 1:
        return { op: 'if', condition: this.test(less, regs), then: v(), else: v() }
      case 2: {
        const [own, more] = this.inner(depth, regs)
        return { op: 'let', reg: own, value: v(), body: this.value(less, more) }
      }
      case 3:
        if (this.pick(3) === 0) return { op: 'nth', set: this.set(less, regs), at: v() }
        if (this.pick(3) === 0) return { op: 'place', set: this.set(less, regs), item: v() }
        return { op: (['count', 'first'] as const)[this.pick(2)] ?? 'count', set: this.set(less, regs) }
      case 4: {
        const [own, more] = this.inner(depth, regs)
        const fold = (['sum', 'bag', 'highest', 'lowest'] as const)[this.pick(4)] ?? 'sum'
        return { op: 'fold', fold, set: this.set(less, regs), reg: own, of: this.value(less, more) }
      }
      case 5:
        return load(this.base, within(v(), 3))
      case 6:
        return this.test(less, regs)
      case 7:
        return { op: 'table', table: 1 + this.pick(2), index: this.value(0, regs) }
      default:
        return this.value(0, regs)
    }
  }

  test(depth: number, regs: readonly number[]): ExprIR {
    const less = depth - 1
    const v = (): ExprIR => this.value(Math.max(0, less), regs)
    if (depth <= 0) return num(this.pick(2))
    const t = (): ExprIR => this.test(less, regs)
    switch (this.pick(9)) {
      case 7:
        return this.question(regs)
      case 0:
        return { op: 'and', terms: Array.from({ length: this.pick(5) }, t) }
      case 1:
        return { op: 'or', terms: Array.from({ length: this.pick(5) }, t) }
      case 2:
        return { op: 'not', term: t() }
      case 3:
        return { op: 'if', condition: t(), then: t(), else: t() }
      case 4:
        return { op: 'any', set: this.set(less, regs) }
      case 5:
        return { op: 'contains', set: this.set(less, regs), item: v() }
      default:
        return { op: (['lt', 'le', 'eq', 'ne'] as const)[this.pick(4)] ?? 'eq', left: v(), right: v() }
    }
  }

  /** What filters mostly ask for: a truth or an owner in a table, whether a word is none, whether it is somebody else's. */
  private question(regs: readonly number[]): ExprIR {
    const member = regs.at(-1)
    const item = member === undefined || this.pick(4) === 0 ? this.value(0, regs) : reg(member)
    const word: ExprIR = { op: 'table', table: 2, index: item }
    const outer = regs.length > 1 && this.pick(2) === 0 ? regs[0] : undefined
    const other = outer === undefined ? this.value(0, regs) : reg(outer)
    const kept = load(this.base, item)
    const truth = (index: ExprIR): ExprIR => ({ op: 'table', table: 1, index })
    return (
      [
        truth(item),
        { op: 'eq', left: word, right: other } as const,
        { op: 'ne', left: kept, right: num(NONE) } as const,
        { op: 'lt', left: kept, right: num(this.pick(4)) } as const,
        all(
          { op: 'ne', left: word, right: [you, other][this.pick(2)] ?? you },
          { op: 'le', left: num(0), right: word },
        ),
        // Evaluated for each member, with the same result for all.
        { op: 'any', set: { set: 'filter', of: range(0, 3), reg: 5, where: truth(reg(5)) } } as const,
      ][this.pick(6)] ?? num(1)
    )
  }

  /** Spaces to which a step leads from the one in the last register. */
  private nextSpaces(depth: number, regs: readonly number[]): SetIR {
    const [own, more] = this.inner(1, regs)
    return { set: 'filter', of: range(0, SPACES - 1), reg: own, where: this.test(depth, more) }
  }

  /** The cost of a step, in half of the cases. */
  private costs(depth: number, regs: readonly number[]): Costs {
    const [item, angle] = [6, 7]
    if (this.pick(2) === 0) return {}
    const costs = { item, cost: this.value(depth, [...regs, item]) }
    if (this.pick(2) === 0) return costs
    const facing = (): ExprIR | undefined =>
      [undefined, num(NONE), num(1 << this.pick(8)), num(this.pick(256)), cell(this.base + this.pick(4))][
        this.pick(5)
      ]
    return {
      ...costs,
      angle,
      turn: this.value(depth, [...regs, angle]),
      angles: 5 + this.pick(2),
      facing: facing(),
      heading: facing(),
    }
  }

  set(depth: number, regs: readonly number[]): SetIR {
    const less = depth - 1
    if (depth <= 0)
      return (
        [
          range(0, 3),
          range(2, 5),
          { set: 'empty' } as const,
          { set: 'one', item: this.value(0, regs) } as const,
          { set: 'row', offsets: 3, items: 4, index: this.value(0, regs) } as const,
        ][this.pick(5)] ?? range(0, 1)
      )
    const s = (): SetIR => this.set(less, regs)
    const [own, more] = this.inner(depth, regs)
    switch (this.pick(13)) {
      case 12:
        return {
          set: 'grown',
          from: range(0, this.pick(2)),
          reg: own,
          next: this.nextSpaces(less, more),
          among: SPACES,
        }
      case 11:
        return this.ways.bestSets(this.set(0, regs), own, this.value(less, more), this.value(less, more))
      case 10:
        return {
          set: 'reached by steps',
          from: range(0, this.pick(2)),
          via: s(),
          reg: own,
          next: this.nextSpaces(less, more),
          ...this.costs(less, more),
          limit: [undefined, num(this.pick(9))][this.pick(2)],
        }
      case 7:
        return members(within(this.value(less, regs), CONTAINERS))
      case 8: {
        const from = this.pick(8) === 0 ? num(NONE) : within(this.value(less, regs), SPACES)
        const [directions, limit] = [num(1 + this.pick(255)), num(1 + this.pick(3))]
        return { set: (['open line', 'sight'] as const)[this.pick(2)] ?? 'sight', from, directions, limit }
      }
      case 9:
        // Each piece lies in one place, so none occurs twice.
        return {
          set: 'each',
          over: { set: 'filter', of: range(0, CONTAINERS), reg: own, where: this.test(less, more) },
          reg: own,
          of: members(reg(own)),
        }
      case 0:
        return { set: 'union', left: s(), right: s() }
      case 1:
        return { set: 'minus', left: s(), right: s() }
      case 2:
        return { set: 'map', over: s(), reg: own, item: this.value(less, more) }
      case 3:
        return { set: 'if', condition: this.test(less, regs), then: s(), else: s() }
      case 4:
        return { set: 'sorted', of: s(), reg: own, by: this.value(less, more) }
      case 5:
        return { set: 'filter', of: this.set(0, regs), reg: own, where: this.question(more) }
      default:
        return { set: 'filter', of: s(), reg: own, where: this.test(less, more) }
    }
  }
}

it('finds the same values as a slow reading of the same expressions', () => {
  const lying = [0, 0, 1, 2, 4, 6]
  const pieces = lying.map((container) => ({ kind: 0, owner: NONE, container }))
  const tiny = new Tiny({ columns: 3, rows: 2, places: [{}], pieces })
  const base = tiny.value('values', 0, 4)
  const act = tiny.action('act', {})
  const tables = TABLES.slice(1).map((values, i) => ({ name: `table ${i}`, values }))
  const ir = tiny.finish({ tables, play: [tiny.ask([act], { who: num(0) }), win(num(0))] })
  const game = new Drive(ir)
  game.S.set([2, 0, NONE, 5], base)
  const { directions = [], step = 0 } = ir.topology ?? {}
  const facts = {
    tables: ir.tables,
    terms: ir.terms,
    steps: ir.tables[step]?.values ?? [],
    directions: directions.length,
  }
  const state = { words: game.S, memory: ir.memory }
  const results = new Map<number, number>()
  const truths = new Set<number>()
  for (let seed = 0; seed < (VOLUME.isLong ? 6000 : 2000); seed++) {
    const maker = new Maker(seed, base)
    const e = seed % 2 === 0 ? maker.value(4, []) : maker.test(4, [])
    for (const seat of [0, 1, NONE]) {
      game.S[H.you] = seat
      const expected = new Meaning(facts, new Map(), state).value(e)
      if (givesTruth(e)) truths.add(expected)
      results.set(expected, (results.get(expected) ?? 0) + 1)
      const found = game.program.evaluate(game.S, e)
      if (found !== expected) expect({ seed, seat, e, found }).toEqual({ seed, seat, e, found: expected })
    }
  }
  expect([...truths].toSorted()).toEqual([0, 1])
  // A test that only ever sees one answer proves nothing.
  for (const value of [0, 1, 2, NONE]) expect(results.get(value)).toBeGreaterThan(VOLUME.isLong ? 100 : 30)
})
