import { brokenBeside, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { boardLines } from '../scene/board-text.ts'
import { drawingOf } from '../scene/drawing.ts'
import type { Point } from '../scene/drawing.ts'
import type { BoardMap } from './board-map.ts'
import { markText } from './marks.ts'
import { notesIn } from './printed.ts'
import { nameOnBoard, toldWays } from './ways.ts'

interface Options {
  readonly color: boolean
  readonly width: number
}

/** A board as it is printed, as text: how it lies, then what there is to say of its spaces, areas and regions. */
export function mapText(map: BoardMap, options: Options): string {
  const { board, notes, areas, regions } = map
  const blocks = [
    board.shape === 'graph' ? graphPicture(map, options) : boardLines(board, options),
    board.shape === 'graph' ? placesTable(map, options) : notedTable(map, options),
    rowsText(toldWays(map), options),
    rowsText(
      areas.map(({ name, spaces }) => [name, spaces.map((space) => nameOnBoard(map, space)).join(' ')]),
      options,
    ),
    rowsText(
      regions.map(({ name, about, marks }) => [
        name,
        [
          ...about.map(({ column, spaces }) => `${column} ${spaces.join(' ')}`),
          ...marks.map((mark) => markText(mark, false)),
        ].join('; '),
      ]),
      options,
    ),
  ]
  const count = board.shape === 'graph' ? board.spots.length : board.rows.flat().filter(Boolean).length
  const lie = board.shape === 'ring' ? ' in a ring' : ''
  const head = `${board.place}: ${count} spaces${lie}${notes.size > 0 ? `, ${notes.size} of them special` : ''}`
  return [[head], ...blocks].flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')
}

/** Each space of a graph with what is said of it and where one gets from there. */
function placesTable(map: BoardMap, options: Options): readonly string[] {
  const names = map.board.spots.map(({ square }) => square.name)
  const longest = Math.max(0, ...names.map((name) => widthOf(noteOf(map, name))))
  return rowsText(
    map.board.spots.map(({ square, paths }) => [
      square.name,
      `${padEnd(noteOf(map, square.name), longest)}${longest > 0 ? '  ' : ''}${paths.join(' ')}`,
    ]),
    options,
  )
}

function notedTable(map: BoardMap, options: Options): readonly string[] {
  return rowsText(
    [...map.notes.keys()].map((name) => [name, noteOf(map, name)]),
    options,
  )
}

function noteOf({ notes, seats }: BoardMap, name: string): string {
  const note = notes.get(name)
  if (note === undefined) return ''
  const own = note.seat === undefined ? [] : [`${note.kind ?? ''} of ${seats[note.seat] ?? ''}`]
  return [...own, ...notesIn(note)].join(', ')
}

function rowsText(rows: readonly (readonly [string, string])[], { width }: Options): readonly string[] {
  const longest = Math.max(0, ...rows.map(([name]) => widthOf(name)))
  return rows.flatMap(([name, text]) => {
    const head = `${padEnd(name, longest)}  `
    const line = `${head}${text}`
    return widthOf(line) <= width ? [line.trimEnd()] : brokenBeside(head, text, width)
  })
}

/** Wider than this a picture made of letters is none. */
const WIDEST = 120

/** Names where the spaces lie, with dots along the paths; nothing if there is no room for it. */
function graphPicture({ board, notes }: BoardMap, { width }: Options): readonly string[] {
  if (board.spots.some(({ spot }) => spot === undefined)) return []
  const { cells, paths, width: wide, height: high } = drawingOf(board)
  const labels = cells.map((cell) => {
    const note = notes.get(cell.square.name)
    const [before, behind] = SIGNS[note === undefined ? 0 : (note.seat ?? 0) % 2 === 1 ? 2 : 1] ?? ['', '']
    return note !== undefined && note.seat === undefined
      ? { cell, text: `${cell.square.name}*` }
      : { cell, text: `${before}${cell.square.name}${behind}` }
  })
  const longest = Math.max(...labels.map(({ text }) => widthOf(text)))
  const [scale, rise] = [(longest + 3) / 1.2, 2]
  if (wide * scale + longest > Math.min(width, WIDEST)) return []
  const at = ({ x, y }: Point): Point => ({ x: Math.round(x * scale), y: Math.round(y * rise) })
  const lines = Array.from({ length: Math.ceil(high * rise) + 1 }, () =>
    Array.from({ length: Math.ceil(wide * scale) + longest + 1 }, () => ' '),
  )
  const write = (x: number, y: number, letter: string): void => {
    const line = lines[y]
    if (line !== undefined && x >= 0 && x < line.length) line[x] = letter
  }
  for (const [from, to] of paths) {
    const [a, b] = [at(from), at(to)]
    const steps = Math.max(Math.abs(b.x - a.x) / 2, Math.abs(b.y - a.y), 1)
    for (let i = 0; i <= steps; i++)
      write(Math.round(a.x + ((b.x - a.x) * i) / steps), Math.round(a.y + ((b.y - a.y) * i) / steps), '·')
  }
  for (const { cell, text } of labels) {
    const { x, y } = at(cell)
    const first = x - (text.length >> 1)
    write(first - 1, y, ' ')
    ;[...text].forEach((letter, i) => write(first + i, y, letter))
    write(first + text.length, y, ' ')
  }
  const drawn = lines.map((line) => line.join('').trimEnd())
  const [top, bottom] = [drawn.findIndex((line) => line !== ''), drawn.findLastIndex((line) => line !== '')]
  const margin = Math.min(
    ...drawn.filter((line) => line !== '').map((line) => line.length - line.trimStart().length),
  )
  return drawn.slice(top, bottom + 1).map((line) => line.slice(margin))
}

/** What stands around the name of a plain space, of the seats that have capitals, and of the others. */
const SIGNS = [
  ['', ''],
  ['[', ']'],
  ['<', '>'],
] as const
