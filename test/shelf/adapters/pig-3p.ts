import type { Adapter } from '../adapter.ts'

/** To ten points. It breaks off after ten moves, before anybody has won. */
export default {
  id: 'pig',
  players: 3,
  options: { 'winning score': '10' },
  isChance: (move) => move.startsWith('Roll'),
  lines: (move) => (move.startsWith('Roll') ? `dice: ${move.slice(-1)}` : move === 'stop' ? 'hold' : move),
  returns: (match) => (match.result() === undefined ? [0, 0, 0] : []),
} satisfies Adapter
