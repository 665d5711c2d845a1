import { expect, test } from 'vitest'
import { edited } from '../../grammar/services/index.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { moveSpace } from '../../interpreter/map/move-space.ts'
import { drawingOf } from '../../interpreter/scene/drawing.ts'
import { playableText } from '../playable.ts'

function worldOf(text: string) {
  const configured = playableText(text, undefined, { name: 'drawn.yaml' })
  return configured.world
}

const game = (spots: string): string => `sandtable: 1
id: drawn
title: Drawn
players:
  seats: [blue, red]
pieces:
  band: { kinds: { riders: { letter: R } } }
places:
  country:
    holds: bands
    graph: a-b, b-c
    spots: ${spots}
play:
  - game is drawn by size
`

/** Ways to write where spaces are drawn, before and after b is moved ten steps to the right. */
const WRITTEN: readonly (readonly [string, string])[] = [
  [
    '{ a: [10, 20], b: [23, 20], c: [36, 33] } # as drawn',
    '{ a: [10, 20], b: [33, 20], c: [36, 33] } # as drawn',
  ],
  ['{ a: [ 10,20 ], b: [ 23,20 ], c: [ 36,33 ] }', '{ a: [ 10,20 ], b: [ 33,20 ], c: [ 36,33 ] }'],
  [
    '\n      a: [10, 20]\n      b: # the middle\n        - 23\n        - 20\n      c: [36, 33]',
    '\n      a: [10, 20]\n      b: # the middle\n        - 33\n        - 20\n      c: [36, 33]',
  ],
  ['\n      a: 10 20\n      b: 23 20\n      c: 36 33', '\n      a: 10 20\n      b: 33 20\n      c: 36 33'],
]

test.each(WRITTEN)('a space that is moved changes two numbers, and nothing else: %j', (before, after) => {
  const text = game(before)
  const edit = moveSpace(worldOf(text), 'b', { x: 1, y: 0 })
  expect(edit?.document).toBe('drawn.yaml')
  const now = edited(text, edit === undefined ? [] : [edit])
  expect(now).toBe(game(after))
})

test('it is drawn where it was put, and no farther than spots go', () => {
  const text = game('{ a: [10, 20], b: [23, 20], c: [36, 33] }')
  const world = worldOf(text)
  const edit = moveSpace(world, 'c', { x: 2, y: -50 })
  const moved = worldOf(edited(text, edit === undefined ? [] : [edit]))
  expect(moved.spaces.map(({ spot }) => spot)).toEqual([
    { x: 10, y: 20 },
    { x: 23, y: 20 },
    { x: 56, y: 0 },
  ])
  const [map] = boardMaps(world)
  const drawing = map === undefined ? undefined : drawingOf(map.board)
  expect(drawing?.scale).toBeCloseTo(0.1)
})

test('a space that is not there changes nothing', () => {
  expect(moveSpace(worldOf(game('{ a: [1, 2], b: [3, 4], c: [5, 9] }')), 'd', { x: 1, y: 0 })).toBe(undefined)
})
