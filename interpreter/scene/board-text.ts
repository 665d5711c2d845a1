import { padStart, widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { SceneBoard, ScenePiece } from './scene.ts'
import { seatColor } from './seat-color.ts'

/**
 * A board for a terminal. Letters tell sides apart with colour and without: the first seat has capitals, the second small
 * letters, the third capitals with a mark behind them, and so on. A piece that is not known is `?`, of small letters `¿`.
 */
export function boardLines(board: SceneBoard, options: { readonly color: boolean }): readonly string[] {
  const { rows, files, ranks } = board
  const width = Math.max(...ranks.map(widthOf))
  const lines = rows.map((row, i) => {
    const squares = row.map((square) => {
      if (square === undefined) return '~ '
      const top = square.pieces[0]
      return top === undefined ? '. ' : pieceText(top, options)
    })
    return `${padStart(ranks[i] ?? '', width)}  ${squares.join('')}`.trimEnd()
  })
  return [...lines, `${' '.repeat(width)}  ${files.join(' ')}`]
}

/** Behind the letters of the first two seats, of the next two, and so on. */
const MARKS = [' ', "'", '"', '*']

function pieceText(piece: ScenePiece, { color }: { readonly color: boolean }): string {
  const { owner = 0 } = piece
  const text = `${sideLetter(piece)}${MARKS[owner >> 1] ?? ' '}`
  return color && piece.owner !== undefined ? `${seatColor(owner)}${text}\u001b[0m` : text
}

/** The letter of a piece as the side wears it that it belongs to. */
export function sideLetter({ owner = 0, letter }: ScenePiece): string {
  if (owner % 2 === 0) return letter
  return letter === '?' ? '¿' : letter.toLowerCase()
}
