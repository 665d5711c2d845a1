import type { SpaceIR } from '../../ir/ir.ts'
import { fileName } from '../../ir/topology.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Board, Wrap } from './board.ts'
import { readPicture } from './picture.ts'
import { countText, type Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { squareWays } from './squares.ts'

/** Spaces drawn in rows. */
export interface Rows {
  readonly columns: number
  readonly rows: number
  /** Row by row from the bottom left. */
  readonly spaces: readonly SpaceIR[]
}

function spaceName(column: number, row: number): string {
  return `${fileName(column)}${row + 1}`
}

/** Index of the space of a square. Undefined if there is none. */
export function spaceAt(board: Rows, column: number, row: number): number | undefined {
  const index = board.spaces.findIndex((space) => space.column === column && space.row === row)
  return index < 0 ? undefined : index
}

/** `8 by 8`; on a chequered board, the squares of one colour. */
const SIZE = /^\s*([1-9]\d?)\s+by\s+([1-9]\d?)(?:\s+(dark|light)\s+squares)?\s*$/u
/** A size with another sign between its numbers. */
const ALMOST = /^\s*([1-9]\d?)\s*(?:x|×|by)\s*([1-9]\d?)\s*$/u

/** `8 by 6`, `8 by 8 dark squares`, or a picture: `.` is a space, `~` is a gap. */
export function readGrid(text: YamlText, wrap: Wrap, reporter: Reporter): Board | undefined {
  const rows = sizedRows(text, reporter) ?? readRows(text, reporter)
  return rows === undefined ? undefined : { shape: 'squares', ...rows, ways: squareWays(rows, wrap) }
}

function sizedRows(text: YamlText, reporter: Reporter): Rows | undefined {
  const [size, columns = '', rows = '', colour] = SIZE.exec(text.text) ?? ALMOST.exec(text.text) ?? []
  if (size === undefined) return undefined
  // Its spaces are named elsewhere, so a size that is nearly right is reported and used.
  if (!SIZE.test(text.text)) {
    const sizeText = `${columns} by ${rows}`
    reporter.report('ST4022', text.span, `\`${size.trim()}\` is not the size of a board.`, {
      help: `Write \`${sizeText}\`: columns, then rows. Or draw the spaces below \`grid: |\`.`,
      fix: { span: text.span, text: sizeText },
    })
  }
  if (Number(columns) * Number(rows) > SIZE_LIMITS.spaces)
    return reporter.report('ST4006', text.span, `A board has at most ${SIZE_LIMITS.spaces} squares.`)
  // The square in the near left corner is dark.
  const parity = colour === undefined ? undefined : colour === 'dark' ? 0 : 1
  return gridRows(
    Number(columns),
    Number(rows),
    (column, row) => parity === undefined || (column + row) % 2 === parity,
  )
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
  const rows = gridRows(
    columns,
    length,
    (column, row) => (picture.rows[length - 1 - row]?.[column]?.sign ?? '~') !== '~',
  )
  if (rows.spaces.length === 0) return reporter.report('ST4031', text.span, 'This board has no space.')
  return rows
}
