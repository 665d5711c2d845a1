import type { Adapter } from '../adapter.ts'

/** One die each. Sixes are wild there, and ones are here, but nobody throws one. */
export default {
  id: 'liars-dice',
  players: 2,
  options: { 'dice each': '1' },
  lines: (move) => {
    if (move.startsWith('Roll')) return `dice: ${move.slice(-1)}`
    return move === 'Liar' ? 'doubt' : move.replace('-', ' times ')
  },
} satisfies Adapter
