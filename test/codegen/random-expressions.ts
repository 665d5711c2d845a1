import type { Turning } from '../../grammar/ir/expression-ir.ts'
import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { cell, load, num, reg } from '../closures/tiny-ir.ts'
import { RandomWays } from './random-ways.ts'

/** What a word means; an expression of a kind gives such a word, or none. */
export type Kind = 'number' | 'space' | 'piece' | 'seat' | 'place'

/** The game that expressions are about. */
export interface Ground {
  readonly spaces: number
  readonly places: number
  readonly pieces: number
  readonly seats: number
  /** Consecutive words that hold numbers. */
  readonly values: number
  readonly valueCount: number
  /** A ring of four positions, and the word that counts how often the last one has stood. */
  readonly positions: number
  readonly times: number
  /** Words with a value for each piece. */
  readonly marks: number
  readonly at: number
  /** Constant tables: by piece a truth, by piece a number, rows of spaces by seat, rows of pieces by seat. */
  readonly truths: number
  readonly numbers: number
  readonly areas: { readonly offsets: number; readonly items: number }
  readonly armies: { readonly offsets: number; readonly items: number }
  /** Constant tables of angles between directions. */
  readonly angles: readonly [number, number]
  readonly terms: readonly { readonly params: readonly Kind[]; readonly gives: 'number' | 'test' }[]
  readonly streaks: number
  readonly actions: number
}

export interface Bound {
  readonly reg?: number
  readonly cell?: number
  readonly kind: Kind
}

const DIRECTIONS = [85, 170, 255, 1, 16, 131, 40] as const

/** Makes random expressions of every kind, the same for the same seed. */
export class RandomExpressions {
  readonly ground: Ground
  /** An expression may ask only whether this action or a later one is legal. */
  unjudged = 0
  private readonly ways = new RandomWays((bound) => this.pick(bound))
  private readonly seed: number
  private counter = 0
  private registers = 0

  constructor(ground: Ground, seed: number) {
    this.ground = ground
    this.seed = scramble(seed * 7919 + 13)
  }

  pick(bound: number): number {
    return (scramble(this.seed + this.counter++ * 0x9e3779b1) >>> 0) % bound
  }

  oneOf<T>(...choices: readonly [T, ...T[]]): T {
    return choices[this.pick(choices.length)] ?? choices[0]
  }

  fresh(): number {
    return this.registers++
  }

  get registersUsed(): number {
    return this.registers
  }

  private bound(kind: Kind, scope: readonly Bound[]): ExprIR | undefined {
    const fitting = scope.filter((b) => b.kind === kind)
    if (fitting.length === 0) return undefined
    const found = fitting[this.pick(fitting.length)]
    if (found?.reg !== undefined) return reg(found.reg)
    return found?.cell === undefined ? undefined : cell(found.cell)
  }

  of(kind: Kind, depth: number, scope: readonly Bound[]): ExprIR {
    const known = this.pick(3) > 0 ? this.bound(kind, scope) : undefined
    if (known !== undefined) return known
    const less = depth - 1
    if (depth > 0 && this.pick(6) === 0)
      return this.oneOf<ExprIR>(
        { op: 'first', set: this.set(kind, less, scope) },
        { op: 'nth', set: this.set(kind, less, scope), at: this.of('number', less, scope) },
      )
    if (depth > 0 && this.pick(8) === 0)
      return {
        op: 'if',
        condition: this.test(less, scope),
        then: this.of(kind, less, scope),
        else: this.of(kind, less, scope),
      }
    if (depth > 0 && this.pick(10) === 0) {
      const own = this.fresh()
      const inner: Kind = this.oneOf('number', 'space', 'piece', 'seat')
      return {
        op: 'let',
        reg: own,
        value: this.of(inner, less, scope),
        body: this.of(kind, less, [...scope, { reg: own, kind: inner }]),
      }
    }
    const g = this.ground
    switch (kind) {
      case 'number':
        return this.number(depth, scope)
      case 'space':
        if (depth > 0 && this.pick(2) === 0)
          return {
            op: 'step',
            space: this.of('space', less, scope),
            directions: num(this.oneOf(1, 2, 4, 8, 16, 32, 64, 128)),
          }
        return num(this.pick(g.spaces))
      case 'place':
        if (depth > 0 && this.pick(2) === 0) return load(g.at, this.of('piece', less, scope))
        return num(this.pick(g.spaces + g.places))
      case 'piece':
        return num(this.pick(12) === 0 ? NONE : this.pick(g.pieces))
      case 'seat':
        return this.pick(2) === 0 ? cell(H.you) : num(this.pick(g.seats))
    }
  }

