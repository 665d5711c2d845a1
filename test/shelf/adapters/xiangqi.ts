import type { Adapter } from '../adapter.ts'

/** Rows are numbered from the top there, and columns from the left, both from 0: `h(9,2)-(7,1)`. */
export default {
  id: 'xiangqi',
  lines: (move) =>
    move.replaceAll(/^\w|\((\d),(\d)\)/gu, (text, row?: string, column?: string) =>
      row === undefined ? text.toUpperCase() : `${'abcdefghi'[Number(column)]}${10 - Number(row)}`,
    ),
} satisfies Adapter
