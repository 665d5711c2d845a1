import { expect, test } from 'vitest'
import { Match, playable } from '../../interpreter/index.ts'

const game = (board: string): string => `sandtable: 1
id: bees
title: Bees
players: { seats: [ ann, ben ] }
pieces:
  bee: { owner: fixed, kinds: { bee: { letter: B } } }
places:
  comb:
    ${board}
    holds: 1 bee
  hive: { each: player, holds: bees }
box:
  hive: 1 bee
play:
  - turns from ann: you must land or fly
actions:
  land:
    choose:
      goal: spaces where empty
    only if:
      a bee is left: any bee in your hive
    then: move first bee in your hive to goal
    write: "{goal}"
  fly:
    choose:
      bee: your bees on comb
      way: directions in adjacent
    only if:
      nothing is there: step(bee.space, way) is empty
    then: move bee to (step(bee.space, way) otherwise bee.space)
    write: "{way}"
end:
  both have come:
    when: number of bees on comb is 7
    drawn: yes
`

const started = (board: string, ...moves: readonly string[]): Match => {
  const { program, diagnostics } = playable(game(board))
  if (program === undefined) throw new Error(diagnostics.map(({ message }) => message).join())
  const match = Match.start(program, { seed: 1 })
  for (const move of moves) expect(match.play(move)).toBe(undefined)
  return match
}

const HEXES = 'hexes: hexagon 2'
const SQUARES = `grid: |
      . . .
      . . .
      . . .`

const flights = (match: Match): readonly string[] => match.moves().map(({ notation }) => notation)

test.each([
  ['squares', SQUARES, ['b2', 'c1'], ['down', 'left', 'right', 'up']],
  ['hexagons', HEXES, ['b2', 'a1'], ['down right', 'left', 'right', 'up left', 'up right']],
  ['a ring', 'ring: 5', ['s1', 's3'], ['back', 'onward']],
  ['a graph', 'graph: { road: a-b-c, path: b-d }', ['b', 'd'], ['road 1', 'road 2']],
])('moves on %s say directions in the words of the rules', (_, board, bees, ways) => {
  expect(flights(started(board, ...bees))).toEqual(ways)
})

test('on hexagons a direction leads where its word says', () => {
  const match = started(HEXES, 'b2', 'a1')
  expect(match.play('up right')).toBe(undefined)
  expect(match.view(0).at('c3')?.length).toBe(1)
})

test('a direction that is not free is refused for that, not for the want of a meaning', () => {
  const match = started(HEXES, 'b2', 'a1')
  expect(match.play('down left')?.message).toContain('nothing is there')
  expect(match.play('fly (bee, down left)')?.message).toContain('nothing is there')
})

test('where two boards have a direction of one word, the directions have different names', () => {
  const match = started(
    `hexes: hexagon 2
    holds: 1 bee
  meadow:
    ${SQUARES}`,
    'comb b2',
    'comb a1',
  )
  expect(flights(match)).toEqual(['hex down right', 'hex left', 'hex right', 'hex up left', 'hex up right'])
})