  private number(depth: number, scope: readonly Bound[]): ExprIR {
    const g = this.ground
    const less = depth - 1
    if (depth <= 0)
      return this.oneOf<() => ExprIR>(
        () => num(this.pick(7) - 2),
        () => num(this.pick(20) === 0 ? NONE : this.pick(4)),
        () => cell(g.values + this.pick(g.valueCount)),
      )()
    const n = (): ExprIR => this.of('number', less, scope)
    return this.oneOf<() => ExprIR>(
      () => ({
        op: this.oneOf(
          'add',
          'sub',
          'mul',
          'mod',
          'divUp',
          'divDown',
          'min',
          'max',
          'bagSum',
          'bagCount',
          'bagMatch',
        ),
        left: n(),
        right: n(),
      }),
      () => ({ op: 'count', set: this.set(this.anyKind(), less, scope) }),
      () => this.fold(less, scope),
      () => {
        const kind = this.anyKind()
        return { op: 'place', set: this.set(kind, less, scope), item: this.of(kind, less, scope) }
      },
      () => load(g.marks, this.of('piece', less, scope)),
      () => ({ op: 'table', table: g.numbers, index: this.of('piece', less, scope) }),
      () => {
        const [own, kind] = [this.fresh(), this.anyKind()]
        const more: readonly Bound[] = [...scope, { reg: own, kind }]
        const set = this.set(kind, less, scope)
        return this.ways.standing(set, own, this.of('number', less, more), this.of('number', less, more))
      },
      () => {
        const [own, kind] = [this.fresh(), this.anyKind()]
        const of = this.of('number', less, [...scope, { reg: own, kind }])
        return this.ways.setsWorth(this.set(kind, less, scope), own, of, n())
      },
      () => {
        const own = this.fresh()
        const next = this.set('space', less, [...scope, { reg: own, kind: 'space' }])
        return { op: 'longest way', via: this.set('space', less, scope), reg: own, next }
      },
      () => ({
        op: 'longest line',
        set: this.set('space', less, scope),
        directions: num(this.oneOf(85, 255)),
      }),
      () => ({
        op: 'distance',
        from: this.of('space', less, scope),
        to: this.of('space', less, scope),
        via: this.oneOf(undefined, this.set('space', less, scope)),
        along: this.oneOf(85, 255, 4),
      }),
      () => {
        const [own, item] = [this.fresh(), this.fresh()]
        const ends: readonly Bound[] = [
          { reg: own, kind: 'space' },
          { reg: item, kind: 'space' },
        ]
        const costs =
          this.pick(2) === 0
            ? {}
            : { item, cost: this.of('number', less, [...scope, ...ends]), ...this.turning(own, less, scope) }
        return {
          ...costs,
          op: 'steps',
          from: this.of('space', less, scope),
          to: this.of('space', less, scope),
          via: this.set('space', less, scope),
          reg: own,
          next: this.set('space', less, [...scope, { reg: own, kind: 'space' }]),
        }
      },
      () => this.call('number', less, scope),
      () => this.test(less, scope),
      () =>
        g.streaks === 0
          ? n()
          : { op: 'shared run', streak: 0, player: this.of('seat', less, scope), item: n() },
    )()
  }

