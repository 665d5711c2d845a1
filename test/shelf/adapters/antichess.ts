import type { Adapter } from '../adapter.ts'
import { ofShortNotation } from '../short-notation.ts'

/** Player 1 has the white pieces there. */
export default {
  id: 'giveaway-chess',
  lines: ofShortNotation,
  seat: (player) => 1 - player,
  returns: (match) => (match.result()?.winners.includes(1) ? [1, -1] : [-1, 1]),
} satisfies Adapter
