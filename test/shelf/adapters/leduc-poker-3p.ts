import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { playthroughCalled } from '../playthrough.ts'

const RANKS = ['jack', 'queen', 'king', 'ace']
const SUITS = ['heart', 'spade']
const DEAL = 'Chance outcome:'
const PLAYERS = 3

/** One hand. Our stakes are twice as high. */
export default {
  id: 'leduc-poker',
  players: PLAYERS,
  options: { hands: '1' },
  isChance: (move) => move.startsWith(DEAL),
  lines: (move, { before }) => {
    if (!move.startsWith(DEAL)) return move.toLowerCase()
    return before.length === PLAYERS - 1 ? DECK : []
  },
  returns: (match) => trackedOf(match, 'chips').map((chips) => chips / 2),
} satisfies Adapter

/** The cards of the players, and the common one. */
const DECK = `shuffled: ${playthroughCalled('leduc-poker-3p')
  .facts.flatMap(({ moves }) => moves)
  .filter((move) => move.startsWith(DEAL))
  .map((move) => Number(move.slice(DEAL.length)))
  .map((card) => `${SUITS[card % 2]} ${RANKS[Math.floor(card / 2)]}`)
  .join(', ')}`
