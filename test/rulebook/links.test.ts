import { expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, written } from './books.ts'

/** The place `stash` and the tracked value `bid` have the names of actions. */
const GAME = `title: Stashes
players: { seats: [ann, ben] }
pieces:
  nut: { kinds: { nut: { copies: 6 } } }
places:
  stash: { each: player, holds: nuts, seen by: everyone }
  ground: { holds: nuts, seen by: everyone }
box:
  ground: all nuts
track:
  each player: { bid: 0 }
play:
  - turns from ann, at most 6: you must stash or bid
  - rank players by nuts kept
terms:
  nuts kept(player): number of nuts in stash of player
actions:
  stash:
    choose:
      nut: nuts on ground
    then:
      - move nut to your stash
      - if any nuts in your stash and opponent.bid > 2: add 1 to your bid
  bid:
    then: add 1 to your bid
`

test('a place or value with the name of an action is no link to that action', () => {
  const text = rulebookMarkdown(bookOf(written(GAME)))
  const links = text.split('\n').filter((line) => /\]\(#actions-/u.test(line))
  // Only where somebody is asked for an action.
  expect(links).toEqual([expect.stringMatching(/must .*\(#actions-stash\).*\(#actions-bid\)/u)])
  expect(text).toContain('(#terms-nuts-kept)')
})
