import type { SeatIR } from '../../ir/ir.ts'
import type { Grid } from './grid.ts'

/** A square as a player sees it: rows from the nearest away, columns from the left. Zero-based. */
export interface OwnSquare {
  readonly row: number
  readonly column: number
}

export function ownSquare(side: SeatIR['side'], grid: Grid, square: OwnSquare): OwnSquare {
  const { column, row } = square
  const right = grid.columns - 1 - column
  const top = grid.rows - 1 - row
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

/** How many rows and columns the board has for a player at this side. */
export function ownSize(
  side: SeatIR['side'],
  grid: Grid,
): { readonly rows: number; readonly columns: number } {
  const turned = side === 'west' || side === 'east'
  return turned ? { rows: grid.columns, columns: grid.rows } : { rows: grid.rows, columns: grid.columns }
}
