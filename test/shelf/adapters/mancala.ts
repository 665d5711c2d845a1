import type { Adapter } from '../adapter.ts'

/** The pits are numbered round the board from the first of south: 7 is its store, 0 that of north. */
export default {
  id: 'kalah',
  lines: (move) => (Number(move) < 7 ? `${'abcdefg'[Number(move)]}1` : `${'gfedcb'[Number(move) - 8]}3`),
} satisfies Adapter
