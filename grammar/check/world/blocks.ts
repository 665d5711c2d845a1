import { NONE, type BoardIR, type SpaceIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import { boardOf, type Blocks } from './board.ts'
import { sizeInDigits } from './board-size.ts'
import type { ConstantScope } from './constant.ts'
import type { Rows } from './grid.ts'
import type { Reporter } from './reporter.ts'
import { entryText } from './tree-reading.ts'

/** A board, and its blocks if it is divided. */
export interface Divided extends Pick<BoardIR, 'place' | 'shape' | 'columns' | 'rows' | 'first' | 'count'> {
  readonly blocks: Blocks | undefined
}

/** `blocks: 3 by 3` */
export function readBlocks(
  entry: MergedEntry,
  board: Rows,
  scope: ConstantScope,
  reporter: Reporter,
): Blocks | undefined {
  const written = entryText(entry, reporter)
  if (written === undefined) return undefined
  const { text } = sizeInDigits(written, scope, reporter)
  const size = /^\s*([1-9]\d?)\s+by\s+([1-9]\d?)\s*$/u.exec(text)
  const [columns, rows] = [Number(size?.[1]), Number(size?.[2])]
  if (board.columns % columns === 0 && board.rows % rows === 0) return { columns, rows }
  const whole = `${board.columns} by ${board.rows}`
  return reporter.report(
    'ST4049',
    written.span,
    `A board of ${whole} is not divided into blocks like this.`,
    {
      help: `Give the columns, then the rows, of each block: \`${half(board.columns)} by ${half(board.rows)}\`, for instance.`,
    },
  )
}

/** A length into which this one can be divided. */
function half(length: number): number {
  return Array.from({ length }, (_, i) => length - 1 - i).find((part) => length % part === 0) ?? 1
}

/** The number of a block on its board, and that of a space in its block, each row by row from the bottom left. */
export interface BlockNumbers {
  readonly block: number
  readonly cell: number
}

/** The numbers of all spaces; 0 on boards without blocks. */
export function blockNumbers(
  boards: readonly Divided[],
  spaces: readonly SpaceIR[],
): readonly BlockNumbers[] {
  return boards.flatMap(({ columns, first, count, blocks }) =>
    spaces.slice(first, first + count).map(({ column, row }) => {
      if (blocks === undefined) return { block: 0, cell: 0 }
      const [across, up] = [Math.floor(column / blocks.columns), Math.floor(row / blocks.rows)]
      return {
        block: up * (columns / blocks.columns) + across + 1,
        cell: (row % blocks.rows) * blocks.columns + (column % blocks.columns) + 1,
      }
    }),
  )
}

/** A turn of a sixth on hexagons, and of a quarter on squares: each in so many of all turns. */
const AROUND = { hexes: 6, squares: 4 } as const

/**
 * For each space, and each number of turns clockwise up to `around`, the space where what is on it comes when its block
 * is turned, or its board if that is not divided. NONE if there is none.
 */
export function turnedSpaces(
  boards: readonly Divided[],
  spaces: readonly SpaceIR[],
): { readonly around: number; readonly to: readonly number[] } {
  const shapes = new Set(boards.map(({ shape }) => shape))
  const around = shapes.has('hexes') ? (shapes.has('squares') ? 12 : 6) : 4
  const found = new Map<Divided, ReadonlyMap<number, number>>()
  const to = spaces.flatMap((space, index) => {
    const board = boardOf(boards, index)
    if (board === undefined) return Array<number>(around).fill(NONE)
    const own = found.get(board) ?? cells(board, spaces)
    found.set(board, own)
    return Array.from({ length: around }, (_, turns) => turnedOnce(board, own, space, turns))
  })
  return { around, to }
}

function cells({ columns, first, count }: Divided, spaces: readonly SpaceIR[]): ReadonlyMap<number, number> {
  const own = spaces.slice(first, first + count)
  return new Map(own.map(({ column, row }, i) => [row * columns + column, first + i]))
}

function turnedOnce(
  board: Divided,
  own: ReadonlyMap<number, number>,
  { column, row }: SpaceIR,
  turns: number,
): number {
  const { shape } = board
  if (shape !== 'squares' && shape !== 'hexes') return NONE
  const { columns, rows } = board.blocks ?? board
  const [left, bottom] = [column - (column % columns), row - (row % rows)]
  // Twice the distance from the middle, which may be between spaces.
  let [aside, ahead] = [2 * (column - left) - (columns - 1), 2 * (row - bottom) - (rows - 1)]
  for (let turn = 0; turn < turns % AROUND[shape]; turn++)
    [aside, ahead] = [ahead, shape === 'hexes' ? ahead - aside : -aside]
  const [x, y] = [(aside + columns - 1) / 2, (ahead + rows - 1) / 2]
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= columns || y >= rows) return NONE
  return own.get((bottom + y) * board.columns + left + x) ?? NONE
}
