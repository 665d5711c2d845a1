import { expect, test } from 'vitest'
import { coatOfNumber } from '../../interpreter/look/coats.ts'
import { looksOf } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { thrownShapes, yardsIn } from '../../interpreter/map/board-room.ts'
import { ringTrack, rowsTaken } from '../../interpreter/map/ground-lines.ts'
import { tableFacts } from '../../interpreter/map/table-facts.ts'
import { drawingOf } from '../../interpreter/scene/drawing.ts'
import { configuredVariant } from '../games/loaded.ts'

function drawn(id: string) {
  const { world, checked } = configuredVariant({ id })
  const [map] = boardMaps(world)
  if (map === undefined) throw new Error(`${id} has no board`)
  return {
    drawing: drawingOf(map.board),
    map,
    looks: looksOf(tableFacts(world, checked.ir)),
    seats: checked.ir.seats,
  }
}

test('dice lie inside a board of round spaces, and between points', () => {
  const round = drawn('ludo').drawing
  const [dice] = thrownShapes(round, false, [3])
  expect(dice === undefined ? '' : svgText(dice)).toContain(
    `translate(${round.width / 2} ${round.height / 2})`,
  )
  expect(thrownShapes(round, false, [])).toEqual([])
  const points = drawn('backgammon').drawing
  const [two] = thrownShapes(points, true, [6, 1])
  expect((two === undefined ? '' : svgText(two)).match(/class="spot"/gu)).toHaveLength(7)
  expect(thrownShapes(drawn('chess').drawing, false, [3])).toEqual([])
  expect(thrownShapes(drawn('three-valleys').drawing, false, [3])).toEqual([])
})

test('the places of seats lie in corners where nothing else does, each in its own', () => {
  const { drawing, looks, seats } = drawn('ludo')
  const spaces = (letter: string) =>
    new Set(drawing.cells.flatMap(({ square }) => (square.name.startsWith(letter) ? [square.name] : [])))
  const yards = seats.map(({ name }, seat) => ({
    name,
    seat,
    known: [{ kind: 'man', owner: seat, count: 4 }],
    spaces: spaces(name.charAt(0)),
  }))
  const found = yardsIn(looks, drawing, yards)
  expect(found.map(({ name }) => name)).toEqual(seats.map(({ name }) => name))
  expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(found.length)
  for (const { x, y, side } of found)
    for (const cell of drawing.cells)
      expect(Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y))).toBeGreaterThan(side / 2 + 0.5)
  const red = found.find(({ name }) => name === 'red')
  expect(red !== undefined && red.y > drawing.height / 2).toBe(true)
  expect(yardsIn(looks, drawn('chess').drawing, yards)).toEqual([])
})

test('a number has another colour when it is twice as large', () => {
  const fills = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048].map((number) => coatOfNumber(number).fill)
  expect(new Set(fills).size).toBe(fills.length)
  expect(coatOfNumber(5)).toEqual(coatOfNumber(4))
  expect(coatOfNumber(1_000_000)).toEqual(coatOfNumber(2048))
})

test('a pit that is alone in its column is as long as it', () => {
  const { drawing } = drawn('kalah')
  const rows = drawing.cells.map((cell) => rowsTaken(drawing, cell))
  expect(rows.filter((row) => row === 3)).toHaveLength(2)
  expect(rows.filter((row) => row === 1)).toHaveLength(12)
})

test('the track of a ring is below its spaces', () => {
  const { drawing } = drawn('ludo')
  const [, track] = ringTrack(drawing)
  expect(track?.attributes['r']).toBeGreaterThan(1)
  expect(ringTrack({ ...drawing, cells: drawing.cells.slice(0, 4) })).toEqual([])
})
