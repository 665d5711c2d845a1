import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled, dealtInTurn } from '../cards.ts'

const PLAYERS = 3
const TRICKS = 2
const SEATS = ['north', 'east', 'south']
/** The number of tricks, the dealer, the hands, and the card that is turned up. */
const DEAL = 2 + PLAYERS * TRICKS + 1

/** One hand of two cards. */
export default {
  id: 'oh-hell',
  players: PLAYERS,
  options: { 'first hand': String(TRICKS) },
  isChance: (_, before) => before.length < DEAL,
  lines: (move, { before }) => {
    if (before.length === 1) return `random: ${SEATS[Number(move)]}`
    if (before.length < DEAL - 1) return []
    const cards = before.slice(2, DEAL - 1).flatMap(({ moves }) => moves)
    if (before.length === DEAL - 1) return `${dealtInTurn(cards, PLAYERS)}, ${cardCalled(move)}`
    return /^[CDHS]/u.test(move) ? cardCalled(move) : move
  },
  returns: (match) => trackedOf(match, 'score'),
} satisfies Adapter
