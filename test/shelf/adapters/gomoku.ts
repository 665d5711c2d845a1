import type { Adapter } from '../adapter.ts'

/** `13,9` is a row and a column, both from 0. */
export default {
  id: 'gomoku',
  lines: (move) => {
    const [row = 0, column = 0] = move.split(',').map(Number)
    return `${'abcdefghijklmno'[column]}${row + 1}`
  },
} satisfies Adapter
