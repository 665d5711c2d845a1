import type { YamlText } from '../../yaml/tree.ts'
import type { Board, Way, Ways, Wrap } from './board.ts'
import { readRows, gridRows, type Rows } from './grid.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { gridSteps, turned, directionWords } from './squares.ts'

/**
 * Hexagons are drawn in rows, each half a hexagon further to the right than the row above it. Clockwise from the upper
 * right, with their steps to the right and up in that picture.
 */
export const HEXES = [
  { name: 'up right', right: 1, up: 1 },
  { name: 'right', right: 1, up: 0 },
  { name: 'down right', right: 0, up: -1 },
  { name: 'down left', right: -1, up: -1 },
  { name: 'left', right: -1, up: 0 },
  { name: 'up left', right: 0, up: 1 },
] as const

const FIXED = new Map(HEXES.map(({ name }, i) => [name, 1 << i]))

/** As seen from the south side; from the north side they are rotated by half a turn. */
const RELATIVE = new Map([
  ['forward', 0b100001],
  ['backward', 0b001100],
  ['sideways', 0b010010],
  ['forward right', 0b000001],
  ['forward left', 0b100000],
  ['backward right', 0b000100],
  ['backward left', 0b001000],
])

const WAYS: readonly Way[] = HEXES.map(({ name }, i) => ({
  name: `hex ${name}`,
  written: name,
  opposite: (i + 3) % 6,
  turned: (i + 1) % 6,
  near: true,
}))

function hexWays(rows: Rows, wrap: Wrap): Ways {
  return {
    directions: WAYS,
    steps: gridSteps(rows, HEXES, wrap),
    words: directionWords(FIXED, RELATIVE, WAYS, ({ side }, seen) =>
      turned(seen, side === 'north' ? 3 : 0, 6),
    ),
  }
}

const REGULAR =
  /^\s*(?:rhombus\s+(?<columns>\d{1,4})\s+by\s+(?<rows>\d{1,4})|hexagon\s+(?<side>\d{1,4}))\s*$/u

/** `rhombus 11 by 11`, `hexagon 5`, or a picture: `.` is a space, `~` is a gap. */
export function readHexes(text: YamlText, wrap: Wrap, reporter: Reporter): Board | undefined {
  const rows = regular(text, reporter)
  return rows === undefined ? undefined : { shape: 'hexes', ...rows, ways: hexWays(rows, wrap) }
}

function regular(text: YamlText, reporter: Reporter): Rows | undefined {
  const found = REGULAR.exec(text.text)?.groups
  if (found === undefined) {
    if (!/^\s*[a-z]{2}/u.test(text.text)) return readRows(text, reporter)
    return reporter.report(
      'ST4021',
      text.span,
      `\`${text.text.trim()}\` does not describe a board of hexagons.`,
      {
        help: 'Write `rhombus 11 by 11`, `hexagon 5` (hexagons along each side), or draw rows of `.` and `~`.',
      },
    )
  }
  const side = Number(found['side'] ?? 0)
  const [columns, count] =
    side > 0 ? [2 * side - 1, 2 * side - 1] : [Number(found['columns'] ?? 0), Number(found['rows'] ?? 0)]
  if (columns === 0 || count === 0) return reporter.report('ST4031', text.span, 'This board has no space.')
  if (columns * count > SIZE_LIMITS.spaces)
    return reporter.report('ST4006', text.span, `A board has at most ${SIZE_LIMITS.spaces} spaces.`)
  // A hexagon is a rhombus with two corners cut off.
  const isSpace = (column: number, row: number): boolean => side === 0 || Math.abs(column - row) < side
  return gridRows(columns, count, isSpace)
}
