import type { ActionIR, ExprIR, GameIR, PieceIR, SetIR, StepIR, TermIR } from '../../grammar/ir/ir.ts'
import { H, NONE, UNLIMITED } from '../../grammar/ir/ir.ts'
import { angles } from '../closures/angles.ts'
import { Tiny, all, cell, lt, members, num, one, range, reg, win, you } from '../closures/tiny-ir.ts'
import type { Bound, Ground, Kind } from './random-expressions.ts'
import { RandomExpressions } from './random-expressions.ts'

const SIDE = 3
const SPACES = SIDE * SIDE
const PIECES = 6
const FAN = SPACES
const PILE = SPACES + 1

/** As streaks are: how often something was done. */
const aFew = (e: ExprIR): ExprIR => ({
  op: 'min',
  left: { op: 'max', left: e, right: { op: 'const', value: 0 } },
  right: { op: 'const', value: 1000 },
})

function mixed(make: RandomExpressions, set: SetIR): ExprIR {
  const reg = make.fresh()
  return { op: 'fold', fold: 'mix', set, reg, of: { op: 'reg', reg } }
}

/**
 * A random game with every kind of step: nonsense, but playable. Calm ones do without steps that need the plain state, so
 * they can be played as whole games.
 */
export function randomGame(seed: number, calm = false): GameIR {
  const pieces: PieceIR[] = Array.from({ length: PIECES }, (_, i) => ({
    kind: i % 3,
    owner: i % 5 === 4 ? NONE : i < 3 ? 0 : 1,
    container: i < 2 ? i : i < 4 ? SPACES - i : i === 4 ? FAN : PILE,
  }))
  const tiny = new Tiny({
    columns: SIDE,
    rows: SIDE,
    pieces,
    places: [
      { seenBy: 'owner', owner: 0 },
      { pile: true, seenBy: 'nobody', topSeenBy: 'everyone' },
      { seenBy: 'everyone', capacity: 2 },
    ],
  })
  const values = tiny.value('values', 1, 4)
  const marks = tiny.value('marks', 2, PIECES, 'piece')
  const streaks = tiny.value('streaks', 0, 2, 'history')
  const runs = tiny.value('runs', 0, 2 * (1 + 2 * 8), 'history')
  const positions = tiny.value('positions', 0, 1 + 2 * 4, 'history')
  const times = tiny.value('times', 0, 1, 'history')
  const lastAction = tiny.value('last', NONE, 2, 'history')
  const scores = tiny.value('scores', NONE, 2, 'result')
  const ground: Ground = {
    spaces: SPACES,
    places: 3,
    pieces: PIECES,
    seats: 2,
    values,
    valueCount: 4,
    positions,
    times,
    marks,
    at: tiny.memory.at,
    truths: 1,
    numbers: 2,
    areas: { offsets: 3, items: 4 },
    angles: [7, 8],
    armies: { offsets: 5, items: 6 },
    terms: [
      { params: ['piece', 'number'], gives: 'number' },
      { params: ['space'], gives: 'test' },
    ],
    streaks: 1,
    actions: 2,
  }
  const make = new RandomExpressions(ground, seed)
  const terms: TermIR[] = ground.terms.map(({ params, gives }, i) => {
    const regs = params.map(() => make.fresh())
    const scope: Bound[] = params.map((kind, k) => ({ reg: regs[k] ?? 0, kind }))
    const plain = new RandomExpressions({ ...ground, terms: [], actions: 0 }, seed + 1000 * (i + 1))
    // A term has its own registers.
    for (let k = 0; k < 200 * (i + 1); k++) plain.fresh()
    const body = gives === 'number' ? plain.of('number', 2, scope) : plain.test(2, scope)
    return { name: `term ${i}`, params: regs, body, origin: 0 }
  })
  const build = new Steps(tiny, make, ground, calm)
  const inner = build.stage('inner', ['piece', 'number'], 2, [])
  const outer = build.stage('outer', ['space'], 2, [inner])
  // A `whenever` rule may fire while any other stage is running, so it has its own.
  const ruled = build.stage('ruled', ['piece'], 1, [])
  const note: ActionIR['note'] = {
    streaks: [{ streak: 0, value: aFew(make.of('number', 1, [])) }],
    sharing: [
      {
        streak: 0,
        set: {
          set: 'filter',
          of: range(0, 5),
          reg: 990,
          where: { op: 'le', left: reg(990), right: cell(values) },
        },
        goesOn: make.test(1, []),
      },
    ],
    last: [],
  }
  const actions: number[] = []
  for (const name of ['first', 'second']) {
    // Whether an action is legal may depend only on later actions, which rules out cycles.
    make.unjudged = actions.length + 1
    const kinds: readonly Kind[] = make.oneOf<readonly Kind[]>(
      ['piece', 'space'],
      ['space'],
      ['piece', 'number'],
      [],
    )
    const scope: Bound[] = []
    const choices = kinds.map((kind, i) => {
      const domain = kind === 'piece' ? PIECES : kind === 'space' ? SPACES : 64
      let from: SetIR = kind === 'number' ? range(0, 2) : make.set(kind, 2, scope)
      // Only values that fit into the code of a move.
      from = {
        set: 'filter',
        of: from,
        reg: 995 + i,
        where: all({ op: 'le', left: num(0), right: reg(995 + i) }, lt(reg(995 + i), num(domain))),
      }
      const choice = tiny.choice(
        `${name} ${kind} ${i}`,
        from,
        domain,
        kind === 'piece' && make.pick(2) === 0 && !calm,
      )
      scope.push({ cell: choice.cell, kind })
      return choice
    })
    const letKind: Kind = make.oneOf('number', 'space')
    const letCell = tiny.local(`${name} let`)
    const lets = [
      {
        name: 'named',
        cell: letCell,
        value: make.of(letKind, 2, scope),
        type: 'number' as const,
        after: kinds.length,
      },
    ]
    const inside: Bound[] = [...scope, { cell: letCell, kind: letKind }]
    const condition = (after: number, known: readonly Bound[]): ActionIR['conditions'][number] => ({
      label: `condition ${after}`,
      says: undefined,
      test: make.oneOf<() => ReturnType<RandomExpressions['test']>>(
        () => num(1),
        () => ({ op: 'or', terms: [make.test(2, known), make.test(1, known)] }),
      )(),
      after,
      origin: 0,
    })
    const compared = (before: number): ActionIR['conditions'][number] => {
      // The compared value is never none, as the checker makes sure: with nothing to compare, no move would be legal.
      const value = {
        op: 'if',
        condition: make.test(2, inside),
        then: num(make.pick(7) - 3),
        else: num(make.pick(7) - 3),
      } as const
      const most = { op: 'most', action: actions.length, before, value } as const
      return { ...condition(kinds.length, inside), test: { op: 'le', left: most, right: value } }
    }
    const conditions = [
      ...(make.pick(2) === 0 ? [condition(kinds.length, inside)] : []),
      ...Array.from({ length: Math.max(0, make.pick(5) - 2) }, (_, before) => compared(before)),
    ]
    const forbids =
      make.pick(2) === 0
        ? [{ ...condition(kinds.length, inside), test: all(make.test(1, []), make.test(2, inside)) }]
        : []
    make.unjudged = 0
    actions.push(
      tiny.action(name, {
        choices,
        lets,
        conditions,
        forbids,
        body: build.steps(3, inside, [inner, outer], false),
        note,
        pictures: [],
      }),
    )
  }
  const stuck = build.steps(1, [], [inner], false)
  const asking = tiny.ask(actions, {
    orElse: [...stuck, ...(make.pick(2) === 0 ? [win(you)] : [])],
    hasOrElse: true,
    must: make.pick(4) > 0,
    repeatedly: make.pick(4) === 0,
  })
  const turn = tiny.stage('turn', [...build.steps(1, [], [inner], false), asking])
  const play: StepIR[] = [
    tiny.turns([tiny.run(turn)], {
      atMost: num(14),
      while: make.pick(3) === 0 ? make.test(1, []) : undefined,
    }),
    {
      step: 'rank',
      reg: 996,
      by: make.of('number', 1, [{ reg: 996, kind: 'seat' }]),
      into: scores,
      wins: make.pick(4) === 0 ? 'nobody' : 'player',
      reason: 0,
      origin: 0,
    },
  ]
  const ruleCell = tiny.local('rule')
  const rule: Bound = { cell: ruleCell, kind: 'piece' }
  return tiny.finish({
    play,
    terms,
    tables: [
      { name: 'truths', values: [1, 0, 1, 1, 0, 1] },
      { name: 'numbers', values: [3, -1, 0, NONE, 2, 2] },
      { name: 'areas', values: [0, 3, 6] },
      { name: 'spaces', values: [0, 1, 2, 6, 7, 8] },
      { name: 'armies', values: [0, 3, 6] },
      { name: 'pieces', values: [0, 1, 2, 3, 4, 5] },
      { name: 'angles', values: angles([0, 1, 2, 3, 4, 5, 6, 7]) },
      { name: 'quarter turns', values: angles([0, 2, 4, 6]) },
    ],
    registers: Array.from({ length: 1000 }, () => 'number'),
    whenever: [
      {
        label: 'rule',
        over: make.pick(2) === 0 ? make.set('piece', 1, []) : undefined,
        cell: ruleCell,
        when: make.test(2, make.pick(2) === 0 ? [] : []),
        you: make.pick(2) === 0 ? make.of('seat', 0, []) : undefined,
        body: build.steps(1, make.pick(4) === 0 ? [rule] : [], [ruled], true),
        origin: 0,
      },
    ],
    ends: [
      {
        label: 'end',
        over: { set: 'range', from: num(0), to: num(1) },
        reg: 997,
        when: all(make.test(2, [{ reg: 997, kind: 'seat' }]), make.test(2, [])),
        winner: reg(997),
        reason: 0,
        origin: 0,
      },
      {
        label: 'place',
        over: { set: 'range', from: num(0), to: num(1) },
        reg: 998,
        when: {
          op: 'any',
          set: {
            set: 'filter',
            of: members(num(SPACES + 2)),
            reg: 999,
            where: { op: 'table', table: 1, index: reg(999) },
          },
        },
        winner: reg(998),
        reason: 0,
        origin: 0,
      },
    ],
    streaks: [{ name: 'streak', at: streaks, shared: { at: runs, capacity: 8 } }],
    last: { action: lastAction },
  })
}

