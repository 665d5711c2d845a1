import type { Adapter } from '../adapter.ts'
import { playthroughCalled } from '../playthrough.ts'

const PLAYERS = 2
const HANDS = PLAYERS * 7
const SEATS = ['ada', 'ben']
const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')
const SUITS = ['club', 'diamond', 'heart', 'spade']

/** Ranks are letters there, and cards have no suits. */
export default {
  id: 'go-fish',
  players: PLAYERS,
  isChance: (move) => move.length === 1,
  lines: (move, { before }) => {
    if (move.length === 1) return before.length === HANDS - 1 ? POND : []
    return `${SEATS[Number(move[0])]}, any ${rankOf(move.slice(1))}?`
  },
} satisfies Adapter

const rankOf = (letter: string): string => RANKS[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter

/** All cards in the order in which this game deals them; of those of one rank, each is of another suit. */
const POND = `shuffled: ${playthroughCalled('go-fish')
  .facts.flatMap(({ moves }) => moves)
  .filter((move) => move.length === 1)
  .map(
    (letter, i, all) =>
      `${SUITS[all.slice(0, i).filter((other) => other === letter).length]} ${rankOf(letter)}`,
  )
  .join(', ')}`
