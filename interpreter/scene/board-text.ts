import { SEAT_MARKS } from '../../grammar/ir/picture-signs.ts'
import { padStart, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { graphPicture } from './graph-picture.ts'
import type { SceneBoard, ScenePiece, SceneSquare } from './board.ts'
import { seatColor } from './seat-color.ts'

interface Options {
  readonly color: boolean
  /** Columns of a line. A graph with given spots is drawn if there is room for it. */
  readonly width?: number
  /** Names of the spaces that changed last. */
  readonly recent?: ReadonlySet<string>
}

/** Follows the last changes. With colour, they are inverted instead. */
export const RECENT = '<'

/** Spaces of a ring or lane per line. */
const IN_A_LINE = 12

/**
 * A board for a terminal. Letters distinguish sides with and without colour: the first seat has capitals, the second
 * lower-case letters, the third capitals followed by a mark, and so on. An unknown piece is `?`, in lower case `¿`. If
 * there are several pieces on a space, the first is shown with their number.
 */
export function boardLines(board: SceneBoard, options: Options): readonly string[] {
  if (board.shape === 'graph') return graphLines(board, options)
  if (board.shape === 'ring' || board.shape === 'lane') return longLines(board, options)
  const { rows, files, ranks, shape } = board
  const width = Math.max(...ranks.map(widthOf))
  // Hexagons touch in more ways than letters can show.
  const borders = shape === 'hexes' ? new Set<string>() : bordersDrawn(board)
  const isMarked = options.recent !== undefined && !options.color
  const isTight = borders.size > 0 && (isMarked || rows.flat().some(fillsRoom))
  const room = roomOf(rows.flat(), options) + (isTight ? 1 : 0)
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

/** Pairs of spaces with something between them, in both orders. */
function bordersDrawn({ borders }: SceneBoard): ReadonlySet<string> {
  return new Set(borders.flatMap(({ spaces: [one, other] }) => [`${one} ${other}`, `${other} ${one}`]))
}

/** True for a letter with a mark, which leaves no room. */
function fillsRoom(square: SceneSquare | undefined): boolean {
  return square?.pieces.some(({ owner = 0 }) => owner > 1) === true
}

/** Name by name, a dozen per line. */
function longLines({ rows }: SceneBoard, options: Options): readonly string[] {
  const squares = rows.flat().flatMap((square) => square ?? [])
  const cell = Math.max(roomOf(squares, options), ...squares.map(({ name }) => name.length + 1))
  return Array.from({ length: Math.ceil(squares.length / IN_A_LINE) }, (_, i) => {
    const line = squares.slice(i * IN_A_LINE, (i + 1) * IN_A_LINE)
    return [
      line.map(({ name }) => name.padEnd(cell)).join(''),
      line.map((square) => squareText(square, cell, options)).join(''),
    ].map((text) => text.trimEnd())
  }).flat()
}

/** A graph as drawn, or each space on a line: its contents, the first in front, and its neighbours. */
function graphLines(board: SceneBoard, options: Options): readonly string[] {
  const { spots } = board
  const picture = pictureLines(board, options)
  if (picture.length > 0) return picture
  const widest = Math.max(...spots.map(({ square }) => widthOf(square.name)))
  const most = Math.max(1, ...spots.map(({ square }) => square.pieces.length))
  return spots.map(({ square, paths }) => {
    const pieces = square.pieces.map((piece) => pieceText(piece, options)).join('')
    const blank = '  '.repeat(most - Math.max(1, square.pieces.length))
    const name = square.name + ' '.repeat(widest - widthOf(square.name))
    const mark = isRecent(square, options) ? RECENT : ' '
    return `${name}${mark} ${pieces === '' ? '. ' : pieces}${blank}  ${paths.join(' ')}`.trimEnd()
  })
}

/** A graph as a picture. Empty if it is listed instead. */
export function pictureLines(board: SceneBoard, options: Options): readonly string[] {
  if (board.shape !== 'graph' || options.width === undefined) return []
  const widest = Math.max(...board.spots.map(({ square }) => widthOf(square.name)))
  // One letter after each name, so that the picture keeps its size.
  return graphPicture(board, options.width, (square) => nameAndPieces(square, options), widest + 2)
}

/** `d4` for an empty space, `d4:M` for an occupied one; `d4<M` if it has changed last. */
function nameAndPieces(square: SceneSquare, options: Options): string {
  const { name, pieces } = square
  const letters = pieces.map((piece) => pieceText(piece, { color: false }).trimEnd()).join('')
  if (isRecent(square, options)) return `${name}${RECENT}${letters}`
  return letters === '' ? name : `${name}:${letters}`
}

function isRecent({ name }: SceneSquare, { recent }: Options): boolean {
  return recent?.has(name) === true
}

/** Columns that a space needs, including its mark and number. */
function roomOf(squares: readonly (SceneSquare | undefined)[], options: Options): number {
  const most = Math.max(0, ...squares.map((square) => square?.pieces.length ?? 0))
  const marked = squares.map((square) =>
    square === undefined || options.color || !isRecent(square, options) ? 0 : signText(square).length + 1,
  )
  return Math.max(most > 1 ? 2 + String(most).length + 1 : 2, ...marked)
}

/** The sign of a space, and the number of pieces if there are several. */
function signText({ pieces, sign = '.' }: SceneSquare): string {
  const [top] = pieces
  if (top === undefined) return sign
  return pieces.length > 1
    ? `${pieceText(top, { color: false })}${pieces.length}`
    : pieceText(top, { color: false }).trimEnd()
}

function squareText(square: SceneSquare, room: number, options: Options): string {
  const { owner } = square.pieces[0] ?? { owner: undefined }
  const text = signText(square)
  const mark = isRecent(square, options)
  const space = ' '.repeat(Math.max(0, room - text.length - (mark && !options.color ? 1 : 0)))
  if (!options.color) return `${text}${mark ? RECENT : ''}${space}`
  // Only the letter has the colour of its side.
  const letters = owner === undefined ? text.length : 2
  const start = `${mark ? '\u001b[7m' : ''}${owner === undefined ? '' : seatColor(owner)}`
  const colored = text.slice(0, letters)
  return `${start === '' ? colored : `${start}${colored}\u001b[0m`}${text.slice(letters)}${space}`
}

function pieceText(piece: ScenePiece, { color }: Options): string {
  const { owner = 0 } = piece
  const text = `${sideLetter(piece)}${SEAT_MARKS[owner >> 1] ?? ''}`.padEnd(2)
  return color && piece.owner !== undefined ? `${seatColor(owner)}${text}\u001b[0m` : text
}

/** The letter of a piece in the style of its side. */
export function sideLetter({ owner = 0, letter }: ScenePiece): string {
  if (owner % 2 === 0) return letter
  return letter === '?' ? '¿' : letter.toLowerCase()
}