/** Makes random steps. */
class Steps {
  private readonly tiny: Tiny
  private readonly make: RandomExpressions
  private readonly ground: Ground
  private readonly calm: boolean
  private readonly params = new Map<number, readonly Kind[]>()

  constructor(tiny: Tiny, make: RandomExpressions, ground: Ground, calm: boolean) {
    this.calm = calm
    this.tiny = tiny
    this.make = make
    this.ground = ground
  }

  stage(name: string, params: readonly Kind[], length: number, stages: readonly number[]): number {
    const cells = params.map((kind) => ({ cell: this.tiny.local(`${name} ${kind}`), kind }))
    const index = this.tiny.stages.length + 1
    const body = this.steps(length, cells, stages, false)
    if (this.make.pick(2) === 0)
      body.splice(this.make.pick(body.length + 1), 0, {
        step: 'if',
        condition: this.make.test(1, cells),
        then: [{ step: 'leave', stage: index - 1, origin: 0 }],
        else: [],
        origin: 0,
      })
    const made = this.tiny.stage(name, body, {
      params: cells.map((c) => c.cell),
      leave: this.make.pick(2) === 0 ? this.steps(1, cells, [], false) : [],
    })
    this.params.set(made, params)
    return made
  }

  steps(length: number, scope: readonly Bound[], stages: readonly number[], inRule: boolean): StepIR[] {
    const list: StepIR[] = []
    for (let i = 0; i < length; i++) {
      list.push(this.step(scope, stages, 1))
      if (!inRule && this.make.pick(2) === 0)
        list.push({
          step: 'settle',
          whenever: this.make.pick(3) === 0 ? [0] : [],
          ends: this.make.pick(3) === 0 ? [0, 1] : [1],
        })
    }
    return list
  }

