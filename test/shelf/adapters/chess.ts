import type { Adapter } from '../adapter.ts'
import { ofShortNotation } from '../short-notation.ts'

/** Player 1 has the white pieces there. */
export default { id: 'chess', lines: ofShortNotation, seat: (player) => 1 - player } satisfies Adapter
