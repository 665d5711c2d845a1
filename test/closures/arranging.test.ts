import { expect, it } from 'vitest'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { Drive, faultOf } from './drive.ts'
import { Tiny, load, lt, num, reg, win } from './tiny-ir.ts'

/** Three seats; the middle one has nothing to arrange. */
function setting(withCondition: boolean) {
  const tiny = new Tiny({
    seats: 3,
    columns: 3,
    rows: 2,
    places: [{}],
    pieces: [0, 0, 2].map((owner) => ({ kind: 0, owner, container: 6 })),
  })
  const layout = tiny.value('layout', NONE, 3, 'piece')
  const ir = tiny.finish({
    play: [
      {
        step: 'arrange',
        site: tiny.site(),
        arrangement: 0,
        players: [0, 1, 2],
        pieces: [[0, 1], [], [2]],
        spaces: [[0, 1, 2], [], [3, 4, 5]],
        where: withCondition ? { piece: 0, space: 1, condition: lt(reg(0), reg(1)) } : undefined,
        cell: tiny.local('who'),
        layout,
        saved: tiny.local('saved'),
        origin: 0,
      },
      win(load(tiny.memory.at, num(1))),
    ],
  })
  return { game: new Drive(ir), at: tiny.memory.at, layout }
}

it('puts pieces on the table when all have answered', () => {
  const { game, at, layout } = setting(false)
  expect([game.at(H.decider), game.at(H.screen)]).toEqual([0, 1])
  game.program.applyLayout(game.S, [2, 0])
  expect([game.at(H.decider), game.at(H.you), game.at(at), game.at(layout), game.at(H.ply)]).toEqual([
    2, 2, 6, 2, 1,
  ])
  game.program.applyLayout(game.S, [4])
  expect([game.over, game.at(H.screen), game.at(H.ply)]).toEqual([true, 0, 2])
  expect([...game.S.subarray(at, at + 3)]).toEqual([2, 0, 4])
  expect([...game.S.subarray(layout, layout + 3)]).toEqual([NONE, NONE, NONE])
})

it.each([
  [false, [0, 1], -1],
  [false, [1, 1], 1],
  [false, [3, 1], 0],
  [false, [1], 1],
  [false, [1, 2, 0], 2],
  [true, [1, 2], -1],
  [true, [0, 2], 0],
  [true, [2, 1], 1],
])('finds what is misplaced (%s, %j)', (withCondition, layout, wrong) => {
  const { game } = setting(withCondition)
  expect(game.program.misplaced(game.S, layout)).toBe(wrong)
})

it('refuses half an answer, and two pieces on one space', () => {
  const { game } = setting(false)
  expect(faultOf(() => game.program.applyLayout(game.S, [0]))).toBe('ST5114')
  expect(faultOf(() => game.legal())).toBe('ST5114')
  game.program.applyLayout(game.S, [1, 1])
  expect(faultOf(() => game.program.applyLayout(game.S, [3]))).toBe('ST5103')
})
