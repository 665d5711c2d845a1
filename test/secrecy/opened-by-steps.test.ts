import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

/*
 * What the steps of an action have shown to everybody is known after them: in the same list, behind a head, in hooks, and in
 * values that were worked out from it before.
 */

const RULES = (then: string, after: string): string => `
sandtable: 1
id: embers
title: Embers
players: { seats: [north, south] }
pieces:
  card: { printed: { heat: 1..5 }, kinds: { ash: { heat: 1, copies: 4 }, coal: { heat: 5, copies: 4 } } }
places:
  sack: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  hearth: { holds: cards, seen by: everyone }
  pouch: { each: player, holds: cards, seen by: owner }
box: { sack: all cards }
track: { each player: { sparks: 0..9 = 0 } }
play:
  - shuffle sack
  - for each player: deal 3 from sack to hand of player
  - turns from north: you must burn or else the game is drawn by cold
actions:
  burn:
    choose: { card: a card in your hand, other: a card in your hand }
    let: { warmth: card.heat, both: card.heat + other.heat }
    then:
${then.replace(/^/gmu, '      ')}
${after === '' ? '' : `after:\n  burn:\n${after.replace(/^/gmu, '    ')}`}
`

const codes = (then: string, after = ''): readonly string[] => {
  const file = sourceFile('mine.yaml', RULES(then, after))
  const { diagnostics } = checkRuleset({ file, host: memoryHost([]), tellsUnread: true })
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

const MOVE = '- move card to hearth\n'
const ASK = '- if card.heat is 5: add 1 to your sparks'
const KEPT = '- if warmth is 5: add 1 to your sparks'

test.each([
  ['in the same list', MOVE + ASK, ''],
  ['in a hook', MOVE, ASK],
  ['in a hook, a value kept of it', MOVE, KEPT],
  ['after both branches', `- if your sparks > 3: show card\n  else: move card to hearth\n${ASK}`, ''],
  [
    'after every case',
    `- case your sparks > 3:\n    true: show card\n    false: move card to hearth\n${KEPT}`,
    '',
  ],
  ['after a list that settles once', `- together:\n    - move card to hearth\n${ASK}`, ''],
  [
    'a value named in the steps',
    `- let: { there: card.heat }\n${MOVE}- if there is 5: add 1 to your sparks`,
    '',
  ],
  ['of two cards', `- move card + other to hearth\n- if both > 5: add 1 to your sparks`, ''],
])('known %s', (_, then, after) => {
  expect(codes(then, after)).toEqual([])
})

test.each([
  ['before it', ASK + '\n' + MOVE, ''],
  ['if only some ways show it', `- if your sparks > 3: move card to hearth\n${ASK}`, ''],
  ['in a hook, if only some ways show it', `- if your sparks > 3: move card to hearth`, ASK],
  ['after a loop that may not run', `- repeat (your sparks) times: move card to hearth\n${KEPT}`, ''],
  ['where only its player sees it', `- move card to your pouch\n${KEPT}`, ''],
  ['from two cards, if one is shown', `${MOVE}- if both > 5: add 1 to your sparks`, ''],
  [
    'in a name that was set to something else',
    `- let: { there: card.heat }\n- set there to other.heat\n${MOVE}- if there is 5: add 1 to your sparks`,
    '',
  ],
])('unknown %s', (_, then, after) => {
  expect(codes(then, after)).toEqual(['ST4106'])
})
