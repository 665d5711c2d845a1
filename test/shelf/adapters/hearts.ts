import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled, dealtInTurn } from '../cards.ts'

const PACK = 52

/** One deal without passing, which chance decides there. A player gets 26 less the points. */
export default {
  id: 'hearts',
  players: 4,
  options: { 'passing rule': 'never' },
  isChance: (_, before) => before.length <= PACK,
  lines: (move, { before }) => {
    if (before.length > PACK) return cardCalled(move)
    const cards = [...before.slice(1).flatMap(({ moves }) => moves), move]
    return before.length === PACK ? dealtInTurn(cards, 4) : []
  },
  returns: (match) => trackedOf(match, 'score').map((points) => 26 - points),
} satisfies Adapter
