import { expect, test } from 'vitest'
import { isWanted, playerCounts } from '../../editor/welcome/gallery-search.ts'

const GAME = {
  file: 'rulesets/lanes/skiffs/skiffs.yaml',
  id: 'skiffs',
  title: 'Skiffs',
  line: 'Rudern, bis der König müde wird.',
  family: 'Wettlauf',
  players: [2, 4],
}

test.each([
  ['', 0, true],
  ['  ', 0, true],
  ['skif', 0, true],
  ['konig WETT', 0, true],
  ['König', 2, true],
  ['könig dame', 0, false],
  ['', 4, true],
  ['', 3, false],
  ['skiffs', 3, false],
])('`%s` for %i players', (words, players, found) => {
  expect(isWanted(GAME, { words, players })).toBe(found)
})

test('numbers of players are listed once, in order', () => {
  expect(playerCounts([GAME, { ...GAME, players: [3, 10, 2] }])).toEqual([2, 3, 4, 10])
})
