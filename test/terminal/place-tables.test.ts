import { expect, test } from 'vitest'
import { viewText } from '../../interpreter/scene/view-text.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playable } from '../../interpreter/playable.ts'

const TEXT = `sandtable: 1
id: shelves
title: Shelves
players: { seats: [ ann, ben ] }
values:
  height: [ low, high ]
  side: [ left, middle, right ]
pieces:
  jar: { kinds: { jam: { copies: 6 }, honey: { copies: 6, plural: honey } } }
places:
  crate: { holds: jars }
  shelf: { each: [ player, height, side ], holds: up to 2 jars }
  window: { each: [ height, side ], holds: 1 jar }
  drawer: { each: [ player, side ], holds: up to 3 jars }
  chest: { each: [ player, height, side ], holds: jars, seen by: owner }
box:
  crate: { jam: 2, honey: 1 }
  shelf(ann, low, right): { jam: 1, honey: 1 }
  shelf(ann, high, left): 1 jam
  window(low, middle): 1 honey
  drawer(ben, left): 2 jam
  chest(ann, low, left): 1 honey
play:
  - turns from ann, at most 4: you must wait
  - the game is drawn by dusk
actions:
  wait: { then: nothing }
`

test('open places with two indices are drawn as a table for each player', () => {
  const { program, diagnostics } = playable(TEXT)
  expect(diagnostics).toEqual([])
  if (program === undefined) return
  const match = Match.start(program, { seed: 1 })
  expect(viewText(match.ir, match.view(0), { color: false, width: 80 })).toMatchInlineSnapshot(`
    "crate: 2 jams, honey
    drawer(ben, left): 2 jams
    chest(ann, low, left): honey

    shelf of ann:
            left  middle       right
      low      -       -  jam, honey
      high   jam       -           -
    window:
            left  middle  right
      low      -   honey      -
      high     -       -      -
    "
  `)
  expect(viewText(match.ir, match.view(0), { color: false, width: 30 })).toMatchInlineSnapshot(`
    "crate: 2 jams, honey
    drawer(ben, left): 2 jams
    chest(ann, low, left): honey

    shelf of ann:
            left  middle
      low      -       -
      high   jam       -

                 right
      low   jam, honey
      high           -
    window:
            left  middle  right
      low      -   honey      -
      high     -       -      -
    "
  `)
})
