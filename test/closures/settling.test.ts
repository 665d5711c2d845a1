import { expect, it } from 'vitest'
import type { StepIR, WheneverIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { Drive, faultOf } from './drive.ts'
import {
  Tiny,
  add,
  cell,
  eq,
  load,
  lt,
  num,
  plus,
  put,
  range,
  reg,
  settle,
  where,
  win,
  you,
} from './tiny-ir.ts'

const rule = (more: Partial<WheneverIR>): WheneverIR => ({
  label: 'rule',
  over: undefined,
  cell: 0,
  when: num(1),
  you: undefined,
  body: [],
  origin: 0,
  ...more,
})

/** Appends a digit. */
const digit = (log: number, value: number): StepIR =>
  put(log, plus({ op: 'mul', left: cell(log), right: num(10) }, num(value)), 0, 0x7fffffff)

it('fires in order, again and again, each once', () => {
  const tiny = new Tiny({})
  const [log, stage] = [tiny.value('log'), tiny.value('stage')]
  const whenever = [
    rule({ when: eq(cell(stage), num(2)), body: [digit(log, 1), put(stage, num(3))] }),
    rule({ when: eq(cell(stage), num(1)), body: [digit(log, 2), put(stage, num(2))] }),
    // Would go on forever, but runs once per settling.
    rule({ when: lt(num(0), cell(stage)), body: [digit(log, 3), add(stage, num(0))] }),
  ]
  const ir = tiny.finish({
    whenever,
    play: [
      settle([0, 1, 2], []),
      put(stage, num(1)),
      settle([0, 1, 2], []),
      settle([0, 1, 2], []),
      win(num(0)),
    ],
  })
  expect(new Drive(ir).at(log)).toBe(2313)
})

it('binds each member, looks again behind each, and starts no settling of its own', () => {
  const tiny = new Tiny({ seats: 3 })
  const [log, open, seat] = [tiny.value('log'), tiny.value('open', 1, 3, 'seat'), tiny.local('seat')]
  const over = where(range(0, 2), 0, eq(load(open, reg(0)), num(1)))
  const whenever = [
    rule({
      over,
      cell: seat,
      you: cell(seat),
      body: [
        put(log, plus({ op: 'mul', left: cell(log), right: num(10) }, plus(you, num(1))), 0, 0x7fffffff),
        put(open + 1, num(0)),
        settle([0], []),
      ],
    }),
  ]
  const game = new Drive(tiny.finish({ whenever, play: [put(H.you, num(2)), settle([0], []), win(you)] }))
  expect([game.at(log), game.at(H.winner), game.at(seat)]).toEqual([13, 2, NONE])
})

it('looks at ends behind rules, the first that holds', () => {
  const tiny = new Tiny({})
  const score = tiny.value('score')
  const end = (when: number, winner: number, reason: number) => ({
    label: `${when}`,
    over: range(0, 1),
    reg: 4,
    when: eq(plus(cell(score), reg(4)), num(when)),
    winner: winner === 9 ? reg(4) : num(winner),
    reason,
    origin: 0,
  })
  const ir = tiny.finish({
    reasons: ['one', 'two', 'three'],
    whenever: [rule({ when: eq(cell(score), num(1)), body: [put(score, num(5))] })],
    ends: [end(1, 0, 0), end(6, 9, 1), end(5, NONE, 2)],
    play: [put(score, num(1)), settle([0], [0, 1, 2])],
  })
  const game = new Drive(ir)
  expect([game.over, game.at(H.winner), game.at(H.reason)]).toEqual([true, 1, 1])
})

it('may leave a stage, and may win', () => {
  const tiny = new Tiny({})
  const log = tiny.value('log')
  const stage = tiny.stage(
    'stage',
    [tiny.each(range(0, 1), () => [settle([0], []), digit(log, 1)]), digit(log, 2)],
    {
      leave: [digit(log, 3)],
    },
  )
  const whenever = [rule({ body: [{ step: 'leave', stage, origin: 0 }] }), rule({ body: [win(num(1))] })]
  const ir = tiny.finish({ whenever, play: [tiny.run(stage), settle([1], []), digit(log, 4)] })
  const game = new Drive(ir)
  expect([game.at(log), game.over, game.at(H.winner)]).toEqual([3, true, 1])
})

it('cannot ask anybody', () => {
  const tiny = new Tiny({})
  const act = tiny.action('act', {})
  const ir = tiny.finish({
    whenever: [rule({ body: [tiny.ask([act], { who: num(0) })] })],
    play: [settle([0], [])],
  })
  expect(faultOf(() => new Drive(ir))).toBe('ST5108')
})