  /** The costs of turns on spaces of a register, in half of the cases. */
  private turning(own: number, depth: number, scope: readonly Bound[]): Turning {
    if (this.pick(2) === 0) return {}
    const angle = this.fresh()
    const facing = (): ExprIR | undefined =>
      this.oneOf(undefined, num(NONE), num(1 << this.pick(8)), num(this.oneOf(...DIRECTIONS)))
    const bound: readonly Bound[] = [
      { reg: own, kind: 'space' },
      { reg: angle, kind: 'number' },
    ]
    return {
      angle,
      turn: this.of('number', depth, [...scope, ...bound]),
      angles: this.oneOf(...this.ground.angles),
      facing: facing(),
      heading: facing(),
    }
  }

  private fold(depth: number, scope: readonly Bound[]): ExprIR {
    const kind = this.anyKind()
    const own = this.fresh()
    return {
      op: 'fold',
      fold: this.oneOf('sum', 'bag', 'highest', 'lowest'),
      set: this.set(kind, depth, scope),
      reg: own,
      of: this.of('number', depth, [...scope, { reg: own, kind }]),
    }
  }

  private call(gives: 'number' | 'test', depth: number, scope: readonly Bound[]): ExprIR {
    const fitting = this.ground.terms.flatMap((term, i) => (term.gives === gives ? [i] : []))
    const term = fitting[this.pick(Math.max(1, fitting.length))]
    if (term === undefined) return num(this.pick(2))
    const args = this.ground.terms[term]?.params.map((kind) => this.of(kind, Math.max(0, depth), scope)) ?? []
    return { op: 'call', term, args }
  }

  anyKind(): Kind {
    return this.oneOf('number', 'space', 'piece', 'seat')
  }

  test(depth: number, scope: readonly Bound[]): ExprIR {
    const g = this.ground
    const less = depth - 1
    if (depth <= 0)
      return this.oneOf<() => ExprIR>(
        () => num(this.pick(2)),
        () => ({ op: 'table', table: g.truths, index: this.of('piece', 0, scope) }),
        () => ({ op: 'eq', left: cell(g.values + this.pick(g.valueCount)), right: num(this.pick(3)) }),
      )()
    const t = (): ExprIR => this.test(less, scope)
    const kind = this.anyKind()
    return this.oneOf<() => ExprIR>(
      () => ({ op: this.oneOf('and', 'or'), terms: Array.from({ length: this.pick(4) }, t) }),
      () => ({ op: 'not', term: t() }),
      () => ({ op: 'if', condition: t(), then: t(), else: t() }),
      () => ({ op: 'any', set: this.set(kind, less, scope) }),
      () => ({ op: 'contains', set: this.set(kind, less, scope), item: this.of(kind, less, scope) }),
      () => ({
        op: this.oneOf('lt', 'le', 'eq', 'ne'),
        left: this.of('number', less, scope),
        right: this.of('number', less, scope),
      }),
      () => ({
        op: this.oneOf('eq', 'ne'),
        left: this.of(kind, less, scope),
        right: this.of(kind, less, scope),
      }),
      () => ({ op: 'lt', left: load(g.at, this.of('piece', less, scope)), right: num(g.spaces) }),
      () => this.call('test', less, scope),
      () =>
        this.pick(8) === 0 && this.unjudged < g.actions
          ? {
              op: 'can',
              player: this.of('seat', 0, scope),
              action: this.unjudged + this.pick(g.actions - this.unjudged),
            }
          : t(),
    )()
  }

  set(kind: Kind, depth: number, scope: readonly Bound[]): SetIR {
    const less = depth - 1
    if (depth <= 0 || this.pick(3) === 0) return this.plainSet(kind, Math.max(0, less), scope)
    const s = (): SetIR => this.set(kind, less, scope)
    const own = this.fresh()
    const more: readonly Bound[] = [...scope, { reg: own, kind }]
    return this.oneOf<() => SetIR>(
      () => ({ set: 'filter', of: s(), reg: own, where: this.test(less, more) }),
      () => ({ set: 'filter', of: s(), reg: own, where: this.test(less, more) }),
      () => ({ set: 'union', left: s(), right: s() }),
      () => ({ set: 'minus', left: s(), right: s() }),
      () => ({ set: 'if', condition: this.test(less, scope), then: s(), else: s() }),
      () => ({ set: 'sorted', of: s(), reg: own, by: this.of('number', less, more) }),
      () => this.ways.bestSets(s(), own, this.of('number', less, more), this.of('number', less, more)),
      () => {
        const from = this.anyKind()
        const over = this.set(from, less, scope)
        const item = this.of(kind, less, [...scope, { reg: own, kind: from }])
        return { set: 'map', over, reg: own, item }
      },
      () => ({
        set: 'let',
        reg: own,
        value: this.of('number', less, scope),
        body: this.set(kind, less, [...scope, { reg: own, kind: 'number' }]),
      }),
    )()
  }

