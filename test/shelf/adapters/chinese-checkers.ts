import type { Adapter } from '../adapter.ts'

/** The first file and the number of spaces of each row, from our row 1 up. */
const ROWS = [
  [4, 1],
  [4, 2],
  [4, 3],
  [4, 4],
  [0, 13],
  [1, 12],
  [2, 11],
  [3, 10],
  [4, 9],
  [4, 10],
  [4, 11],
  [4, 12],
  [4, 13],
  [9, 4],
  [10, 3],
  [11, 2],
  [12, 1],
] as const
/** The star turned upside down, so that the first space is at the bottom. */
const SPACES = ROWS.flatMap(([first, count], row) =>
  Array.from({ length: count }, (_, i) => `${'abcdefghijklmnopq'[first + count - 1 - i]}${row + 1}`),
)

/** `9->17` is a step, `2=>9` a jump. */
export default {
  id: 'chinese-checkers',
  lines: (move) => {
    if (move === 'Pass') return 'stop'
    const [from, to] = move.split(/[-=]>/u).map((space) => SPACES[Number(space)])
    return `${from}-${to}`
  },
} satisfies Adapter
