import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled } from '../cards.ts'
import { playthroughCalled } from '../playthrough.ts'

/** Two cards for the player, and two for the bank. */
const DEAL = 4
const isCard = (move: string): boolean => /^[CDHS].$/u.test(move)

/** One hand for one chip. */
export default {
  id: 'blackjack',
  players: 1,
  options: { hands: '1', 'highest bet': '1' },
  isChance: isCard,
  lines: (move, { before }) => {
    if (isCard(move)) return before.length === DEAL - 1 ? DECK : []
    return move.toLowerCase()
  },
  returns: (match) => trackedOf(match, 'chips'),
} satisfies Adapter

const DECK = `shuffled: ${playthroughCalled('blackjack')
  .facts.flatMap(({ moves }) => moves)
  .filter(isCard)
  .map(cardCalled)
  .join(', ')}`
