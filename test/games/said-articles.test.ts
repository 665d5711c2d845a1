import { expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playableText } from '../playable.ts'

const GAME = `sandtable: 1
id: claims
title: Claims
players: { seats: [ ann, otto ] }
values:
  role: [ duke, assassin ]
play:
  - turns from ann, at most 4: you must claim
  - the game is drawn by dusk
actions:
  claim:
    choose: { role: roles }
    then: say a {role} and a {you}
`

test('`a` fits the value that is said after it, but names of players have none', () => {
  const configured = playableText(GAME)
  const match = Match.start(programOf(configured.checked), { seed: 1 })
  for (const move of ['claim (duke)', 'claim (assassin)']) expect(match.play(move)).toBe(undefined)
  expect(match.log().flatMap(({ said }) => said)).toEqual(['a duke and a ann', 'an assassin and a otto'])
})
