import type { Adapter } from '../adapter.ts'

/** `c1xa3` takes a man. */
export default {
  id: 'lines-of-action',
  lines: (move) => move.replace('x', '-'),
} satisfies Adapter
