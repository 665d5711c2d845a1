import type { Adapter } from '../adapter.ts'
import { cardCalled } from '../cards.ts'
import { playthroughCalled } from '../playthrough.ts'

const PLAYERS = 5
const SEATS = ['ada', 'ben', 'cleo', 'dan', 'eva']
const HANDS = PLAYERS * 5
/** The dealer, the hands, and the first card of the discards. */
const DEAL = 1 + HANDS + 1
const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' }

/** One deal. The first hand is that of the player behind the dealer there. */
export default {
  id: 'crazy-eights',
  players: PLAYERS,
  options: { deals: '1', 'deck renewed': 'false' },
  isChance: (move) => move.startsWith('De'),
  lines: (move, { before }) => {
    if (before.length === 0) return `random: ${SEATS[dealerOf(move)]}`
    if (before.length === DEAL - 1) return deckFrom(dealerOf(before[0]?.moves[0] ?? ''))
    if (move.startsWith('Deal')) return []
    const word = move.slice(-2)
    if (move.startsWith('Play')) return cardCalled(word)
    return move.startsWith('Nominate') ? (SUITS[word.trim()] ?? move) : move.toLowerCase()
  },
  // Every state is compared, but not the points.
  differs: {
    from: 115,
    why: 'a card from two to ten costs as much as its number in the pack there, as in 23 for the seven of diamonds',
  },
} satisfies Adapter

const dealerOf = (move: string): number => Number(/\d/u.exec(move)?.[0])

/** All cards that this game deals, as they lie in the deck at first. */
function deckFrom(dealer: number): string {
  const { facts } = playthroughCalled('crazy-eights')
  const dealt = facts.flatMap(({ moves }) => moves).filter((move) => move.startsWith('Deal '))
  const hands = SEATS.flatMap((_, seat) =>
    dealt.slice(0, HANDS).filter((_card, i) => (dealer + 1 + i) % PLAYERS === seat),
  )
  return `shuffled: ${[...hands, ...dealt.slice(HANDS)].map((move) => cardCalled(move.slice(-2))).join(', ')}`
}
