import type { Adapter } from '../adapter.ts'

const THIRD = 3
const FILES = 'abcdefghi'

/** The number of the small board of a space, row by row from the top. */
function boardOf(space: string): number {
  const [column, row] = [FILES.indexOf(space[0] ?? ''), 9 - Number(space[1])]
  return THIRD * Math.floor(row / THIRD) + Math.floor(column / THIRD)
}

/** Who may play on any board chooses it first there, and then a space: `Choose local board 7`, `Local board 7: x(2,0)`. */
export default {
  id: 'ultimate-tic-tac-toe',
  lines: (move) => {
    const [, board, row, column] = /^Local board (\d): .\((\d),(\d)\)$/u.exec(move)?.map(Number) ?? []
    if (board === undefined || row === undefined || column === undefined) return []
    const file = FILES[THIRD * (board % THIRD) + column] ?? ''
    return `${file}${9 - THIRD * Math.floor(board / THIRD) - row}`
  },
  legal: (match, { moves: [move = ''] }) => {
    const boards = match.moves().map(({ notation }) => boardOf(notation))
    const chosen = Number(/^Local board (\d)/u.exec(move)?.[1] ?? -1)
    return chosen < 0 ? new Set(boards).size : boards.filter((board) => board === chosen).length
  },
} satisfies Adapter
