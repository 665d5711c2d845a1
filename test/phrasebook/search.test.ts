import { expect, test } from 'vitest'
import { PageSearch } from '../../grammar/phrasebook/find-pages.ts'
import type { Page } from '../../grammar/phrasebook/find-pages.ts'

const page = (id: string, title: string, also: readonly string[] = [], text = ''): Page => ({
  id,
  title,
  also,
  text,
})

const PAGES = [
  page('refill', 'Draw until you have five cards.', ['refill your hand']),
  page('reshuffle', 'When the deck runs out, shuffle the discards.', [], 'A pile under a deck.'),
  page('captures', 'Captures are forced.'),
  page('mulligan', 'Take a new hand.', ['mulligan']),
  page('swap', 'Exchange your hand.', ['exchange hands', 'trade your hand']),
  page('auction', 'The highest bidder takes the lot.', ['auction'], 'Each player bids in turn.'),
]
const search = new PageSearch(PAGES, [
  ['deck', 'draw pile'],
  ['forced', 'compulsory'],
  ['mulligan', 'exchange your hand'],
])

test.each([
  ['draw until you have five cards', 'refill'],
  ['refilling hands', 'refill'],
  ['draw pile runs out', 'reshuffle'],
  ['is capturing compulsory', 'captures'],
  ['capturs', 'captures'],
  ['auctions', 'auction'],
  ['mulligan', 'mulligan'],
])('%s leads to %s', (query, id) => {
  expect(search.find(query)[0]?.id).toBe(id)
})

test('a page with the words in its title comes before one with them in its text', () => {
  expect(search.find('bids')[0]?.id).toBe('auction')
  expect(search.find('pile').map(({ id }) => id)).toEqual(['reshuffle'])
})

test('nothing is found for words that say nothing, and for others', () => {
  for (const query of ['', '   ', 'how do you', 'gazebo', '(*) OR "']) expect(search.find(query)).toEqual([])
})
