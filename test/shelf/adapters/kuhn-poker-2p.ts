import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'

const CARDS = ['jack', 'queen', 'king']

/** One hand. */
export default {
  id: 'kuhn-poker',
  options: { hands: '1' },
  lines: (move, { before }) => {
    const [dealt, card] = move.split(':')
    if (dealt !== 'Deal') return move.toLowerCase()
    const first = before[0]?.moves[0]?.split(':')[1]
    return first === undefined ? [] : `shuffled: ${CARDS[Number(first)]}, ${CARDS[Number(card)]}`
  },
  returns: (match) => trackedOf(match, 'chips'),
} satisfies Adapter
