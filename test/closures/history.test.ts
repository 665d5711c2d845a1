import { describe, expect, it } from 'vitest'
import type { ExprIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { Drive } from './drive.ts'
import { Tiny, all, cell, eq, load, minus, move, not, num, one, plus, range, you } from './tiny-ir.ts'

/** Two seats with one piece each on a row of four; a piece goes to any empty space, but repeats no recent picture. */
function shuttle(keep = 3, within = 2) {
  const tiny = new Tiny({
    columns: 4,
    rows: 1,
    pieces: [0, 1].map((owner) => ({ kind: 0, owner, container: 3 * owner })),
  })
  const { at, count } = tiny.memory
  const streak = tiny.value('streak', 0, 2, 'history')
  const shared = tiny.value('shared', 0, 2 * 7, 'history')
  const [lastAction, lastGoal] = [
    tiny.value('last', NONE, 2, 'history'),
    tiny.value('last goal', NONE, 2, 'history'),
  ]
  const pictures = tiny.value('pictures', 0, 2 * (1 + 2 * keep), 'history')
  const goal = tiny.choice('goal', range(0, 3), 4)
  const empty = (space: ExprIR): ExprIR => eq(load(count, space), num(0))
  const again = all(eq(load(lastAction, you), num(0)), eq(load(at, you), load(lastGoal, you)))
  const repeats: ExprIR = {
    op: 'repeats',
    picture: 0,
    player: you,
    within: num(within),
    piece: you,
    space: cell(goal.cell),
  }
  const go = tiny.action('go', {
    choices: [goal],
    conditions: [{ label: 'empty', says: undefined, test: empty(cell(goal.cell)), after: 1, origin: 0 }],
    forbids: [{ label: 'again', says: undefined, test: repeats, after: 1, origin: 0 }],
    note: {
      streaks: [
        {
          streak: 0,
          value: { op: 'if', condition: again, then: plus(load(streak, you), num(1)), else: num(1) },
        },
      ],
      sharing: [
        { streak: 0, set: { set: 'borders', from: load(at, you), to: cell(goal.cell) }, goesOn: again },
      ],
      last: [{ base: lastGoal, value: cell(goal.cell) }],
    },
    body: [move(one(you), cell(goal.cell))],
    pictures: [0],
  })
  const pass = tiny.action('pass', {
    note: {
      streaks: [{ streak: 0, value: num(0) }],
      sharing: [{ streak: 0, set: { set: 'empty' }, goesOn: num(0) }],
      last: [{ base: lastGoal, value: num(NONE) }],
    },
  })
  const ir = tiny.finish({
    streaks: [{ name: 'streak', at: streak, shared: { at: shared, capacity: 3 } }],
    pictures: [{ name: 'picture', pieces: [0, 1], keep, at: pictures }],
    last: { action: lastAction },
    play: [tiny.turns([tiny.ask([go, pass])])],
  })
  return {
    game: new Drive(ir),
    streak,
    shared,
    lastAction,
    lastGoal,
    pictures,
    seats: not(num(0)),
    one: minus(num(1), num(0)),
  }
}

const GO = (space: number): number => 1 + space
const PASS = 5

describe('what is remembered of actions', () => {
  it('streaks and last choices, for each seat', () => {
    const { game, streak, lastAction, lastGoal } = shuttle()
    game.play(GO(1), PASS, GO(2))
    expect([game.at(streak), game.at(streak + 1), game.at(lastAction), game.at(lastGoal)]).toEqual([
      2, 0, 0, 2,
    ])
    expect([game.at(lastAction + 1), game.at(lastGoal + 1)]).toEqual([1, NONE])
    game.play(PASS, PASS)
    expect([game.at(streak), game.at(lastAction)]).toEqual([0, 1])
  })

  it('runs of what is shared', () => {
    const { game, shared } = shuttle(3, 0)
    const run = (item: number) =>
      game.program.evaluate(game.S, { op: 'shared run', streak: 0, player: num(0), item: num(item) })
    // Borders of the row are 2 10 18: east of spaces 0, 1 and 2.
    game.play(GO(2), PASS)
    expect([run(2), run(10), run(18)]).toEqual([1, 1, 0])
    game.play(GO(1), PASS)
    expect([run(2), run(10), run(18)]).toEqual([0, 2, 0])
    game.play(GO(2), PASS)
    expect([run(2), run(10), run(18)]).toEqual([0, 3, 0])
    game.play(PASS, PASS)
    expect([run(2), run(10), game.at(shared)]).toEqual([0, 0, 0])
  })

  it('pictures, which a move may not make again', () => {
    const { game } = shuttle()
    game.play(GO(1), PASS, GO(2), PASS)
    // Seat 0 has made pictures with its piece on spaces 1 and 2.
    expect(game.legal()).toEqual([GO(0), PASS])
    game.play(GO(0), PASS)
    expect(game.legal()).toEqual([GO(1), PASS])
  })

  it('pictures only as many as are asked for and kept', () => {
    const { game } = shuttle(1)
    game.play(GO(1), PASS, GO(2), PASS)
    expect(game.legal()).toEqual([GO(0), GO(1), PASS])
  })

  it('pictures of the whole table', () => {
    const { game } = shuttle()
    game.play(GO(1), PASS, GO(2), PASS, GO(0), GO(1))
    expect(game.legal()).toEqual([GO(2), GO(3), PASS])
  })
})
