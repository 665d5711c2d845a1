import type { Adapter } from '../adapter.ts'

/** `x0` is a disc in the first column. */
export default {
  id: 'connect-four',
  lines: (move) => 'abcdefg'[Number(move.slice(1))] ?? '',
} satisfies Adapter
