import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

const GAME = `sandtable: 1
id: nods
title: Nods
players: { seats: [ north, south ] }
track:
  dealer: player
  guest: player or none
  each player: { score: 0 }
play:
  - set dealer to random player
  - repeat 2 times:
      - round
      - set dealer to next(dealer)
  - rank players by score
stages:
  round:
    - north must act
actions:
  nod:
    during: act
    then: nothing
examples:
  the dealer is not given:
    given:
      now: round
    play:
      - check: dealer is north and guest is none
      - north: nod
      - check: dealer is south
`

test('a player who is not given is the first, unless there may be none', () => {
  const { results } = testRuleset({ file: sourceFile('nods.yaml', GAME), host: memoryHost([]) })
  expect(results.map(({ outcome }) => outcome.kind)).toEqual(['passed'])
})
