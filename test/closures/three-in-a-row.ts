import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import {
  Tiny,
  any,
  cell,
  eq,
  first,
  load,
  lt,
  members,
  move,
  not,
  num,
  range,
  reg,
  settle,
  where,
  win,
  you,
} from './tiny-ir.ts'

/** Two seats with five stones each, a board of three by three; three in a line win, a full board is drawn. */
export function threeInARow(): GameIR {
  const hand = 9
  const tiny = new Tiny({
    columns: 3,
    rows: 3,
    places: [{ owner: 0 }, { owner: 1 }],
    pieces: Array.from({ length: 10 }, (_, i) => ({
      kind: 0,
      owner: i < 5 ? 0 : 1,
      container: i < 5 ? hand : hand + 1,
    })),
  })
  const { count } = tiny.memory
  const mine = where(
    range(0, 8),
    1,
    any(where(members(reg(1)), 2, eq({ op: 'table', table: 1, index: reg(2) }, you))),
  )
  const goal = tiny.choice('goal', where(range(0, 8), 0, eq(load(count, reg(0)), num(0))), 9)
  const place = tiny.action('place', {
    choices: [goal],
    body: [
      move({ set: 'one', item: first(members({ op: 'add', left: num(hand), right: you })) }, cell(goal.cell)),
      settle([], [0]),
    ],
  })
  const full = tiny.ask([place], { hasOrElse: true, orElse: [win(num(NONE), 1)] })
  return tiny.finish({
    tables: [{ name: 'owner', values: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1] }],
    reasons: ['three in a line', 'the board is full'],
    ends: [
      {
        label: 'three in a line',
        over: undefined,
        reg: 0,
        when: not(lt({ op: 'longest line', set: mine, directions: num(255) }, num(3))),
        winner: you,
        reason: 0,
        origin: 0,
      },
    ],
    play: [tiny.turns([full])],
  })
}