  private plainSet(kind: Kind, depth: number, scope: readonly Bound[]): SetIR {
    const g = this.ground
    if (this.pick(6) === 0) return { set: 'one', item: this.of(kind, depth, scope) }
    const seat = this.of('seat', 0, scope)
    const space = (): ExprIR => this.of('space', depth, scope)
    const directions = num(this.oneOf(85, 170, 255, ...DIRECTIONS))
    const limit = (): ExprIR =>
      this.oneOf(num(1), num(2), num(1), num(0x3fffffff), this.of('number', 0, scope))
    switch (kind) {
      case 'number': {
        const from = this.pick(3) - 1
        if (this.pick(3) === 0) return { set: 'borders', from: space(), to: space() }
        return {
          set: 'range',
          from: num(from),
          to: this.oneOf(num(from + this.pick(4)), this.of('number', 0, scope)),
        }
      }
      case 'space':
        return this.oneOf<() => SetIR>(
          () => ({ set: 'row', ...g.areas, index: seat }),
          () => ({ set: 'range', from: num(0), to: num(g.spaces - 1) }),
          () => ({ set: 'open line', from: space(), directions, limit: limit() }),
          () => ({
            set: 'run',
            gives: this.oneOf('run', 'beyond', 'both'),
            from: space(),
            directions,
            over: { set: 'row', ...g.areas, index: seat },
            until: this.oneOf(undefined, { set: 'one', item: space() }),
            limit: this.oneOf(undefined, limit()),
          }),
          () => ({
            set: 'reached',
            from: { set: 'one', item: space() },
            via: { set: 'row', ...g.areas, index: this.of('seat', 0, scope) },
            along: this.oneOf(85, 255, 17),
          }),
          () => {
            const [own, there] = [this.fresh(), this.fresh()]
            const ends: readonly Bound[] = [
              { reg: own, kind: 'space' },
              { reg: there, kind: 'space' },
            ]
            const item = this.fresh()
            const costs =
              this.pick(2) === 0
                ? {}
                : {
                    item,
                    cost: this.of('number', 0, [
                      ...scope,
                      { reg: own, kind: 'space' },
                      { reg: item, kind: 'space' },
                    ]),
                    limit: this.oneOf(undefined, this.of('number', 0, scope)),
                    ...this.turning(own, 0, scope),
                  }
            return {
              ...costs,
              set: 'reached by steps',
              from: { set: 'one', item: space() },
              via: { set: 'row', ...g.areas, index: this.of('seat', 0, scope) },
              reg: own,
              next: {
                set: 'filter',
                of: {
                  set: 'run',
                  gives: 'beyond',
                  from: reg(own),
                  directions,
                  over: { set: 'empty' },
                  until: undefined,
                  limit: undefined,
                },
                reg: there,
                where: this.test(Math.max(0, depth), [...scope, ...ends]),
              },
            }
          },
        )()
      case 'piece':
        return this.oneOf<() => SetIR>(
          () => ({ set: 'row', ...g.armies, index: seat }),
          () => ({ set: 'members', container: this.of('place', depth, scope) }),
          () => ({ set: 'sight', from: space(), directions, limit: limit() }),
          () => {
            const own = this.fresh()
            const over: SetIR = { set: 'row', ...g.areas, index: seat }
            return { set: 'each', over, reg: own, of: { set: 'members', container: reg(own) } }
          },
        )()
      case 'seat':
        return { set: 'range', from: num(0), to: num(g.seats - 1) }
      case 'place':
        return { set: 'range', from: num(g.spaces), to: num(g.spaces + g.places - 1) }
    }
  }
}
