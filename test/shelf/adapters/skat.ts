import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled } from '../cards.ts'
import type { Fact } from '../playthrough.ts'

const PACK = 32
/** The cards, the game, and two cards that are laid away. */
const BEFORE_PLAY = PACK + 3
/** To whom each lot of cards is dealt: a seat, or -1 for the skat. */
const LOTS = [
  [0, 3],
  [1, 3],
  [2, 3],
  [-1, 2],
  [0, 4],
  [1, 4],
  [2, 4],
  [0, 3],
  [1, 3],
  [2, 3],
].flatMap(([seat, cards = 0]) => Array.from({ length: cards }, () => seat))

/** One game of the first player, who names it before laying cards away there. The result is what the cards count. */
export default {
  id: 'skat',
  options: { deals: '1' },
  lines: (move) => cardCalled(move),
  position: (facts) => ({ text: playOf(facts), skipped: BEFORE_PLAY }),
  returns: (match) => {
    const [points = 0] = trackedOf(match, 'card points')
    const more = (points - 60) / 120
    return [more, -more / 2, -more / 2]
  },
} satisfies Adapter

/** The position after the auction, in which only the first player has bid. */
function playOf(facts: readonly Fact[]): string {
  const moves = facts.flatMap((fact) => fact.moves)
  const [game = '', ...away] = moves.slice(PACK, BEFORE_PLAY)
  const dealt = (seat: number): readonly string[] =>
    moves.slice(0, PACK).filter((_card, i) => LOTS[i] === seat)
  const hand = (seat: number): string => dealt(seat).map(cardCalled).join(', ')
  const declarers = [...dealt(0), ...dealt(-1)].filter((card) => !away.includes(card))
  return [
    `skat: ${away.map(cardCalled).join(', ')}`,
    `hand of north: ${declarers.map(cardCalled).join(', ')}`,
    `hand of east: ${hand(1)}`,
    `hand of south: ${hand(2)}`,
    'now: north at one trick 1',
    'bid: 18',
    'declarer: north',
    `game: ${game}`,
  ].join('; ')
}
