import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

/** Every number but one, and the column `force`, are read only by what is worked out before the game. */
const READ_BEFORE_THE_GAME = `sandtable: 1
id: probe
title: Probe
players:
  seats: [white, black]
numbers:
  stones each: 2
  least rank: 2
  strength: 3
  many wounds: 1
  rich: 4
  coins each: 5
  coins left: 7
  wells: 3
  depth here: 2
  depth usual: 1
  depth kind: 2
  deepest: 3
  coins lent: 2
  high: 4
  spare number: 9
values:
  colour: [red, blue]
pieces:
  stone: { owner: fixed, kinds: { stone: { letter: S } } }
  card:
    printed: { level: 1..9, force: number = strength, colour: colour }
    kinds:
      knave: { level: high, colour: red }
      queen: { level: 2, copies: 2 of each colour, colour: red }
    track: { wounds: 0..3 = many wounds }
places:
  row:
    grid: |
      . . . . .
    holds: 1 stone
    printed: { depth: number = depth usual }
    track: { mud: 0..3 = deepest }
    kinds of space:
      pond: { where: [a1, b1], depth: depth kind }
      land: { where: the rest, track: { sand: 0..9 = depth here } }
  supply: { each: player, holds: stones }
  deck: { holds: cards, pile: yes }
  spare: { holds: cards, pile: yes }
regions:
  meadow:
    from:
      R1: { around: [a1, b1], gold: rich }
      R2: { around: [c1], gold: 2 }
    printed: { around: set of spaces, gold: number }
    track: { rest: 0..9 = wells }
tokens:
  coin:
    each player: { purse: coins each }
    store: coins left
    bank: coins lent
box:
  supply:
    stone: 3 * stones each
  deck: all cards where level >= least rank and it.force > 0
  spare: all cards where level < least rank
play:
  - turns from white: you must put or else nothing
actions:
  put:
    choose:
      goal: spaces where empty
    then: move first stone in your supply to goal
    write: "{goal}"
end:
  the row is full:
    when: no spaces where empty
    drawn: yes
`

test('what only sections read that are worked out before the game is read', () => {
  const file = sourceFile('probe.yaml', READ_BEFORE_THE_GAME)
  const { diagnostics } = checkRuleset({ file, host: memoryHost(new Map()), tellsUnread: true })
  const unread = diagnostics.filter(
    ({ code, message }) => code === 'ST4138' && /the (?:number|column) /u.test(message),
  )
  expect(unread.map(({ message }) => message)).toEqual(['Nothing reads the number `spare number`.'])
})
