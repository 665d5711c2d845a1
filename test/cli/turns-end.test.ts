import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const GAME = `sandtable: 1
id: last-stones
title: Last stones
players: { seats: [ ann, bob ] }
track:
  left: 2
  each player: { points: 0 }
play:
  - turns from ann while left > 0: you must take
  - rank players by points
actions:
  take:
    only if:
      one is left: left > 0
    then:
      - subtract 1 from left
      - add 1 to your points
      - another turn
examples:
  nobody takes another turn once turns are over:
    play:
      - ann: take
      - ann: take
      - ends: ann wins by points
`

test('`another turn` gives none after the `while` of the turns has ended them', async () => {
  const { code, out } = await sandtable(['test', 'stones.yaml'], folderWith({ 'stones.yaml': GAME }))
  expect([code, out]).toEqual([0, expect.stringContaining('1 example passed, 0 failed')])
})
