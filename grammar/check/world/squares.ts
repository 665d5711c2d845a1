import { NONE, type SeatIR } from '../../ir/ir.ts'
import { nearMask, type DirectionWords, type Way, type Ways, type Wrap } from './board.ts'
import type { Rows } from './grid.ts'

/** For squares: clockwise from straight up, with their steps to the right and up. */
export const COMPASS = [
  { name: 'up', right: 0, up: 1 },
  { name: 'up right', right: 1, up: 1 },
  { name: 'right', right: 1, up: 0 },
  { name: 'down right', right: 1, up: -1 },
  { name: 'down', right: 0, up: -1 },
  { name: 'down left', right: -1, up: -1 },
  { name: 'left', right: -1, up: 0 },
  { name: 'up left', right: -1, up: 1 },
] as const

const mask = (...names: readonly (typeof COMPASS)[number]['name'][]): number =>
  names.reduce((sum, name) => sum | (1 << COMPASS.findIndex((way) => way.name === name)), 0)

const FIXED = new Map<string, number>([
  ['orthogonal', mask('up', 'right', 'down', 'left')],
  ['diagonal', mask('up right', 'down right', 'down left', 'up left')],
  ...COMPASS.map(({ name }): [string, number] => [name, mask(name)]),
])

/** As seen from the south side. */
const RELATIVE = new Map([
  ['forward', mask('up')],
  ['backward', mask('down')],
  ['sideways', mask('right', 'left')],
  ['forward diagonal', mask('up right', 'up left')],
  ['backward diagonal', mask('down right', 'down left')],
])

export const QUARTER_TURNS = { south: 0, west: 1, north: 2, east: 3 }

/** The directions of a circle as seen from a seat that many steps further round. */
export function turned(mask: number, steps: number, all: number): number {
  return ((mask << steps) | (mask >> (all - steps))) & (2 ** all - 1)
}

/** Squares are adjacent along rows and columns. */
export const SQUARES: readonly Way[] = COMPASS.map(({ name, right, up }, i) => ({
  name,
  opposite: (i + 4) % 8,
  turned: (i + 2) % 8,
  near: right === 0 || up === 0,
}))

export function squareWays(rows: Rows, wrap: Wrap): Ways {
  return {
    directions: SQUARES,
    steps: gridSteps(rows, COMPASS, wrap),
    words: directionWords(FIXED, RELATIVE, SQUARES, ({ side = 'south' }, seen) =>
      turned(seen, 2 * QUARTER_TURNS[side], 8),
    ),
  }
}

/** Words with the same meaning for everybody, and words that depend on the side of the deciding player. */
export function directionWords(
  fixed: ReadonlyMap<string, number>,
  relative: ReadonlyMap<string, number>,
  directions: readonly Way[],
  turn: (seat: SeatIR, seen: number) => number,
): DirectionWords {
  const words = new Map<string, (seat: SeatIR) => number>([['adjacent', () => nearMask(directions)]])
  for (const [word, mask] of fixed) words.set(word, () => mask)
  for (const [word, seen] of relative) words.set(word, (seat) => turn(seat, seen))
  return words
}

/** The spaces reached by steps to the right and up, from each space of a board drawn in rows. */
export function gridSteps(
  { columns, rows, spaces }: Rows,
  ways: readonly { readonly right: number; readonly up: number }[],
  wrap: Wrap,
): readonly number[] {
  const index = new Map(spaces.map((space, i) => [space.row * columns + space.column, i]))
  const along = (at: number, size: number, wraps: boolean): number | undefined =>
    at >= 0 && at < size ? at : wraps ? ((at % size) + size) % size : undefined
  return spaces.flatMap(({ column, row }, from) =>
    ways.map(({ right, up }) => {
      const [x, y] = [along(column + right, columns, wrap.columns), along(row + up, rows, wrap.rows)]
      const neighbour = x === undefined || y === undefined ? undefined : index.get(y * columns + x)
      return neighbour === undefined || neighbour === from ? NONE : neighbour
    }),
  )
}
