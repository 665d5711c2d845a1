import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled, dealtInTurn } from '../cards.ts'

const PACK = 52
const BIDS = 4

/** One deal, in which nothing breaks spades. Both partners get the points of their pair. */
export default {
  id: 'spades',
  options: { 'leading spades': 'from nothing else' },
  isChance: (_, before) => before.length < PACK,
  lines: (move, { before }) => {
    if (before.length >= PACK + BIDS) return cardCalled(move)
    if (before.length >= PACK) return move.toLowerCase()
    const cards = [...before.flatMap(({ moves }) => moves), move]
    return cards.length === PACK ? dealtInTurn(cards, 4) : []
  },
  returns: (match) => [...trackedOf(match, 'score'), ...trackedOf(match, 'score')],
} satisfies Adapter
