import type { Adapter } from '../adapter.ts'
import { ofShortNotation } from '../short-notation.ts'

/** Player 1 has the white pieces there. */
export default {
  id: 'dark-chess',
  lines: ofShortNotation,
  seat: (player) => 1 - player,
  returns: (match) => [1, 0].map((seat) => (match.result()?.winners.includes(seat) === true ? 1 : -1)),
} satisfies Adapter
