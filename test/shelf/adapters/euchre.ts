import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled, dealtInTurn } from '../cards.ts'

const SEATS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }
const WORDS: Readonly<Record<string, string>> = { Alone: 'go alone', Partner: 'play with your partner' }
const HANDS = 20
/** The dealer, the hands, and the card that is turned up. */
const DEAL = HANDS + 2

/** One deal. Each pair gets its lead. */
export default {
  id: 'euchre',
  isChance: (_, before) => before.length < DEAL,
  lines: (move, { before }) => {
    if (before.length === 0) return `random: ${SEATS[move]}`
    if (before.length < DEAL) {
      if (before.length < DEAL - 1) return []
      // The dealer, the second seat, gets the first card.
      const [last = '', ...cards] = before
        .slice(1)
        .flatMap(({ moves }) => moves)
        .toReversed()
      return `${dealtInTurn([last, ...cards.toReversed()], 4)}, ${cardCalled(move)}`
    }
    if (/^[CDHS].$/u.test(move)) return cardCalled(move)
    return WORDS[move] ?? move.toLowerCase()
  },
  returns: (match) => {
    const [one = 0, other = 0] = trackedOf(match, 'score')
    return [one - other, other - one, one - other, other - one]
  },
} satisfies Adapter
