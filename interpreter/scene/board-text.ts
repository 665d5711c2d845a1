import type { SceneBoard, ScenePiece } from './scene.ts'
import { seatColor } from './seat-color.ts'

/**
 * A board for a terminal. Without colour the first seat has capitals and the others small letters; a hidden piece is `?`
 * for the first seat and `¿` for the others, so that it is still plain whose it is.
 */
export function boardLines(board: SceneBoard, options: { readonly color: boolean }): readonly string[] {
  const { rows, files, ranks } = board
  const width = Math.max(...ranks.map((rank) => rank.length))
  const lines = rows.map((row, i) => {
    const squares = row.map((square) => {
      if (square === undefined) return '~'
      const top = square.pieces[0]
      return top === undefined ? '.' : pieceText(top, options)
    })
    return `${(ranks[i] ?? '').padStart(width)}  ${squares.join(' ')}`
  })
  return [...lines, `${' '.repeat(width)}  ${files.join(' ')}`]
}

function pieceText({ owner, letter }: ScenePiece, { color }: { readonly color: boolean }): string {
  if (color && owner !== undefined) return `${seatColor(owner)}${letter}\u001b[0m`
  if (owner === undefined || owner === 0) return letter
  return letter === '?' ? '¿' : letter.toLowerCase()
}
