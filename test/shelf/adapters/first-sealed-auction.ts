import { trackedOf } from '../adapter.ts'
import type { Adapter } from '../adapter.ts'

const WORTHS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Chance speaks at the end only where several have bid the same. */
export default {
  id: 'first-price-auction',
  players: 2,
  options: { lots: '1' },
  isChance: (move) => move.startsWith('Chose'),
  lines: (move) => {
    const [, number = ''] = move.split(': ')
    if (move.startsWith('Chose')) return []
    return move.includes('value') ? `shuffled: ${WORTHS[Number(number)]}` : number
  },
  returns: (match) => trackedOf(match, 'profit'),
} satisfies Adapter
