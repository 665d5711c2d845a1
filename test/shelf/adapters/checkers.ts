import type { Adapter } from '../adapter.ts'

/** `c3e5` jumps, since it goes two squares. */
export default {
  id: 'draughts',
  lines: (move) => {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)]
    return `${from}${Math.abs(Number(from[1]) - Number(to[1])) > 1 ? 'x' : '-'}${to}`
  },
  differs: { from: 101, why: 'forty moves without a capture are a draw there, even if men have moved' },
} satisfies Adapter
