import type { Adapter } from '../adapter.ts'
import { dealtInTurn } from '../cards.ts'

const PACK = 52
const STRAINS: Readonly<Record<string, string>> = {
  '♣': 'clubs',
  '♦': 'diamonds',
  '♥': 'hearts',
  '♠': 'spades',
  NT: 'no trumps',
}
const LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' }
const CALLS: Readonly<Record<string, string>> = { Pass: 'pass', Dbl: 'double', RDbl: 'redouble' }

/** The deal and the auction. */
export default {
  id: 'bridge',
  isChance: (_, before) => before.length < PACK,
  lines: (move, { before }) => {
    if (before.length >= PACK) return CALLS[move] ?? `${move[0]} ${STRAINS[move.slice(1)]}`
    const cards = [...before.flatMap(({ moves }) => moves), move]
    return cards.length === PACK ? dealtInTurn(cards.map(inLetters), 4) : []
  },
  differs: { from: PACK + 6, why: 'a solver says there how many tricks are taken, and nobody plays a card' },
} satisfies Adapter

const inLetters = (card: string): string => `${LETTERS[card[0] ?? '']}${card.slice(1)}`
