import type { Adapter } from '../adapter.ts'

/** Rows are counted from the top. */
export default {
  id: 'phantom-tic-tac-toe',
  lines: (move) => `${'abc'[Number(move[4])]}${3 - Number(move[2])}`,
} satisfies Adapter
