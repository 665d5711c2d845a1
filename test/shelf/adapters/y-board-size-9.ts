import type { Adapter } from '../adapter.ts'

/** Each row begins with `a`, while our files go straight up. */
export default {
  id: 'y',
  lines: (move) => `${String.fromCodePoint(move.codePointAt(0)! + Number(move[1]) - 1)}${move[1]}`,
} satisfies Adapter
