import type { Adapter } from '../adapter.ts'

/** The houses of a player are A to F as that player sees them, from left to right. */
export default {
  id: 'oware',
  lines: (move) => (move < 'a' ? `${move.toLowerCase()}1` : `${'fedcba'['abcdef'.indexOf(move)]}2`),
} satisfies Adapter
