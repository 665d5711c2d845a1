import { expect, test } from 'vitest'
import { playable } from '../../interpreter/index.ts'
import { Match } from '../../interpreter/match/match.ts'

/* What is chosen as several things: a text that is no list of such things is no move, and what is missing is named. */

const BOUQUETS = `
sandtable: 1
id: bouquets
title: Bouquets
players: { seats: [north, south] }
values:
  hue: [red, blue, white]
pieces:
  flower:
    printed: { hue: hue, height: 1..4 }
    kinds:
      daisy: { copies: 1 of each hue, height: 1, plural: daisies }
      rose: { copies: 1 of each hue, height: 2 }
      lily: { copies: 1 of each hue, height: 3, plural: lilies }
      iris: { copies: 1 of each hue, height: 4, plural: irises }
places:
  basket: { each: player, holds: flowers, seen by: owner }
  vase: { holds: flowers, seen by: everyone }
box:
  basket of north: { red daisy: 1, blue daisy: 1, white daisy: 1, red rose: 1, blue rose: 1, white lily: 1 }
  basket of south: { blue lily: 1, red lily: 1 }
  vase: { red iris: 1 }
play:
  - turns from north, at most 4: you must pick or else nothing
  - the game is drawn by dusk
actions:
  lay one:
    during: pick
    choose:
      flower: a flower in your basket
    then: move flower to vase
    write: '{flower}'
  lay two:
    during: pick
    choose:
      pair: 2 flowers of one height from your basket
    then: move pair to vase
    write: '{pair}'
  lay five:
    during: pick
    choose:
      trio: 3 flowers of one height from your basket
      rest: 2 flowers of one height from (all flowers in your basket where it is not in trio)
    then: move trio + rest to vase
    write: '{trio}, {rest}'
  lay some:
    during: pick
    choose:
      few: 3..4 flowers of one height from your basket
      spare: a flower in your basket where it is not in few
    then: move few + spare to vase
`

function begun(): Match {
  const { program } = playable(BOUQUETS)
  if (program === undefined) throw new Error('the game of this test cannot be played')
  return Match.start(program, { seed: 1 })
}

test.each([
  // Nothing of this is the name of a flower.
  ['1000', '`1000` is not a move here.'],
  ['red', '`red` is not a move here.'],
  ['lay', '`lay` is not a move here.'],
  // One flower is no pair, and two are no trio.
  ['red iris', '`red iris` is not allowed. The red iris in vase is not one of the flowers in your basket.'],
  ['blue lily', '`blue lily` is not allowed. There is no blue lily here to choose as `flower`.'],
  [
    'red daisy, red rose',
    '`red daisy, red rose` is not allowed. `pair` must be `2 flowers of one height from your basket`.',
  ],
  [
    'blue lily, white lily',
    '`blue lily, white lily` is not allowed. There is no blue lily here to choose as `pair`.',
  ],
  [
    'lay two (white lily and red lily)',
    '`lay two (white lily and red lily)` is not allowed. There is no red lily here to choose as `pair`.',
  ],
])('%s', (text, message) => {
  expect(begun().play(text)?.message).toBe(message)
})

test.each([
  'lay five (red daisy and blue daisy and white daisy, red rose and blue rose)',
  'lay five (red daisy, white daisy, blue daisy, blue rose, red rose)',
  'red daisy, white daisy, blue daisy, blue rose, red rose',
  'lay some (red daisy, white daisy, blue daisy, blue rose)',
])('%s', (text) => {
  const match = begun()
  expect(match.play(text)).toBeUndefined()
  expect(match.view(1).at('vase')?.length).toBe(text.startsWith('lay some') ? 5 : 6)
})

test('things of two choices are not divided by the order of their names alone', () => {
  expect(
    begun().play('lay five (red rose, blue rose, red daisy, blue daisy, white daisy)')?.message,
  ).toContain('`trio` must be `3 flowers of one height from your basket`')
})
