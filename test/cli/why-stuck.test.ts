import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const TAKE = `sandtable: 1
id: take
title: Take
players: { seats: [ one, two ] }
track:
  left: 0..3 = 1
play:
  - turns from one: you must take
actions:
  take:
    only if:
      some are left: left > 0
    then: set left to left - 1
end:
  never:
    when: left is 3 and left is 2
    drawn: yes
`

test('where no move is legal, the rules that ask are told, and why the move in question is not legal', async () => {
  const folder = folderWith({ 'take.yaml': TAKE, 'none.yaml': TAKE.replace('= 1', '= 0') })
  const begun = await sandtable(['why', 'none.yaml', 'take'], folder)
  expect(begun.err).toMatch(/ST5102.*one must move.*\n.*none\.yaml:8/u)
  expect(begun.out).toMatch(/`take` is not legal for one\.\n.*some are left/u)
  const later = await sandtable(['why', 'take.yaml', 'take', '--after', 'take'], folder)
  expect(later.err).toMatch(/ST5102.*two must move.*\n.*take\.yaml:8/u)
  expect(later.out).toMatch(/`take` is not legal for two\.\n.*some are left/u)
})
