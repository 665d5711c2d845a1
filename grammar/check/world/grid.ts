import type { SpaceIR } from '../../ir/ir.ts'
import { fileName } from '../../ir/topology.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Board, Wrap } from './board.ts'
import { readPicture } from './picture.ts'
import { countText } from './reporter.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { squareWays } from './squares.ts'

/** Spaces drawn in rows. */
export interface Rows {
  readonly columns: number
  readonly rows: number
  /** Row by row from the bottom left. */
  readonly spaces: readonly SpaceIR[]
}

export function spaceName(column: number, row: number): string {
  return `${fileName(column)}${row + 1}`
}

/** Index of the space of a square. Undefined if there is none. */
export function spaceAt(board: Rows, column: number, row: number): number | undefined {
  const index = board.spaces.findIndex((space) => space.column === column && space.row === row)
  return index < 0 ? undefined : index
}

/** A number of columns and rows in place of a picture. */
const SIZE = /^\s*([1-9]\d?)\s*(?:x|×|by)\s*([1-9]\d?)\s*$/u

/** A `grid` picture: `.` is a space, `~` is a gap. */
export function readGrid(text: YamlText, wrap: Wrap, reporter: Reporter): Board | undefined {
  const rows = sizedRows(text, reporter) ?? readRows(text, reporter)
  return rows === undefined ? undefined : { shape: 'squares', ...rows, ways: squareWays(rows, wrap) }
}

/** Reports a size in place of a picture, but still uses it, because its spaces are named elsewhere. */
function sizedRows(text: YamlText, reporter: Reporter): Rows | undefined {
  const [size, columns = '', rows = ''] = SIZE.exec(text.text) ?? []
  if (size === undefined) return undefined
  reporter.report('ST4022', text.span, `\`${size.trim()}\` is not a picture of a board.`, {
    help: `Draw ${rows} lines of ${columns} spaces below \`grid: |\`: \`${Array(Number(columns)).fill('.').join(' ')}\`.`,
  })
  return gridRows(Number(columns), Number(rows), () => true)
}

/** Spaces are named from the bottom left, row by row. */
export function gridRows(
  columns: number,
  rows: number,
  isSpace: (column: number, row: number) => boolean,
): Rows {
  const spaces: SpaceIR[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isSpace(column, row)) spaces.push({ name: spaceName(column, row), column, row })
  return { columns, rows, spaces }
}

export function readRows(text: YamlText, reporter: Reporter): Rows | undefined {
  const picture = readPicture(text, reporter, true)
  if (picture === undefined) return undefined
  const { columns } = picture
  const { length } = picture.rows
  if (length * columns > SIZE_LIMITS.spaces)
    return reporter.report('ST4006', text.span, `A board has at most ${SIZE_LIMITS.spaces} squares.`)
  const foreign = picture.rows.flat().filter(({ sign }) => sign !== '.' && sign !== '~')
  const [first] = foreign
  if (first !== undefined) {
    // An author who draws one piece here draws them all: that is one mistake.
    const others = new Set(foreign.map(({ sign }) => sign)).size - 1
    const signs =
      others === 0
        ? `\`${first.sign}\` means`
        : `\`${first.sign}\` and ${countText(others, 'other sign', 'other signs')} mean`
    reporter.report('ST4022', first.span, `${signs} nothing in a grid.`, {
      help: 'Draw a space as `.` and a gap as `~`; pieces go in a `start:` picture of the same size.',
    })
  }
  // Each sign is on a space, so the rest can still be checked.
  const made = gridRows(
    columns,
    length,
    (column, row) => (picture.rows[length - 1 - row]?.[column]?.sign ?? '~') !== '~',
  )
  if (made.spaces.length === 0) return reporter.report('ST4031', text.span, 'This board has no space.')
  return made
}
