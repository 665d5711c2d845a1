import { expect, test } from 'vitest'
import { facesOf } from '../../interpreter/look/faces.ts'
import { looksOf } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { lyingCounts, lyingShapes, mostOn, valueShapes } from '../../interpreter/map/piece-shapes.ts'
import { printedOn } from '../../interpreter/map/printed-board.ts'
import type { SceneBoard } from '../../interpreter/scene/board.ts'
import { playableText } from '../playable.ts'

const world = playableText(`sandtable: 1
id: heaps
title: Heaps
players: { seats: [ north, south ] }
pieces: { seed: { owner: fixed, kinds: { bean: { letter: B }, pod: { letter: P } } } }
places:
  field:
    graph: moor-ford-mill-moor
    spots: { moor: [ 10, 10 ], ford: [ 30, 10 ], mill: [ 20, 30 ] }
    holds: seeds
    seen by: everyone
    kinds of space: { market: { where: [ mill ] }, green: { where: the rest } }
play:
  - game is drawn by nothing
`).world
const [map] = boardMaps(world)
if (map === undefined) throw new Error('there is no board')
const looks = looksOf(facesOf(world))
const bean = { owner: 0, letter: 'B', kind: 'bean' }

const heap = (count: number, facts: Partial<SceneBoard> = {}, most = count): string => {
  const square = {
    space: 0,
    name: 'moor',
    sign: undefined,
    pieces: Array.from({ length: count }, () => bean),
  }
  const lying = { ...map.board, ...facts }
  return [...lyingShapes(looks, square, lying, most), ...lyingCounts(square, lying, most)]
    .map((one) => svgText(one))
    .join('\n')
}
const pieces = (svg: string): number => svg.match(/class="piece[ "]/gu)?.length ?? 0
const numbers = (svg: string): readonly string[] =>
  [...svg.matchAll(/class="count(?:-on)?"[^>]*>(\d+)</gu)].map(([, n = '']) => n)

test.each([
  [0, 0, []],
  [1, 1, []],
  [4, 4, []],
  [7, 7, ['7']],
  [12, 12, ['12']],
  [13, 1, ['13']],
])('%i pieces of a heap are drawn as %i', (count, drawn, told) => {
  expect([pieces(heap(count)), numbers(heap(count))]).toEqual([drawn, told])
})

test('all pieces of a board are as large as those of its largest heap', () => {
  const size = (svg: string) => /scale\(([\d.]+)\)/u.exec(svg)?.[1]
  expect(size(heap(1, {}, 4))).toBe(size(heap(4)))
  expect(size(heap(1))).not.toBe(size(heap(4)))
  const spots = [1, 4].map((count, i) => ({
    square: { space: i, name: `${i}`, sign: undefined, pieces: Array.from({ length: count }, () => bean) },
    spot: undefined,
    paths: [],
  }))
  expect(mostOn({ ...map.board, spots })).toBe(4)
  expect(mostOn({ ...map.board, spots, isPile: true })).toBe(1)
})

test('of a stack one sees the top, the edges below it, and the number', () => {
  const svg = heap(6, { isPile: true }, 1)
  expect([pieces(svg), svg.match(/piece under/gu)?.length, numbers(svg)]).toEqual([4, 3, ['6']])
  expect(svg.lastIndexOf('piece under')).toBeLessThan(svg.lastIndexOf('class="piece coat'))
})

test('what lies on a space hides neither its name nor its kind', () => {
  const mill = printedOn(map).spaces.find(({ name }) => name === 'mill')
  const told = (mill?.covered ?? []).map((one) => svgText(one)).join('\n')
  expect([...told.matchAll(/class="space-name"[^>]*>([^<]+)</gu)].map(([, word]) => word)).toEqual([
    'market',
    'mill',
  ])
})

test('a tracked player is a mark, on the side of a tracked direction', () => {
  const square = (values: object[]) =>
    ({ space: 0, name: 'a1', sign: undefined, pieces: [], values }) as never
  const drawn = (values: object[], isTurned = false) =>
    valueShapes(looks, square(values), { isPile: false, isTurned, shape: 'squares' })
      .map((one) => svgText(one))
      .join('\n')
  const holder = { name: 'holder', value: 'south', seat: 1 }
  const side = { name: 'side', value: 'right', isWay: true }
  expect(drawn([holder])).toMatch(/holder coat-1.*translate\(0 0\.02\)/u)
  expect(drawn([holder, side])).toMatch(/holder coat-1.*translate\(0\.33 -?0\)/u)
  expect(drawn([holder, side], true)).toMatch(/translate\(-0\.33 -?0\)/u)
  expect(drawn([{ name: 'water', value: 3 }])).toContain('>water 3<')
  expect(drawn([side, { name: 'water', value: 3 }])).toContain('>right, 3<')
  expect(drawn([])).toBe('')
})

const disc = { space: 0, name: 'moor', sign: undefined, pieces: Array.from({ length: 12 }, () => bean) }

test.each([9, 12])('of %i pieces in a pit, none is over its edge', (most) => {
  const pieces = Array.from({ length: most }, () => bean)
  const shapes = lyingShapes(
    looks,
    { ...disc, pieces },
    { ...map.board, shape: 'squares', isRound: true },
    most,
  )
  const reach = shapes.map((one) => {
    const text = svgText(one)
    const { x = 0, y = 0 } = /translate\((?<x>\S+) (?<y>\S+)\) scale/u.exec(text)?.groups ?? {}
    return (
      Math.hypot(Number(x), Number(y)) + Number(/scale\((?<scale>[\d.]+)\)/u.exec(text)?.groups?.['scale'])
    )
  })
  expect(Math.max(...reach)).toBeLessThan(0.45)
})
