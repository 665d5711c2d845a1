import type { Adapter } from '../adapter.ts'

/** Rows are counted from the top. */
export default {
  id: 'dark-hex',
  options: { columns: '3', rows: '5' },
  lines: (move) => `${move[0]}${6 - Number(move[1])}`,
} satisfies Adapter
