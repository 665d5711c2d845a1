import { describe, expect, it } from 'vitest'
import type { ExprIR, GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { arithmeticValue } from '../../grammar/ir/build.ts'
import { Drive } from './drive.ts'
import {
  Tiny,
  all,
  any,
  count,
  eq,
  first,
  load,
  lt,
  members,
  not,
  num,
  one,
  range,
  reg,
  where,
  win,
} from './tiny-ir.ts'

/*
 * Board of four by four, spaces 0 to 15 from the lower left. Pieces 0 1 on 5, 2 on 7, 3 on 13, 4 5 6 in place 16,
 * place 17 empty. The tracked values of the pieces are 3 1 2 3 NONE 0 1.
 */
function world(): { ir: GameIR; value: number } {
  const tiny = new Tiny({
    columns: 4,
    rows: 4,
    places: [{}, {}],
    pieces: [5, 5, 7, 13, 16, 16, 16].map((container) => ({ kind: 0, owner: 0, container })),
  })
  const value = tiny.value('value', 0, 7, 'piece')
  const values = [3, 1, 2, 3, NONE, 0, 1]
  const set = values.map(
    (v, i) =>
      ({
        step: 'store',
        base: value,
        index: num(i),
        value: num(v),
        least: 0,
        most: 9,
        orNone: true,
        origin: 0,
      }) as const,
  )
  const act = tiny.action('act', {})
  const ir = tiny.finish({
    play: [...set, tiny.ask([act], { who: num(1) }), win(num(0))],
    tables: [
      { name: 'offsets', values: [0, 2, 2, 5] },
      { name: 'items', values: [4, 9, 1, 2, 3] },
      { name: 'truths', values: [0, 1, 1, 0, 1, 1, 1] },
      { name: 'offsets of places', values: [0, 3] },
      { name: 'places', values: [5, 16, 17] },
    ],
    terms: [
      { name: 'twice', params: [10], body: { op: 'mul', left: reg(10), right: num(2) }, origin: 0 },
      { name: 'less', params: [10, 11], body: lt(reg(10), reg(11)), origin: 0 },
      {
        name: 'three',
        params: [10, 11, 12],
        body: { op: 'sub', left: { op: 'sub', left: reg(10), right: reg(11) }, right: reg(12) },
        origin: 0,
      },
      { name: 'many', params: [10], body: count(where(range(0, 9), 3, lt(reg(3), reg(10)))), origin: 0 },
    ],
  })
  return { ir, value }
}

const { ir, value } = world()
const game = new Drive(ir)
const evaluate = (e: ExprIR): number => game.program.evaluate(game.S, e)
const row = (index: number): SetIR => ({ set: 'row', offsets: 1, items: 2, index: num(index) })
const call = (term: number, ...args: ExprIR[]): ExprIR => ({ op: 'call', term, args })

/** The members in order, found by repeatedly asking for the first of those left. */
function listed(set: SetIR): number[] {
  const found: number[] = []
  for (let left = set; ;) {
    const next = evaluate(first(left))
    if (next === NONE || found.length > 40) return found
    found.push(next)
    left = { set: 'minus', left, right: one(num(next)) }
  }
}

describe('sets', () => {
  const by: SetIR = { set: 'sorted', of: range(0, 6), reg: 5, by: load(value, reg(5)) }
  const line = (from: number, directions: number, limit: number): SetIR => ({
    set: 'open line',
    from: num(from),
    directions: num(directions),
    limit: num(limit),
  })
  const sight = (from: number, directions: number, limit: number): SetIR =>
    ({ ...line(from, directions, limit), set: 'sight' }) as SetIR
  const run = (from: number, directions: number, over: SetIR, until?: SetIR) =>
    ({
      set: 'run',
      gives: 'run',
      from: num(from),
      directions: num(directions),
      over,
      until,
      limit: undefined,
    }) as const
  const [N, E, S, W] = [1, 4, 16, 64]
  /** From each space to the one that is three lower and the one that is two higher, up to 6. */
  const onward: SetIR = {
    set: 'filter',
    of: range(0, 6),
    reg: 8,
    where: {
      op: 'or',
      terms: [
        { op: 'eq', left: reg(8), right: { op: 'add', left: reg(7), right: num(2) } },
        { op: 'eq', left: reg(7), right: { op: 'add', left: reg(8), right: num(3) } },
      ],
    },
  }
  const isTrue = (index: ExprIR): ExprIR => ({ op: 'table', table: 3, index })
  const places: SetIR = { set: 'row', offsets: 4, items: 5, index: num(0) }
  it.each<[SetIR, readonly number[]]>([
    [{ set: 'empty' }, []],
    [one(num(3)), [3]],
    [one(num(NONE)), []],
    [range(2, 5), [2, 3, 4, 5]],
    [range(5, 2), []],
    [{ set: 'range', from: load(value, num(4)), to: num(3) }, []],
    [row(0), [4, 9]],
    [row(1), []],
    [row(2), [1, 2, 3]],
    [row(NONE), []],
    [{ set: 'row', offsets: 1, items: 2, index: load(value, num(2)) }, [1, 2, 3]],
    [members(num(5)), [0, 1]],
    [members(num(16)), [4, 5, 6]],
    [members(num(17)), []],
    [members(num(NONE)), []],
    [where(range(0, 9), 1, lt(num(6), reg(1))), [7, 8, 9]],
    [where(members(num(5)), 1, isTrue(reg(1))), [1]],
    [where(members(num(16)), 1, isTrue(reg(1))), [4, 5, 6]],
    [where(members(num(NONE)), 1, isTrue(reg(1))), []],
    [where({ set: 'each', over: places, reg: 2, of: members(reg(2)) }, 1, isTrue(reg(1))), [1, 4, 5, 6]],
    [{ set: 'each', over: places, reg: 1, of: members(reg(1)) }, [0, 1, 4, 5, 6]],
    [{ set: 'each', over: range(4, 7), reg: 1, of: members(reg(1)) }, [0, 1, 2]],
    [{ set: 'each', over: range(0, 2), reg: 1, of: where(row(2), 2, eq(reg(1), reg(2))) }, [1, 2]],
    [{ set: 'map', over: range(0, 6), reg: 1, item: load(value, reg(1)) }, [3, 1, 2, 0]],
    [{ set: 'union', left: row(0), right: range(8, 10) }, [4, 9, 8, 10]],
    [{ set: 'minus', left: range(0, 4), right: row(2) }, [0, 4]],
    [{ set: 'if', condition: num(1), then: row(0), else: row(2) }, [4, 9]],
    [{ set: 'if', condition: num(NONE), then: row(0), else: row(2) }, [1, 2, 3]],
    [{ set: 'let', reg: 1, value: num(3), body: { set: 'range', from: reg(1), to: num(4) } }, [3, 4]],
    [by, [4, 5, 1, 6, 2, 0, 3]],
    [line(6, N | S | W, 9), [10, 14, 2]],
    [line(6, N | S, 1), [10, 2]],
    [line(0, 2, 9), []],
    [line(10, 255, 9), [14, 15, 11, 6, 2, 9, 8]],
    [line(NONE, 255, 9), []],
    [sight(6, E | W, 9), [2, 0]],
    [sight(1, N, 1), [0]],
    [sight(1, 255, 3), [0]],
    [sight(4, 255, 1), [0]],
    [sight(15, 255, 9), [2, 0, 3]],
    [sight(15, 255, 1), []],
    [{ set: 'reached', from: one(num(0)), via: range(0, 2), along: 85 }, [4, 1, 5, 2, 6, 3]],
    [{ set: 'reached', from: row(2), via: { set: 'empty' }, along: 85 }, [5, 0, 6, 7]],
    [{ set: 'reached', from: one(num(NONE)), via: range(0, 15), along: 85 }, []],
    [
      { set: 'reached by steps', from: one(num(0)), via: range(0, 15), reg: 7, next: onward },
      [2, 4, 1, 6, 3, 5],
    ],
    [{ set: 'reached by steps', from: range(0, 1), via: range(0, 3), reg: 7, next: onward }, [2, 3, 4, 5]],
    [run(0, E, range(0, 2)), [1, 2]],
    [run(0, 255, range(1, 7), range(8, 9)), [4]],
    [run(0, 255, range(1, 7), one(num(10))), [5]],
    [run(NONE, 255, range(0, 15)), []],
    [{ ...run(0, E, range(0, 2)), gives: 'beyond' }, [3]],
    [{ ...run(0, E, { set: 'empty' }, range(0, 0)), gives: 'beyond' }, []],
    [{ ...run(0, 255, { set: 'empty' }, range(1, 4)), gives: 'beyond' }, [4, 1]],
    [{ ...run(0, N | E, range(1, 4)), gives: 'both' }, [4, 8, 1, 2, 3]],
    [{ ...run(0, N | E, range(1, 4)), gives: 'both', limit: num(2) }, [4, 8, 1, 2]],
    [{ ...run(0, N | E, range(1, 4)), gives: 'beyond', limit: num(1) }, []],
    [{ set: 'borders', from: num(0), to: num(12) }, [0, 32, 64]],
    [{ set: 'borders', from: num(12), to: num(0) }, [64, 32, 0]],
    [{ set: 'borders', from: num(15), to: num(10) }, [10 * 8 + 1]],
    [{ set: 'borders', from: num(0), to: num(6) }, []],
    [{ set: 'borders', from: num(3), to: num(3) }, []],
    // Evaluated for each member, with the same result for all.
    [where(range(0, 3), 5, any({ set: 'borders', from: num(0), to: num(12) })), [0, 1, 2, 3]],
  ])('%j', (set, items) => {
    expect(listed(set)).toEqual(items)
    expect(evaluate(count(set))).toBe(items.length)
    expect(evaluate({ op: 'le', left: num(items.length), right: count(set) })).toBe(1)
    expect(evaluate(lt(num(items.length), count(set)))).toBe(0)
    expect(evaluate(any(set))).toBe(items.length > 0 ? 1 : 0)
    for (let item = -1; item < 90; item++)
      expect([item, evaluate({ op: 'contains', set, item: num(item) })]).toEqual([
        item,
        items.includes(item) ? 1 : 0,
      ])
    expect(evaluate({ op: 'contains', set, item: num(NONE) })).toBe(0)
    for (let at = -1; at < items.length + 2; at++)
      expect(evaluate({ op: 'nth', set, at: num(at) })).toBe(items[at - 1] ?? NONE)
    items.forEach((item, i) => expect(evaluate({ op: 'place', set, item: num(item) })).toBe(i + 1))
    expect(evaluate({ op: 'place', set, item: num(-1) })).toBe(NONE)
    const doubled: SetIR = { set: 'map', over: set, reg: 7, item: call(0, reg(7)) }
    expect(listed(doubled)).toEqual(items.map((item) => 2 * item))
  })
})

describe('numbers', () => {
  const numbers = [0, 1, 2, 7, -1, -7, 100, 0x3fffffff]
  for (const op of ['add', 'sub', 'mul', 'mod', 'divUp', 'divDown', 'min', 'max'] as const)
    it(`${op} as when constants are folded`, () => {
      for (const a of numbers)
        for (const b of numbers) {
          const exact = arithmeticValue(op, a, b)
          const word = Math.max(-0x7fffffff, Math.min(0x7fffffff, exact))
          expect([a, b, evaluate({ op, left: num(a), right: num(b) })]).toEqual([a, b, word === 0 ? 0 : word])
        }
    })

  it.each<[ExprIR, number]>([
    [{ op: 'add', left: num(NONE), right: num(1) }, NONE],
    [{ op: 'max', left: num(NONE), right: num(0) }, 0],
    [lt(num(NONE), num(0)), 0],
    [lt(num(0), num(NONE)), 0],
    [{ op: 'le', left: num(2), right: num(2) }, 1],
    [{ op: 'le', left: num(NONE), right: num(NONE) }, 0],
    [eq(num(NONE), num(NONE)), 1],
    [{ op: 'ne', left: num(NONE), right: num(1) }, 1],
    [all(), 1],
    [all(num(1), num(1), num(1), num(1), num(0)), 0],
    [{ op: 'or', terms: [] }, 0],
    [{ op: 'or', terms: [num(0), num(0), num(0), num(0), num(1)] }, 1],
    [not(num(0)), 1],
    [not(num(NONE)), 1],
    [{ op: 'if', condition: num(0), then: num(4), else: num(5) }, 5],
    [{ op: 'let', reg: 1, value: num(4), body: { op: 'mul', left: reg(1), right: reg(1) } }, 16],
    [load(value, num(3)), 3],
    [load(value, num(NONE)), NONE],
    [{ op: 'table', table: 2, index: num(1) }, 9],
    [{ op: 'table', table: 2, index: num(NONE) }, NONE],
    [{ op: 'table', table: 2, index: num(99) }, NONE],
    [{ op: 'step', space: num(5), directions: num(1) }, 9],
    [{ op: 'step', space: num(5), directions: num(32) }, 0],
    [{ op: 'step', space: num(0), directions: num(64) }, NONE],
    [{ op: 'step', space: num(NONE), directions: num(1) }, NONE],
    [{ op: 'step', space: num(5), directions: num(0) }, NONE],
    [{ op: 'step', space: num(5), directions: load(value, num(1)) }, 9],
    [call(0, call(0, num(3))), 12],
    [call(1, call(0, num(1)), call(0, num(2))), 1],
    [call(2, call(2, num(9), num(1), num(1)), call(0, num(2)), call(2, num(3), num(1), num(1))), 2],
    [call(3, call(3, num(4))), 4],
    [count(where(range(0, 9), 3, eq(call(3, reg(3)), num(5)))), 1],
    [
      first({
        set: 'sorted',
        of: range(0, 3),
        reg: 1,
        by: { op: 'sub', left: num(0), right: load(value, reg(1)) },
      }),
      0,
    ],
  ])('%j is %i', (e, result) => {
    expect(evaluate(e)).toBe(result)
    expect(evaluate({ op: 'if', condition: e, then: num(1), else: num(0) })).toBe(result === 1 ? 1 : 0)
  })

  it.each([
    ['sum', range(0, 6), 10],
    ['highest', range(0, 6), 3],
    ['lowest', range(0, 6), 0],
    ['sum', { set: 'empty' }, 0],
    ['highest', { set: 'empty' }, NONE],
    ['lowest', { set: 'empty' }, NONE],
  ] as const)('%s over %j', (fold, set, result) => {
    expect(evaluate({ op: 'fold', fold, set, reg: 2, of: load(value, reg(2)) })).toBe(result)
  })

  it.each([
    [[0, 1, 2, 4, 8], 255, 3],
    [[0, 1, 2, 4, 8], 1, 3],
    [[0, 1, 2, 4, 8, 12], 16, 4],
    [[0, 1, 2, 4, 8], 2, 1],
    [[0, 5, 10, 11], 32, 3],
    [[3, 6, 9, 12], 128, 4],
    [[0, 1, 3], 4, 2],
    [[], 255, 0],
  ])('longest line of %j in %i', (spaces, directions, length) => {
    const set = spaces.reduce<SetIR>((left, s) => ({ set: 'union', left, right: one(num(s)) }), {
      set: 'empty',
    })
    expect(evaluate({ op: 'longest line', set, directions: num(directions) })).toBe(length)
  })
})