  private step(scope: readonly Bound[], stages: readonly number[], depth: number): StepIR {
    const { make, ground, tiny } = this
    const place = (): ReturnType<typeof num> => num(SPACES + make.pick(3))
    const nested = (): StepIR[] => (depth > 0 ? [this.step(scope, stages, depth - 1)] : [])
    const store = (): StepIR => ({
      step: 'store',
      base: ground.values,
      index: num(make.pick(ground.valueCount)),
      value: make.of('number', 2, scope),
      least: -200,
      most: 200,
      orNone: make.pick(5) > 0,
      origin: 3,
    })
    const mark = (): StepIR => ({
      step: 'store',
      base: ground.marks,
      index: make.of('piece', 1, scope),
      value: make.of('number', 1, scope),
      least: -0x7fffffff,
      most: 0x7fffffff,
      orNone: true,
      origin: 4,
    })
    if (!this.calm && make.pick(5) === 0) return this.plainStep(scope)
    return make.oneOf<() => StepIR>(
      store,
      store,
      mark,
      () => ({
        step: 'move',
        what: one(make.of('piece', 1, scope)),
        to: make.oneOf(make.of('space', 1, scope), place()),
        end: make.oneOf('first', 'last'),
        origin: 5,
      }),
      () => ({
        step: 'move',
        what: one(make.of('piece', 1, scope)),
        to: make.of('space', 1, scope),
        end: 'last',
        origin: 5,
      }),
      () => ({ step: 'show', what: make.set('piece', 1, scope), to: make.set('seat', 0, scope), origin: 9 }),
      () => ({ step: 'reveal', what: one(make.of('piece', 1, scope)), origin: 10 }),
      () => ({
        step: 'take position',
        position: {
          op: 'stood',
          parts: [make.of('number', 1, scope), mixed(make, make.set('piece', 1, scope))],
          at: ground.positions,
          keep: 4,
        },
        at: ground.positions,
        cell: ground.times,
        origin: 3,
      }),
      () => ({ step: 'screen', up: make.oneOf(true, false), origin: 11 }),
      () => ({ step: 'say', line: 0, who: { op: 'cell', at: H.you }, values: [] }),
      () => ({ step: 'if', condition: make.test(2, scope), then: nested(), else: nested(), origin: 0 }),
      () =>
        tiny.each(
          make.set('piece', 1, scope),
          (it) =>
            it.op === 'cell'
              ? [this.step([...scope, { cell: it.at, kind: 'piece' }], stages, depth - 1)]
              : [],
          20,
        ),
      () => ({
        step: 'loop',
        cell: tiny.local('loop'),
        while: make.pick(2) === 0 ? make.test(1, scope) : undefined,
        until: make.pick(2) === 0 ? make.test(1, scope) : undefined,
        atMost: num(make.pick(4)),
        body: nested(),
        origin: 0,
      }),
      () => this.run(scope, stages),
      () => this.run(scope, stages),
    )()
  }

