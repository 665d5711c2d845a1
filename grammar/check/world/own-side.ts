import type { SeatIR } from '../../ir/ir.ts'
import type { Board } from './board.ts'

type Size = Pick<Board, 'columns' | 'rows'>

/** A square as a player sees it: rows counted from the nearest, columns from the left. Zero-based. */
export interface OwnSquare {
  readonly row: number
  readonly column: number
}

export function ownSquare(side: SeatIR['side'], board: Size, square: OwnSquare): OwnSquare {
  const { column, row } = square
  const right = board.columns - 1 - column
  const top = board.rows - 1 - row
  switch (side) {
    case 'north':
      return { row: top, column: right }
    case 'west':
      return { row: column, column: top }
    case 'east':
      return { row: right, column: row }
    default:
      return { row, column }
  }
}

/** The number of rows and columns as seen by a player on this side. */
export function ownSize(
  side: SeatIR['side'],
  board: Size,
): { readonly rows: number; readonly columns: number } {
  const turned = side === 'west' || side === 'east'
  return turned ? { rows: board.columns, columns: board.rows } : { rows: board.rows, columns: board.columns }
}
