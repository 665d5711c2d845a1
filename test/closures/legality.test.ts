import { describe, expect, it } from 'vitest'
import type { ConditionIR, ContainerIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { Drive, faultOf } from './drive.ts'
import {
  Tiny,
  add,
  all,
  cell,
  eq,
  first,
  load,
  lt,
  members,
  minus,
  move,
  not,
  num,
  one,
  plus,
  put,
  range,
  when,
  win,
  you,
} from './tiny-ir.ts'

const condition = (test: ConditionIR['test'], after: number): ConditionIR => ({
  label: 'c',
  says: undefined,
  test,
  after,
  origin: 0,
})

/** a from 0..3, b from 0..a, their sum as let; a + b even, a at least the parameter, a * b not 3. */
function pairs() {
  const tiny = new Tiny({})
  const [param, log] = [tiny.local('param'), tiny.value('log')]
  const a = tiny.choice('a', range(0, 3), 4)
  const b = tiny.choice('b', { set: 'range', from: num(0), to: cell(a.cell) }, 5)
  const sum = tiny.local('sum')
  const both: typeof num extends never ? never : ReturnType<typeof num> = {
    op: 'mul',
    left: cell(a.cell),
    right: cell(b.cell),
  }
  const pair = tiny.action('pair', {
    params: [param],
    choices: [a, b],
    lets: [{ name: 'sum', cell: sum, value: plus(cell(a.cell), cell(b.cell)), type: 'number', after: 2 }],
    conditions: [
      condition(eq({ op: 'mod', left: cell(sum), right: num(2) }, num(0)), 2),
      condition(not(lt(cell(a.cell), cell(param))), 1),
    ],
    forbids: [condition(eq(both, num(3)), 2)],
    body: [put(log, plus({ op: 'mul', left: cell(sum), right: num(10) }, cell(param)))],
  })
  const ask = tiny.ask(
    [
      { action: pair, args: [num(2)] },
      { action: pair, args: [num(0)] },
    ],
    { who: num(1), must: false },
  )
  return { ir: tiny.finish({ play: [ask, win(num(0))] }), log, tiny, pair }
}

describe('legal moves', () => {
  const { ir, log } = pairs()
  const game = new Drive(ir)
  const { program } = game

  it('come in the order of offers and choices, done last', () => {
    const decoded = game.legal().map((code) => program.decode(game.S, code))
    expect(decoded.map((d) => d && [d.offer, ...d.values])).toEqual([
      [0, 2, 0],
      [0, 2, 2],
      [0, 3, 3],
      [1, 0, 0],
      [1, 1, 1],
      [1, 2, 0],
      [1, 2, 2],
      [1, 3, 3],
      undefined,
    ])
  })

  it('are numbered by their choices', () => {
    for (const code of game.legal()) {
      const move = program.decode(game.S, code)
      if (move !== undefined) expect(program.encode(game.S, move.offer, move.values)).toBe(code)
    }
    expect(program.encode(game.S, 0, [0, 0])).toBe(1)
    expect(program.encode(game.S, 1, [3, 3])).toBe(21 + 18)
    for (const [offer, values] of [
      [0, [4, 0]],
      [0, [0, 5]],
      [0, [-1, 0]],
      [0, [1]],
      [0, [1, 0.5]],
      [2, [0, 0]],
    ] as const)
      expect(program.encode(game.S, offer, values)).toBe(-1)
  })

  it('leave no trace, and nor do refusals', () => {
    const before = game.S.slice()
    game.legal()
    program.refusals(game.S, 0, [3, 1])
    expect(game.S).toEqual(before)
  })

  it.each([
    [0, [2, 2], []],
    [0, [3, 1], [{ kind: 'forbid', forbid: 0 }]],
    [0, [0, 0], [{ kind: 'condition', condition: 1 }]],
    [
      0,
      [1, 0],
      [
        { kind: 'condition', condition: 1 },
        { kind: 'condition', condition: 0 },
      ],
    ],
    [1, [1, 2], [{ kind: 'choice', choice: 1 }]],
    [1, [7, 2], [{ kind: 'choice', choice: 0 }]],
    [
      0,
      [1, 9],
      [
        { kind: 'choice', choice: 1 },
        { kind: 'condition', condition: 1 },
      ],
    ],
  ] as const)('refuse %j %j for %j', (offer, values, reasons) => {
    expect(program.refusals(game.S, offer, values)).toEqual(reasons)
  })

  it('agree with refusals', () => {
    const legal = new Set(game.legal())
    for (let code = 1; code <= 40; code++) {
      const move = program.decode(game.S, code)
      const refused = program.refusals(game.S, move?.offer ?? 0, move?.values ?? [])
      expect([code, refused.length === 0]).toEqual([code, legal.has(code)])
    }
  })

  it('bind their parameters when they are made', () => {
    expect(new Drive(ir).play(13).at(log)).toBe(42)
    expect(new Drive(ir).play(33).at(log)).toBe(40)
  })
})

describe('alike pieces', () => {
  const kinds = [0, 0, 1, 1, 0, 0, 0]
  const hand = (place: Partial<ContainerIR>, seat: number, tracked: readonly number[] = []) => {
    const tiny = new Tiny({
      places: [place, {}],
      pieces: kinds.map((kind, i) => ({
        kind,
        owner: i === 6 ? 1 : NONE,
        container: i < 4 || i === 6 ? 0 : 1,
      })),
    })
    tiny.value('tracked', 0, 7, 'piece')
    const piece = tiny.choice(
      'piece',
      { set: 'union', left: members(num(0)), right: members(num(1)) },
      7,
      true,
    )
    const took = tiny.value('took', NONE)
    const take = tiny.action('take', {
      choices: [piece],
      body: [
        {
          step: 'store',
          base: took,
          index: num(0),
          value: cell(piece.cell),
          least: 0,
          most: 9,
          orNone: false,
          origin: 0,
        },
      ],
    })
    const ir = tiny.finish({
      play: [
        ...tracked.map((value, i) => put(took - 7 + i, num(value))),
        tiny.ask([take], { who: num(seat) }),
        win(num(0)),
      ],
    })
    return { ir, took }
  }
  const moves = (...args: Parameters<typeof hand>) =>
    new Drive(hand(...args).ir).legal().map((code) => code - 1)

  it('in an open fan are those of one kind and owner', () =>
    expect(moves({ seenBy: 'everyone' }, 1)).toEqual([0, 2, 6, 4]))
  it('to who cannot see them are all', () => expect(moves({ seenBy: 'nobody' }, 1)).toEqual([0, 6, 4]))
  it('to their owner differ by kind', () => {
    expect(moves({ seenBy: 'owner', owner: 1 }, 1)).toEqual([0, 2, 6, 4])
    expect(moves({ seenBy: 'owner', owner: 1 }, 0)).toEqual([0, 6, 4])
  })
  it('are not found in piles and where only one fits', () => {
    expect(moves({ seenBy: 'nobody', pile: true }, 1)).toEqual([0, 1, 2, 3, 6, 4])
  })

  it('are drawn by chance if nobody can tell which it was', () => {
    const { ir, took } = hand({ seenBy: 'nobody' }, 1)
    const taken = Array.from({ length: 40 }, (_, seed) => new Drive(ir, seed).play(1).at(took))
    expect(new Set(taken)).toEqual(new Set([0, 1, 2, 3]))
    const open = hand({ seenBy: 'everyone' }, 1)
    expect(new Drive(open.ir, 3).play(1).at(H.drawsRandom)).toBe(0)
  })
})

describe('can', () => {
  it('asks as the other player, and changes nothing', () => {
    const tiny = new Tiny({ seats: 2, places: [{}, {}], pieces: [{ kind: 0, owner: 1, container: 1 }] })
    const piece = tiny.choice('piece', members(plus(num(0), you)), 1)
    const take = tiny.action('take', { choices: [piece] })
    const seen = tiny.value('seen')
    const can = (player: number) => ({ op: 'can', player: num(player), action: take }) as const
    const sum = plus(
      plus({ op: 'mul', left: can(0), right: num(100) }, { op: 'mul', left: can(1), right: num(10) }),
      can(NONE),
    )
    const ask = tiny.ask([take], { who: num(1) })
    const game = new Drive(tiny.finish({ play: [put(H.you, num(0)), put(seen, sum), ask, win(num(0))] }))
    expect(game.at(seen)).toBe(10)
    const before = game.S.slice()
    expect(game.program.evaluate(game.S, can(1))).toBe(1)
    expect(game.S).toEqual(before)
  })

  it('may be asked about the action that is being looked at', () => {
    const tiny = new Tiny({})
    const digit = tiny.choice('digit', range(0, 2), 3)
    const other = tiny.choice('other', range(0, 2), 3)
    const inner = tiny.action('inner', {
      choices: [other],
      conditions: [condition(eq(cell(other.cell), num(2)), 1)],
    })
    const outer = tiny.action('outer', {
      choices: [digit],
      conditions: [
        condition(all({ op: 'can', player: num(0), action: inner }, eq(cell(other.cell), num(NONE))), 1),
      ],
    })
    expect(new Drive(tiny.finish({ play: [tiny.ask([outer], { who: num(1) })] })).legal()).toEqual([1, 2, 3])
  })

  it('ends somewhere', () => {
    const tiny = new Tiny({})
    const self = tiny.action('self', {
      conditions: [condition(not({ op: 'can', player: num(0), action: 0 }), 0)],
    })
    const game = () => new Drive(tiny.finish({ play: [tiny.ask([self], { who: num(1) })] }))
    expect(faultOf(game)).toBe('ST5107')
  })
})

describe('faults', () => {
  const stones = {
    places: [{ capacity: 1 }, { capacity: 5 }],
    pieces: [0, 1, 2].map(() => ({ kind: 0, owner: NONE, container: 1 })),
  }
  const deal = (count: number, upTo: boolean, from: number, to: number) =>
    ({ step: 'deal', count: num(count), upTo, from: num(from), to: num(to), origin: 0 }) as const
  it.each([
    ['ST5101', () => [put(H.line, num(5), 0, 4)]],
    ['ST5101', () => [put(H.line, num(NONE))]],
    ['ST5103', () => [move(members(num(1)), num(0))]],
    ['ST5103', () => [deal(2, false, 1, 0)]],
    ['ST5104', () => [move(members(num(1)), num(NONE))]],
    ['ST5105', () => [deal(1, false, 0, 1)]],
    ['ST5109', () => [new Tiny({}).turns([])]],
    ['ST5111', () => []],
    ['ST5111', () => [deal(5, true, 1, 0), deal(5, true, 0, 1)]],
    ['ST5112', (t: Tiny) => [t.turns([], { from: num(NONE) })]],
    ['ST5112', (t: Tiny) => [t.ask([], { who: num(NONE) })]],
    ['ST5113', (t: Tiny) => [t.each(range(0, 10), () => [], 10)]],
  ] as const)('%s %#', (code, steps) => {
    const tiny = new Tiny(stones)
    const play = [...steps(tiny)]
    expect(faultOf(() => new Drive(tiny.finish({ play })))).toBe(code)
  })

  it('say where they come from', () => {
    const tiny = new Tiny({})
    const play = [put(H.line, num(5), 0, 4)]
    expect(() => new Drive(tiny.finish({ play }))).toThrow(
      expect.objectContaining({ origin: 7, message: '5 is not from 0 to 4.' }),
    )
  })

  const many = (domain: number, from: number) => {
    const tiny = new Tiny({})
    const [a, b] = [tiny.choice('a', range(0, from), domain), tiny.choice('b', range(0, from), domain)]
    return new Drive(
      tiny.finish({ play: [tiny.ask([tiny.action('many', { choices: [a, b] })], { who: num(0) })] }),
    )
  }

  it('come of too many moves', () => {
    const game = many(1000, 199)
    const before = game.S.slice()
    expect(faultOf(() => game.legal())).toBe('ST5110')
    expect(game.S).toEqual(before)
    expect(many(1000, 140).legal().length).toBeLessThan(MAX_MOVES)
  })

  it('do not come of more mixtures than there are numbers', () => {
    const game = many(50_000, 2)
    const moves = game.legal()
    expect(moves.length).toBe(9)
    expect(moves.map((code) => game.program.decode(game.S, code)?.values)).toEqual(
      [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => [a, b])),
    )
    expect(
      moves.map((code) => game.program.encode(game.S, 0, game.program.decode(game.S, code)?.values ?? [])),
    ).toEqual(moves)
  })

  it('come of answers that nobody asked for', () => {
    const { ir } = pairs()
    const over = new Drive(ir).play(0)
    expect(faultOf(() => over.legal())).toBe('ST5114')
    expect(faultOf(() => over.program.apply(over.S, 1))).toBe('ST5114')
    expect(faultOf(() => over.program.begin(over.S))).toBe('ST5114')
    expect(faultOf(() => over.program.applyLayout(over.S, []))).toBe('ST5114')
    const game = new Drive(ir)
    expect(faultOf(() => game.program.apply(game.S, 99))).toBe('ST5114')
  })
})

it('keeps `first`, tracked sums and differences apart for each state', () => {
  const tiny = new Tiny({ places: [{}], pieces: [{ kind: 0, owner: 0, container: 0 }] })
  const [n, log] = [tiny.value('n'), tiny.value('log')]
  const act = tiny.action('act', {
    body: [
      add(n, num(1)),
      when(eq(first(members(num(0))), num(0)), [put(log, minus(load(n, num(0)), num(1)))]),
    ],
  })
  const ir = tiny.finish({ play: [tiny.turns([tiny.ask([act])])] })
  const one_ = new Drive(ir)
  const two = new Drive(one_.program)
  one_.play(1, 1, 1)
  two.play(1)
  expect([one_.at(n), two.at(n), one_.at(log), two.at(log)]).toEqual([3, 1, 2, 0])
  expect(one(num(0)).set).toBe('one')
})