  /** Steps that work on the plain state alone. */
  private plainStep(scope: readonly Bound[]): StepIR {
    const { make } = this
    const place = (): ReturnType<typeof num> => num(SPACES + make.pick(3))
    return make.oneOf<() => StepIR>(
      () => ({
        step: 'move',
        what: make.set('piece', 1, scope),
        to: num(make.oneOf(FAN, PILE)),
        end: make.oneOf('first', 'last'),
        origin: 6,
      }),
      () => {
        const reg = make.fresh()
        const own: readonly Bound[] = [...scope, { reg, kind: 'piece' }]
        return {
          step: 'move each',
          what: make.set('piece', 1, scope),
          reg,
          to: make.oneOf(make.of('space', 2, own), make.of('space', 1, scope), place()),
          end: make.oneOf('first', 'last'),
          origin: 13,
        }
      },
      () => ({
        step: 'deal',
        count: make.of('number', 1, scope),
        upTo: make.pick(4) > 0,
        from: num(make.oneOf(FAN, PILE)),
        to: place(),
        origin: 7,
      }),
      () => ({
        step: 'roll',
        what: 'bag',
        count: make.of('number', 1, scope),
        least: 1,
        sides: make.oneOf([1, 1, 1, 1, 1, 1], [3, 2, 1]),
        named: false,
        cells: [make.ground.values + make.pick(make.ground.valueCount)],
        origin: 13,
      }),
      () => ({
        step: 'roll',
        what: 'one',
        count: num(1),
        least: make.pick(3) - 1,
        sides: [2, 1],
        named: true,
        cells: [make.ground.values + make.pick(make.ground.valueCount)],
        origin: 14,
      }),
      () => ({ step: 'shuffle', container: num(make.oneOf(FAN, PILE)), origin: 8 }),
      () => ({
        step: 'swap',
        what: 'pieces',
        one: make.of('piece', 1, scope),
        other: make.of('piece', 1, scope),
        origin: 11,
      }),
      () => ({ step: 'swap', what: 'places', one: place(), other: make.of('space', 1, scope), origin: 12 }),
    )()
  }

  private run(scope: readonly Bound[], stages: readonly number[]): StepIR {
    const { make, tiny } = this
    const stage = stages[make.pick(Math.max(1, stages.length))]
    if (stage === undefined) return { step: 'say', line: 0, who: { op: 'cell', at: H.you }, values: [] }
    const args = (this.params.get(stage) ?? []).map((kind) => make.of(kind, 1, scope))
    const forSeat = make.pick(3) === 0
    return tiny.run(stage, {
      args,
      for: forSeat ? make.of('seat', 0, scope) : undefined,
      saved: forSeat ? tiny.local('saved') : 0,
    })
  }
}

export { H, UNLIMITED }
