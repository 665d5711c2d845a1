import { padStart, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { graphPicture } from './graph-picture.ts'
import type { SceneBoard, ScenePiece, SceneSquare } from './board.ts'
import { seatColor } from './seat-color.ts'

interface Options {
  readonly color: boolean
  /** Columns of a line: a graph with given spots is drawn if there is room for it. */
  readonly width?: number
}

/** Spaces of a ring or lane per line. */
const IN_A_LINE = 12

/**
 * A board for a terminal. Letters distinguish sides with and without colour: the first seat has capitals, the second
 * lower-case letters, the third capitals followed by a mark, and so on. An unknown piece is `?`, in lower case `¿`.
 * Of several pieces on a space the first is shown, with their number.
 */
export function boardLines(board: SceneBoard, options: Options): readonly string[] {
  if (board.shape === 'graph') return graphLines(board, options)
  if (board.shape === 'ring' || board.shape === 'lane') return longLines(board, options)
  const { rows, files, ranks, shape } = board
  const width = Math.max(...ranks.map(widthOf))
  // Hexagons touch in more ways than letters can show.
  const borders = shape === 'hexes' ? new Set<string>() : bordersDrawn(board)
  const room = roomOf(rows.flat()) + (borders.size > 0 && rows.flat().some(fillsRoom) ? 1 : 0)
  const cell = Math.max(room, ...files.map((file) => file.length + 1))
  const shift = (line: number): string => (shape === 'hexes' ? ' '.repeat(Math.floor((line * cell) / 2)) : '')
  const nothing = shape === 'hexes' ? ' ' : '~'
  const lines = rows.flatMap((row, i) => {
    const squares = row.map((square, x) => {
      if (square === undefined) return nothing.padEnd(cell)
      const isClosed = borders.has(between(square, row[x + 1]))
      return isClosed ? `${squareText(square, cell - 1, options)}|` : squareText(square, cell, options)
    })
    const below = row.map((square, x) =>
      (borders.has(between(square, rows[i + 1]?.[x])) ? '-' : '').padEnd(cell),
    )
    const under = below.join('').trimEnd()
    return [
      `${padStart(ranks[i] ?? '', width)}  ${shift(i)}${squares.join('')}`.trimEnd(),
      ...(under === '' ? [] : [`${' '.repeat(width)}  ${under}`]),
    ]
  })
  const letters = files.map((file) => file.padEnd(cell)).join('')
  return [...lines, `${' '.repeat(width)}  ${shift(rows.length)}${letters}`.trimEnd()]
}

function between(one: SceneSquare | undefined, other: SceneSquare | undefined): string {
  return one === undefined || other === undefined ? '' : `${one.name} ${other.name}`
}

/** Which spaces have something between them, in either order. */
function bordersDrawn({ borders }: SceneBoard): ReadonlySet<string> {
  return new Set(borders.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
}

/** A letter and a mark, with nothing behind them. */
function fillsRoom(square: SceneSquare | undefined): boolean {
  return square?.pieces.some(({ owner = 0 }) => owner > 1) === true
}

/** Name by name, a dozen per line. */
function longLines({ rows }: SceneBoard, options: Options): readonly string[] {
  const squares = rows.flat().flatMap((square) => square ?? [])
  const cell = Math.max(roomOf(squares), ...squares.map(({ name }) => name.length + 1))
  return Array.from({ length: Math.ceil(squares.length / IN_A_LINE) }, (_, i) => {
    const line = squares.slice(i * IN_A_LINE, (i + 1) * IN_A_LINE)
    return [
      line.map(({ name }) => name.padEnd(cell)).join(''),
      line.map((square) => squareText(square, cell, options)).join(''),
    ].map((text) => text.trimEnd())
  }).flat()
}

/** A graph as drawn; or each space on a line: its contents, the first in front, and where its paths lead. */
function graphLines(board: SceneBoard, options: Options): readonly string[] {
  const { spots } = board
  const widest = Math.max(...spots.map(({ square }) => widthOf(square.name)))
  // One letter after each name, so that the picture keeps its size.
  const picture =
    options.width === undefined ? [] : graphPicture(board, options.width, nameAndPieces, widest + 2)
  if (picture.length > 0) return picture
  const most = Math.max(1, ...spots.map(({ square }) => square.pieces.length))
  return spots.map(({ square, paths }) => {
    const pieces = square.pieces.map((piece) => pieceText(piece, options)).join('')
    const blank = '  '.repeat(most - Math.max(1, square.pieces.length))
    const name = square.name + ' '.repeat(widest - widthOf(square.name))
    return `${name}  ${pieces === '' ? '. ' : pieces}${blank}  ${paths.join(' ')}`.trimEnd()
  })
}

/** `d4` for an empty space, `d4:M` for an occupied one. */
function nameAndPieces({ name, pieces }: SceneSquare): string {
  const letters = pieces.map((piece) => pieceText(piece, { color: false }).trimEnd()).join('')
  return letters === '' ? name : `${name}:${letters}`
}

/** Columns that a space needs, including its mark and number. */
function roomOf(squares: readonly (SceneSquare | undefined)[]): number {
  const most = Math.max(0, ...squares.map((square) => square?.pieces.length ?? 0))
  return most > 1 ? 2 + String(most).length + 1 : 2
}

function squareText({ pieces, sign = '.' }: SceneSquare, room: number, options: Options): string {
  const [top] = pieces
  if (top === undefined) return sign.padEnd(room)
  const count = pieces.length > 1 ? String(pieces.length) : ''
  const width = Math.min(room, 2)
  return pieceText(top, options, width) + count + ' '.repeat(Math.max(0, room - width - count.length))
}

/** After the letters of the first two seats, of the next two, and so on. */
const MARKS = [' ', "'", '"', '*']

function pieceText(piece: ScenePiece, { color }: Options, width = 2): string {
  const { owner = 0 } = piece
  const text = `${sideLetter(piece)}${MARKS[owner >> 1] ?? ' '}`.slice(0, width)
  return color && piece.owner !== undefined ? `${seatColor(owner)}${text}\u001b[0m` : text
}

/** The letter of a piece in the style of its side. */
export function sideLetter({ owner = 0, letter }: ScenePiece): string {
  if (owner % 2 === 0) return letter
  return letter === '?' ? '¿' : letter.toLowerCase()
}
