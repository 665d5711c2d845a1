import type { Adapter } from '../adapter.ts'

/** Fifteen by fifteen, five in a row: `x(2,7)` is a row and a column, both from 0. */
export default {
  id: 'gomoku',
  lines: (move) =>
    move.replace(
      /^.\((\d+),(\d+)\)$/u,
      (_, row, column) => `${'abcdefghijklmno'[Number(column)]}${Number(row) + 1}`,
    ),
} satisfies Adapter
