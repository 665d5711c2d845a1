import type { Adapter } from '../adapter.ts'

/** `x(2,0)` is row 2 from the top, column 0. */
export default {
  id: 'tic-tac-toe',
  lines: (move) =>
    move.replace(/^.\((\d),(\d)\)$/u, (_, row, column) => `${'abc'[Number(column)]}${3 - Number(row)}`),
} satisfies Adapter
