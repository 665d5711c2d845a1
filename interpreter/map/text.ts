import { wrapBeside, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { boardLines } from '../scene/board-text.ts'
import { graphPicture } from '../scene/graph-picture.ts'
import type { BoardMap } from './board-map.ts'
import { notesIn } from './printed-board.ts'
import { nameOnBoard, partRows, waysInWords } from './board-connections.ts'

interface Options {
  readonly color: boolean
  readonly width: number
}

/** A board as text: its layout, then notes on its spaces, areas and regions. */
export function mapText(map: BoardMap, options: Options): string {
  const { board, notes } = map
  const { areas, regions } = partRows(map)
  const blocks = [
    board.shape === 'graph' ? namedPicture(map, options) : boardLines(board, options),
    board.shape === 'graph' ? placesTable(map, options) : notedTable(map, options),
    rowsText(kindRows(map), options),
    rowsText(waysInWords(map), options),
    rowsText(areas, options),
    rowsText(
      regions.map(([{ name }, about]) => [name, about]),
      options,
    ),
  ]
  const count = board.shape === 'graph' ? board.spots.length : board.rows.flat().filter(Boolean).length
  const lie = board.shape === 'ring' ? ' in a ring' : ''
  const head = `${board.place}: ${count} spaces${lie}${notes.size > 0 ? `, ${notes.size} of them special` : ''}`
  return [[head], ...blocks].flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')
}

/** Each space of a graph with its notes and where its paths lead. */
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

/**
 * The notes of a space. A note that only names a kind is left out, because the spaces of a kind are listed together.
 */
function notedTable(map: BoardMap, options: Options): readonly string[] {
  const noted = [...map.notes].filter(([, { seat, marks }]) => seat !== undefined || marks.length > 0)
  return rowsText(
    noted.map(([name]) => [name, noteOf(map, name)]),
    options,
  )
}

/** The spaces of each kind. In the table of a graph, each space has its kind, except for the usual one. */
function kindRows(map: BoardMap): readonly (readonly [string, string])[] {
  const { board, kinds } = map
  const named = board.shape === 'graph' ? kinds.filter(({ isUsual }) => isUsual) : kinds
  if (board.shape === 'graph' && kinds.length < 2) return []
  return named.map(({ name, spaces, sign }) => [
    sign === undefined ? name : `${name} (${sign === ' ' ? 'not drawn' : sign})`,
    board.shape === 'graph' ? 'all others' : spaces.map((space) => nameOnBoard(map, space)).join(' '),
  ])
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
    return widthOf(line) <= width ? [line.trimEnd()] : wrapBeside(head, text, width)
  })
}

/** Names at the positions of the spaces. Special spaces are marked. */
function namedPicture({ board, notes }: BoardMap, { width }: Options): readonly string[] {
  return graphPicture(board, width, ({ name }) => {
    const note = notes.get(name)
    if (note !== undefined && note.seat === undefined) return `${name}*`
    const [before, behind] = SIGNS[note === undefined ? 0 : (note.seat ?? 0) % 2 === 1 ? 2 : 1] ?? ['', '']
    return `${before}${name}${behind}`
  })
}

/** Marks around the name of a plain space, of seats with capitals, and of the others. */
const SIGNS = [
  ['', ''],
  ['[', ']'],
  ['<', '>'],
] as const
