import { expect, test } from 'vitest'
import { looksOf } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { borderShapes } from '../../interpreter/map/border-shapes.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { drawingOf } from '../../interpreter/scene/drawing.ts'
import type { SceneBorder } from '../../interpreter/scene/board.ts'
import { playableText } from '../playable.ts'

const world = (board: string) =>
  playableText(`sandtable: 1
id: fens
title: Fens
players: { seats: [ north, south ] }
pieces: { man: { kinds: { man: { letter: M } } } }
places: { fen: { ${board}, holds: 1 man, seen by: everyone } }
play:
  - game is drawn by nothing
`).world

function drawn(board: string, border: SceneBorder): string {
  const own = world(board)
  const [map] = boardMaps(own)
  if (map === undefined) throw new Error('there is no board')
  const shapes = borderShapes(looksOf(facesOf(own)), drawingOf(map.board), {
    ...map.board,
    borders: [border],
  })
  return shapes.map((one) => svgText(one)).join('\n')
}

const GRID = 'grid: 2 by 2'
const at = (values: SceneBorder['values']): SceneBorder => ({ spaces: ['a1', 'b1'], values })

test('what has no look of its own is a wall', () => {
  expect(drawn(GRID, at([{ name: 'walled', value: true }]))).toMatch(
    /^<line class="wall" x1="1" y1="[12]" x2="1" y2="[12]"\/>$/u,
  )
  expect(drawn(GRID, at([]))).toContain('class="wall"')
})

test('it has the colour of its player, or of what it is called after', () => {
  expect(drawn(GRID, at([{ name: 'holder', value: 'south', seat: 1 }]))).toContain('border-line coat-1')
  expect(drawn(GRID, at([{ name: 'river', value: true }]))).toContain('border-line strokes-water')
})

test('numbers are written on it', () => {
  expect(drawn(GRID, at([{ name: 'depth', value: 2 }]))).toMatch(/<text class="space-name" x="1"[^>]*>2</u)
  expect(
    drawn(
      GRID,
      at([
        { name: 'depth', value: 2 },
        { name: 'toll', value: 3 },
      ]),
    ),
  ).toContain('>depth 2, toll 3<')
})

test('on a graph it lies along the way', () => {
  const spots = 'graph: moor-mill, spots: { moor: [ 10, 10 ], mill: [ 30, 10 ] }'
  const svg = drawn(spots, { spaces: ['moor', 'mill'], values: [{ name: 'road', value: true }] })
  const [, y1, y2] = /y1="([\d.]+)" x2="[\d.]+" y2="([\d.]+)"/u.exec(svg) ?? []
  expect([svg.includes('strokes-road'), y1 === y2]).toEqual([true, true])
})
