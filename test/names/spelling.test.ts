import { expect, test } from 'vitest'
import { told } from './small-game.ts'

test('the plural that a class is given is a spelling of its name in every text', () => {
  const text = `sandtable: 1
id: dice
title: Dice
players: { seats: [ ann, bob ] }
pieces:
  die:
    plural: dice
    printed: { pips: number }
    kinds:
      low: { pips: 1, copies: 3 }
      high: { pips: 6, copies: 3 }
places:
  bag: { holds: dice, pile: yes, seen by: everyone }
  cup: { each: player, holds: dice, seen by: everyone }
  table: { holds: dice, seen by: everyone }
box:
  bag: all dice
terms:
  pips shown(dice): sum of pips over dice
play:
  - deal 1 from bag to table
  - for each die on table: move die to bag
  - move all dice to bag
  - if number of dice in bag > 0:
      - rank players by pips shown(all dice in cup of it)
`
  expect(told(text)).toEqual([])
})

test('a row that makes all kinds of a class may have the name of the class: both mean the same pieces', () => {
  const text = `sandtable: 1
id: tiles
title: Tiles
players: { seats: [ ann, bob ] }
pieces:
  tile:
    printed: { low: 0..6, high: 0..6 }
    kinds:
      tile:
        copies: [ { low: 0, high: 0 }, { low: 0, high: 1 }, { low: 1, high: 1 } ]
places:
  bag: { holds: tiles, seen by: everyone }
  table: { holds: tiles, seen by: everyone }
box:
  bag: all tiles
play:
  - for each tile in bag where low is high: move tile to table
  - if number of tiles on table is 2: ann wins by doubles
  - the game is drawn by chance
`
  expect(told(text)).toEqual([])
})
