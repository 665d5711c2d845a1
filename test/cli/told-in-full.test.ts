import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const BOUNDED = `sandtable: 1
id: bounded
title: Bounded
players: { seats: [ ann, ben ] }
pieces:
  card: { kinds: { coin: { copies: 6 } } }
places:
  hand: { each: player, holds: cards, seen by: everyone }
  heap: { holds: cards, seen by: everyone }
box:
  hand: { coin: 3 }
track: { n: 0..99 = 0 }
terms:
  step: 1
play:
  - turns from ann, at most 4: you must drop
  - the game is drawn by nightfall
actions:
  drop:
    choose:
      card: cards in your hand
    then:
      - move card to heap
      - repeat until n > 90, at most 2: add step to n
`

const FASTER = `sandtable: 1
id: faster
title: Faster
extends: bounded
change:
  step: 1 more
`

const folder = folderWith({ 'bounded.yaml': BOUNDED, 'faster.yaml': FASTER })

test('`run --json` tells of loops that were cut short, and how games ended', async () => {
  const { out, code } = await sandtable(['run', 'bounded.yaml', '--games', '5', '--json'], folder)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    reasons: { nightfall: 5 },
    bounds: [{ code: 'ST5022', line: 24, times: 20 }],
  })
})

test('`show` shows what changes the terms, with the document that does', async () => {
  const { out } = await sandtable(['show', 'faster.yaml'], folder)
  expect(out).toMatch(/^change:\n {2}step: 1 more +# faster\.yaml:6$/mu)
  const { out: alone } = await sandtable(['show', 'faster.yaml', 'step'], folder)
  expect(alone).toMatch(/^ {2}step: 1 more +# faster\.yaml:6$/mu)
})

test('a few rounds do not prove that chance decides', async () => {
  const rounds = ['--rungs', 'random,random', '--rounds', '4', '--seed', '1']
  const { out } = await sandtable(['ladder', 'bounded.yaml', ...rounds], folder)
  expect(out).toMatch(/do not show whether any player is better|chance or the order of seats decides/u)
})
