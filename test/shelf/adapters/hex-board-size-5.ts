import type { Adapter } from '../adapter.ts'

/** Rows are counted from the top. */
export default {
  id: 'hex',
  options: { size: '5' },
  lines: (move) => `${move[0]}${6 - Number(move[1])}`,
} satisfies Adapter
