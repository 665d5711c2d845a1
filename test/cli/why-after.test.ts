import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const GAME = `sandtable: 1
id: throws
title: Throws
players: { seats: [ red, blue ] }
track:
  thrown: dice
  each player: { score: 0..99 = 0 }
play:
  - turns from red, at most 20: turn
  - rank players by score
stages:
  turn:
    - roll 2 dice to thrown
    - you must take or wait
actions:
  take:
    choose:
      one: 1 dice from thrown
    let:
      pips: sum of it over one
    only if:
      it is high: pips > 4
    then: add pips to your score
    write: 'take {pips}'
  wait: { then: nothing }
examples:
  two turns:
    play:
      - dice: 5 6
      - dice: 1 2
      - red: take 5
      - dice: 6 6
      - blue: wait
      - asked: red
`

/** What is played first, what is asked about, and what is said. */
const CASES: readonly (readonly [after: string, move: string, said: RegExp])[] = [
  ['', 'take 6', /`take 6` is legal for red/],
  ['', 'take 2', /not legal for red[\s\S]*thrown is 5 6/],
  ['take 5', 'take 2', /not legal for blue[\s\S]*it is high[\s\S]*thrown is 1 2/],
  ['take 5, wait', 'take 6', /`take 6` is legal for red/],
  ['dice: 3 4; take 5', 'take 3', /not legal for blue[\s\S]*thrown is 3 4/],
  ['take 5; dice: 3 4; wait', 'take 3', /not legal for red[\s\S]*thrown is 3 4/],
  ['dice: 6 5; wait; dice: 4 4; take 6', 'take 4', /not legal for red[\s\S]*thrown is 4 4/],
  ['dice: 3 9; take 5', 'take 3', /ST7003.*Chance cannot give this here/],
  ['take 5; dice: 3 4', 'take 3', /ST7003.*Chance cannot give this here/],
  ['dice: zebra; take 5', 'take 3', /ST6002.*`zebra` is not a possible outcome/],
]

test.each(CASES)('after `%s`: %s', async (after, move, said) => {
  const folder = folderWith({ 'throws.yaml': GAME })
  const { out, err } = await sandtable(
    ['why', 'throws.yaml', move, '--from', 'two turns', '--after', after],
    folder,
  )
  expect(out + err).toMatch(said)
})
