import { expect, test } from 'vitest'
import { drawingOf, partInUse } from '../../interpreter/scene/drawing.ts'
import { countFaces, sidesShown } from '../../interpreter/look/counts.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { looksOf, pieceCounts } from '../../interpreter/look/piece.ts'
import { svgText, type Shape } from '../../interpreter/look/shape.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { pointName } from '../../interpreter/map/ground-lines.ts'
import { valueShapes } from '../../interpreter/map/piece-shapes.ts'
import { printedOn } from '../../interpreter/map/printed-board.ts'
import { playableText } from '../playable.ts'

const game = (look: string, board = 'grid: 9 by 9') =>
  playableText(`sandtable: 1
id: sides
title: Sides
players: { seats: [ north, south ] }
pieces:
  die: { kinds: { die: { plural: dice } }, track: { top: 1..6 = 1, worth: 0..6 = 0 } }
  half: { printed: { high: 0..9, low: 0..6 }, kinds: { one-two: { high: 2, low: 1 }, nine-blank: { high: 9, low: 0 } } }
  token: { kinds: { token: {} }, track: { worth: 0..99 = 0 } }
places:
  board: { ${board}, holds: 1 token, seen by: everyone }
  cup: { holds: dice, seen by: everyone }
  row: { holds: halves, seen by: everyone }
play:
  - game is drawn by nothing
look:
  pieces: { token: sky tile none, half: { look: white tile none, show: { high: dice, low: dice } } }
  ${look}
`).world

const world = game('counts: { worth: number }')
const spots = (shapes: readonly { readonly tag: string }[]): number =>
  shapes
    .map((one) => svgText(one as never))
    .join('')
    .match(/class="spot"/gu)?.length ?? 0

test('the side of a piece called a die is drawn without a word about looks', () => {
  const faces = countFaces(world)
  expect(sidesShown({ name: 'top', value: 5 }, faces)).toEqual([5])
  expect(sidesShown({ name: 'top', value: '2 6 6' }, faces)).toEqual([2, 6, 6])
  expect(sidesShown({ name: 'top', value: 7 }, faces)).toBeUndefined()
  expect(sidesShown({ name: 'worth', value: 5 }, faces)).toBeUndefined()
  expect(sidesShown({ name: 'constructor', value: 5 }, faces)).toBeUndefined()
})

test('printed numbers to 6 are the halves of a domino; larger ones stay in words', () => {
  const [domino, nine] = facesOf(world)
    .kinds.filter(({ name }) => name.includes('-'))
    .map(({ face }) => face)
  expect(spots(domino?.picture === undefined ? [] : [domino.picture])).toBe(3)
  expect(domino?.said).toEqual(['high', 'low'])
  expect(nine?.said).toEqual(['low'])
})

test('a piece on which there is nothing bears its number', () => {
  const looks = looksOf(facesOf(world))
  const piece = { owner: undefined, kind: 'token', values: [{ name: 'worth', value: 64 }] }
  const drawn = pieceCounts(looks, piece)
    .map((one) => svgText(one))
    .join('')
  expect(drawn).toMatch(/class="index"[^>]*>64</u)
  expect(drawn).not.toContain('plate')
})

test('the number of a space is on the mark of its holder, or on one of nobody', () => {
  const looks = looksOf(facesOf(world))
  const drawn = (values: object[]) =>
    valueShapes(looks, { space: 0, name: 'a1', sign: undefined, pieces: [], values } as never, {
      isPile: false,
      isTurned: false,
      shape: 'squares',
    })
      .map((one) => svgText(one))
      .join('')
  const worth = { name: 'worth', value: 3 }
  expect(drawn([{ name: 'holder', value: 'south', seat: 1 }, worth])).toMatch(/holder coat-1[^]*>3</u)
  expect(drawn([worth])).toMatch(/holder coat-none[^]*>3</u)
})

