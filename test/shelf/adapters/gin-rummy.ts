import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'
import { cardCalled } from '../cards.ts'
import { playthroughCalled } from '../playthrough.ts'

const DRAWN = 'Chance outcome: '
const KNOCK = 'Player: 1 Action: Knock'

/** All cards in the order in which they come there: two hands, the first discard, and what is drawn. */
const order = playthroughCalled('gin-rummy')
  .facts.flatMap(({ moves }) => moves)
  .filter((move) => move.startsWith(DRAWN))
  .map((move) => cardCalled(move.slice(DRAWN.length)))

/** One deal. There the knock is a move of its own, and the other player lays out what counts by itself here. */
export default {
  id: 'gin-rummy',
  options: { 'winning score': '10', 'take and discard': 'true' },
  isChance: (move) => move.startsWith(DRAWN),
  lines: (move, { before }) => {
    if (move.startsWith(DRAWN)) return before.length === 0 ? `shuffled: ${order.join(', ')}` : []
    const [, text = ''] = move.split('Action: ')
    const [last = ''] = before.at(-1)?.moves ?? []
    const isKnocked = before.some(({ moves }) => moves.includes(KNOCK))
    if (move === KNOCK || (isKnocked && move.startsWith('Player: 0')))
      return last.endsWith('7d') ? 'done' : []
    if (text === 'Pass') return isKnocked ? [] : 'pass'
    if (text === 'Draw stock') return 'draw from the stock'
    if (text === 'Draw upcard') return 'take the discard'
    const cards = (text.match(/../gu) ?? []).map(cardCalled).join(', ')
    return last === KNOCK ? `knock with ${cards}` : cards
  },
  legal: (match) => {
    const moves = match.moves().map(({ notation }) => notation)
    const discards = moves.filter((notation) => !notation.startsWith('knock'))
    return discards.length + (discards.length < moves.length ? 1 : 0)
  },
  returns: (match) => {
    const [first = 0, second = 0] = trackedOf(match, 'score')
    return [first - second, second - first]
  },
} satisfies Adapter
