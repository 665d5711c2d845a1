import type { Adapter } from '../adapter.ts'
import type { Fact } from '../playthrough.ts'

const RANKS = ['ace', 'two', 'three', 'four']
const SUITS = ['club', 'spade']

/** Four cards each, for the highest prizes first. Nobody chooses the last cards there. */
export default {
  id: 'goofspiel',
  players: 2,
  options: { ranks: '4', 'prizes shuffled': 'false', 'bids shown': 'false' },
  lines: (move, { fact, before }) => {
    const isLast = before.length === RANKS.length - 2 && move === fact.moves.at(-1)
    return [bidOf(move), ...(isLast ? lastBids([...before, fact]) : [])]
  },
} satisfies Adapter

/** `[P1]Bid: 3` as a card. */
function bidOf(move: string): string {
  const [player, rank] = move.match(/\d/gu) ?? []
  return `${SUITS[Number(player)]} ${RANKS[Number(rank) - 1]}`
}

function lastBids(facts: readonly Fact[]): readonly string[] {
  const played = new Set(facts.flatMap(({ moves }) => moves.map(bidOf)))
  return SUITS.flatMap((suit) => RANKS.map((rank) => `${suit} ${rank}`).filter((card) => !played.has(card)))
}