test('of a board on which little lies, the part around it is drawn, unless more is needed', () => {
  const [map] = boardMaps(world)
  if (map === undefined) throw new Error('there is no board')
  const rows = map.board.rows.map((row) =>
    row.map((square) =>
      square?.name === 'd4'
        ? { ...square, pieces: [{ owner: undefined, letter: 'T', kind: 'token' }] }
        : square,
    ),
  )
  const whole = drawingOf({ ...map.board, rows })
  const part = partInUse(whole, new Set(['d5']))
  const names = [part.files, part.ranks].map((edge) => edge.map(({ name }) => name).join(''))
  expect([part.width, part.height, names]).toEqual([5, 5, ['bcdef', '65432']])
  expect(part.cells.find(({ square }) => square.name === 'd4')).toMatchObject({ x: 2.5, y: 2.5 })
  expect(partInUse(whole, new Set(['h8']))).toBe(whole)
  expect(partInUse(drawingOf(map.board), new Set())).toEqual(drawingOf(map.board))
})

test('the dots of a graph of crossings have their names beside them, and none below what lies there', () => {
  const [map] = boardMaps(game('places: { board: crossings }', 'graph: a1-b1-c1-a1'))
  const { spaces, lines } = map === undefined ? { spaces: [], lines: [] } : printedOn(map)
  expect(lines.map(({ attributes }) => attributes['class'])).toEqual(['crossing-board'])
  expect(spaces.map(({ content }) => content.map((one) => svgText(one)).join(''))).toEqual(
    ['a1', 'b1', 'c1'].map((name): unknown => expect.stringContaining(`>${name}<`)),
  )
  expect(spaces.every(({ covered }) => covered.length === 0)).toBe(true)
})

test.each([
  ['a1: [ 0, 0 ], b1: [ 1, 0 ], a2: [ 0, 1 ], b2: [ 1, 1 ]', 'ab', '12'],
  ['a1: [ 0, 0 ], b1: [ 1, 0 ], a2: [ 0, 1 ], b2: [ 2, 1 ]', '', ''],
  ['a1: [ 0, 0 ], a2: [ 1, 0 ], b1: [ 0, 1 ], b2: [ 1, 1 ]', '', ''],
])(
  'a graph with the spots %s has names of columns at its edge only if they lie so',
  (spots, files, ranks) => {
    const [map] = boardMaps(game('', `graph: a1-b1-b2-a2-a1, spots: { ${spots} }`))
    const drawing = map === undefined ? undefined : drawingOf(map.board)
    const names = [drawing?.files ?? [], drawing?.ranks ?? []].map((edge) =>
      edge.map(({ name }) => name).join(''),
    )
    expect(names).toEqual([files, ranks])
  },
)

test('a name that is a number is small, and not drawn where something lies', () => {
  const [map] = boardMaps(game('', 'graph: s1-mill'))
  const [code, word] = map === undefined ? [] : printedOn(map).spaces
  const drawn = (shapes: readonly Shape[] = []) => shapes.map((one) => svgText(one)).join('')
  expect(drawn(code?.content)).toMatch(/space-code[^>]*>s1</u)
  expect(drawn(word?.content)).toContain('>mill<')
  expect([drawn(code?.covered), drawn(word?.covered)]).toEqual(['', expect.stringContaining('>mill<')])
})

test.each([
  ['mill', 'below the piece if a line leads up', '[ 5, 9 ]', true],
  ['mill', 'above the piece if a line leads down', '[ 5, 1 ]', false],
])('%s is written %s', (_, __, spot, isBelow) => {
  const [map] = boardMaps(game('', `graph: mill-dam, spots: { mill: ${spot}, dam: [ 5, 5 ] }`))
  const mill = map === undefined ? undefined : printedOn(map).spaces.find(({ name }) => name === 'mill')
  const y = mill?.covered.map(({ attributes }) => Number(attributes['y'])) ?? []
  expect(y.map((at) => at > 0)).toEqual([isBelow])
})

test.each([
  ['more spaces than can be read have no names', 'ring: 41', 's41', 0],
  ['fewer spaces have theirs', 'ring: 40', 's40', 1],
])('%s', (_, board, last, count) => {
  const [map] = boardMaps(game('counts: { worth: number }', board))
  const own = map === undefined ? [] : printedOn(map).spaces.filter(({ name }) => name === last)
  const names = own.flatMap(({ content }) => content.map((one) => svgText(one)))
  expect(names.filter((text) => text.includes(`>${last}<`))).toHaveLength(count)
})

test.each([
  ['s12', '12'],
  ['12', '12'],
  ['bar', 'bar'],
])('a point called %s has the number %s', (name, told) => {
  const [number] = pointName({ down: 1, length: 4, width: 1, isDark: false }, name)
  expect(number?.children).toEqual([told])
})
