import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled } from '../cards.ts'
import { playthroughCalled } from '../playthrough.ts'

const HAND = 6
/** Whoever wins gets so much more there, and the other so much less. */
const WIN = 1000

const dealt = playthroughCalled('cribbage')
  .facts.flatMap(({ moves }) => moves)
  .filter((move) => move.startsWith('Deal'))
  .map((move) => cardCalled(move.slice(5)))

/** Player 0 deals first, and always gets the first six cards. Nobody is asked to pass here. */
export default {
  id: 'cribbage',
  isChance: (move) => !move.startsWith('Choose'),
  lines: (move, { before }) => {
    if (move.startsWith('Choose')) return move.slice(7).split(' ').map(cardCalled).join(', ')
    const so = before.flatMap(({ moves }) => moves).filter((made) => made.startsWith('Deal')).length
    if (move === 'Pass' || so % (2 * HAND + 1) !== 0) return []
    const first = dealt.slice(so, so + HAND)
    const second = dealt.slice(so + HAND, so + 2 * HAND)
    const isFirstDealer = (so / (2 * HAND + 1)) % 2 === 0
    const pile = [...(isFirstDealer ? [...second, ...first] : [...first, ...second]), dealt[so + 2 * HAND]]
    return `shuffled: ${pile.join(', ')}`
  },
  returns: (match) => {
    const winner = match.result()?.winners[0]
    return trackedOf(match, 'score').map((score, seat) => score + (seat === winner ? WIN : -WIN))
  },
} satisfies Adapter
