import { describe, expect, test } from 'vitest'
import { pieceGroup } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { barPieces } from '../../interpreter/map/bar-pieces.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { pointAt } from '../../interpreter/map/ground-lines.ts'
import { lyingShapes } from '../../interpreter/map/piece-shapes.ts'
import { mapPicture } from '../../interpreter/map/picture.ts'
import { printedOn } from '../../interpreter/map/printed-board.ts'
import { drawingOf } from '../../interpreter/scene/drawing.ts'
import { pegTrack } from '../../interpreter/look/peg-track.ts'
import { playableText } from '../playable.ts'

const game = (board: string, look: string, more = ''): string => `sandtable: 1
id: mine
title: Mine
players: { seats: [ north, south ], sides: { north: north, south: south } }
pieces: { man: { owner: fixed, kinds: { guard: { letter: G }, scout: { letter: S } } } }
places:
  board:
${board}
    seen by: everyone
${more}play:
  - game is drawn by nothing
look:
${look}
`
const GRID = '    grid: 4 by 5\n    holds: men'
/** Two rows of two spaces each, with a gap as wide as a space between them. */
const ROWS =
  '    lane: 4\n    spots: { s1: [ 0, 0 ], s2: [ 1, 0 ], s3: [ 3, 0 ], s4: [ 3, 8 ] }\n    holds: men'

function mapOf(text: string) {
  const [map] = boardMaps(playableText(text).world)
  if (map === undefined) throw new Error('there is no board')
  return map
}

const textOf = (shapes: readonly Parameters<typeof svgText>[0][]): string =>
  shapes.map((one) => svgText(one)).join('\n')

test('a rack has a hole in each space, and is blue unless the rules say otherwise', () => {
  const { spaces, tones } = printedOn(mapOf(game(GRID, '  places: { board: rack }')))
  expect(spaces.filter(({ fill }) => textOf(fill).includes('rack-hole'))).toHaveLength(20)
  const blue = tones?.light
  expect(printedOn(mapOf(game(GRID, '  places: { board: red rack }'))).tones?.light).not.toBe(blue)
})

test('the colour of a board is in its picture and on the page, with the usual ground if none is said', () => {
  const map = mapOf(game(GRID, '  places: { board: rgb 3f8f63 }'))
  expect(map.ground).toBe('checked')
  expect(mapOf(game(GRID, '  places: { board: rgb 3f8f63 plain }')).tones?.light).toBe('#3f8f63')
  for (const color of Object.values(map.tones ?? {}).slice(0, 2))
    expect(svgText(mapPicture(map, 'x'))).toContain(color)
})

describe('points', () => {
  const map = mapOf(game(ROWS, '  places: { board: points }'))
  const drawing = drawingOf(map.board)
  const [cell, , , below] = drawing.cells
  if (cell === undefined || below === undefined) throw new Error('there are no cells')

  test('pieces on the bar lie on both sides of its middle, those of the first seat in the lower half', () => {
    const known = [{ kind: 'guard', owner: 0, count: 2 }]
    const at = (seat: number, isTurned = false) =>
      barPieces(map.looks, drawing, [{ name: 'bar', seat, known }], isTurned)
        .flatMap(({ shapes }) => shapes)
        .map((one) => Number(/translate\([\d.]+ ([\d.]+)\)/u.exec(svgText(one))?.[1]))
    const middle = drawing.height / 2
    expect(at(0)).toHaveLength(2)
    expect(at(0).every((y) => y > middle)).toBe(true)
    expect(at(1).every((y) => y < middle)).toBe(true)
    expect(at(0, true)).toEqual(at(1))
    const narrow = { ...drawing, cells: drawing.cells.slice(0, 1) }
    expect(barPieces(map.looks, narrow, [{ name: 'bar', seat: 0, known }], false)).toEqual([])
  })

  test('stand on the nearer edge', () => {
    expect([cell, below].map((each) => pointAt(drawing, each).down)).toEqual([1, -1])
    expect(pointAt(drawing, cell).length).toBeLessThan(drawing.height / 2)
  })

  test('have their pieces in a row within their length, however many', () => {
    const point = pointAt(drawing, cell)
    const pieces = Array.from({ length: 15 }, () => ({ owner: 0, letter: 'G', kind: 'guard' }))
    const shapes = lyingShapes(map.looks, { ...cell.square, pieces }, { ...map.board, point }, 15)
    const rows = shapes.map(({ attributes }) =>
      Number(/ (-?[\d.]+)\) scale/u.exec(String(attributes['transform']))?.[1] ?? 0),
    )
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    expect(rows.at(-1)).toBeLessThan(point.length)
  })

  test('have a bar where a column is left out', () => {
    expect(textOf(printedOn(map).lines).match(/bar-between/gu)).toHaveLength(1)
  })
})

test('wedges point away from their owners, as the board is seen', () => {
  const { looks } = mapOf(game(GRID, '  pieces: { man: wedge }'))
  const isDown = (owner: number, isTurned: boolean): boolean =>
    svgText(pieceGroup(looks, { owner, kind: 'guard' }, { isTurned })).includes('rotate(180)')
  expect([isDown(0, false), isDown(1, false), isDown(0, true), isDown(1, true)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('marks among crossings', () => {
  const areas = 'areas:\n  fort: a1, c1, a3, c3\n  bank: rows 1..3\n'
  const drawn = (spaces: string): string =>
    textOf(
      printedOn(mapOf(game(GRID, `  places: { board: crossings }\n  spaces: { ${spaces} }`, areas))).lines,
    )
  const plain = drawn('d5: sand')
  expect(drawn('fort: sand crossed')).toContain('M0.5 2.5L2.5 4.5M2.5 2.5L0.5 4.5')
  expect(plain).not.toContain('crossing-star')
  expect(drawn('b2: dot')).toMatch(/crossing-star" cx="1.5" cy="3.5"/u)
  // Only the edges of the board lead over the gap.
  const lines = drawn('bank: apart')
  const upright = [...lines.matchAll(/M(\d\.5) 1\.5L\1 2\.5/gu)].map(([, x]) => x)
  expect(upright).toEqual(['0.5', '3.5'])
})

test('each player has a peg on a track, at most at its end', () => {
  const { shapes, width } = pegTrack(61, [
    { at: 0, coat: { class: 'coat-0' } },
    { at: 700, coat: { class: 'coat-1' } },
  ])
  const pegs = shapes.filter(({ attributes }) => String(attributes['class']).startsWith('piece'))
  const at = pegs.map(({ children: [peg] }) => (typeof peg === 'string' ? undefined : peg?.attributes))
  expect(at.map((each) => Number(each?.['cx']) <= width)).toEqual([true, true])
  expect(shapes.filter(({ attributes }) => attributes['class'] === 'track-hole')).toHaveLength(2 * 62)
})
