import type { Start } from '../../expression/parse.ts'
import { declares, written } from './shape.ts'

/* Shapes that classes of pieces, places and regions share. */

export const COLUMN = declares(
  'column',
  written('The type of the column, and after `=` its value where a row says nothing.', 'type'),
)
/** The start symbols of a cell. The type of its column decides which of them applies. */
export const CELL: readonly Start[] = ['expression', 'bundle']

/** A tracked value: its type, or its value at the start. */
export const START = declares('tracked', written('A type, or the value at the start.', 'tracked'))
