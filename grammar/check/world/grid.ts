import type { SpaceIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { readPicture } from './picture.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'

/** A board of squares. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Row by row from the bottom left. */
  readonly spaces: readonly SpaceIR[]
}

export const EMPTY_GRID: Grid = { columns: 0, rows: 0, spaces: [] }

export function spaceName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** Index of the space of a square; undefined where there is none. */
export function spaceAt(grid: Grid, column: number, row: number): number | undefined {
  const index = grid.spaces.findIndex((space) => space.column === column && space.row === row)
  return index < 0 ? undefined : index
}

/** A `grid` picture: `.` is a space, `~` is none. */
export function readGrid(text: YamlText, reporter: Reporter): Grid | undefined {
  const picture = readPicture(text, reporter)
  if (picture === undefined) return undefined
  const rows = picture.rows.length
  const { columns } = picture
  if (columns > SIZE_LIMITS.files)
    return reporter.report(
      'ST4006',
      text.span,
      `A board has at most ${SIZE_LIMITS.files} files, one for each letter.`,
    )
  if (rows * columns > SIZE_LIMITS.spaces)
    return reporter.report('ST4006', text.span, `A board has at most ${SIZE_LIMITS.spaces} squares.`)
  const spaces: SpaceIR[] = []
  let sound = true
  for (let row = 0; row < rows; row++)
    picture.rows[rows - 1 - row]?.forEach((cell, column) => {
      if (cell.sign === '.') spaces.push({ name: spaceName(column, row), column, row })
      else if (cell.sign !== '~') {
        sound = false
        reporter.report('ST4022', cell.span, `\`${cell.sign}\` means nothing in a grid.`, {
          help: 'Draw a space as `.` and a square that is no space as `~`; pieces belong into a `start:` picture.',
        })
      }
    })
  if (!sound) return undefined
  if (spaces.length === 0) return reporter.report('ST4031', text.span, 'This board has no space.')
  return { columns, rows, spaces }
}
