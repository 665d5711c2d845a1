import { describe, expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { plyInWords } from '../../interpreter/scene/plies-in-words.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { programFrom, sit } from './play-typed.ts'

/** Claims that can be doubted; `written` is a template for the doubt. */
function claims(written = ''): Program {
  const rows = `sandtable: 1
id: doubts
title: Doubts
players: { seats: [ann, ben] }
values:
  beast: [fox, owl]
tokens:
  coin: { each player: { purse: 2 }, mint: unlimited }
play:
  - turns from ann, at most 6: you must claim
  - the game is drawn by dusk
stages:
  reply(player called claimant, beast called claim):
    - say {claimant} claims {claim}
    - opponent must doubt(claimant, claim) or nod
actions:
  claim:
    choose:
      claim: 1..1
    then:
      - pay claim from mint to your purse
      - reply(you, owl)
      - if mint > 1000: pay 1 from mint to your purse
  doubt(player called claimant, beast called claim):${written}
    then: nothing
  nod:
    then: nothing
`
  return programFrom({ file: sourceFile('doubts.yaml', rows), host: memoryHost([]) }, undefined)
}

describe('what somebody is asked about', () => {
  test('is on the screen where the moves do not say it', async () => {
    const { shown } = await sit({
      program: claims(),
      seed: 1,
      people: [0, 1],
      isTerminal: false,
      typed: ['claim (1)'],
    })
    expect(shown).toContain('\nclaimant: ann, claim: owl\n  1  doubt')
  })

  test('can be written as part of the move', () => {
    const match = Match.start(claims('\n    write: doubt that {claimant} has an {claim}'), { seed: 1 })
    expect(match.play('claim (1)')).toBeUndefined()
    expect(match.moves().map(({ notation }) => notation)).toEqual(['doubt that ann has an owl', 'nod'])
    expect(match.handed()).toEqual([])
    expect(match.play('doubt that ann has an owl')).toBeUndefined()
    expect(match.log().map((ply) => plyInWords(match.ir, ply))).toEqual([
      'ann: claim (1) (purse of ann +1)\n  "ann claims owl"',
      'ben: doubt that ann has an owl (purse of ann +1)',
    ])
  })
})

test('a shared holder of tokens that never runs out may have any name, and is no number on the table', () => {
  const match = Match.start(claims(), { seed: 1 })
  expect(match.play('claim (1)')).toBeUndefined()
  expect(match.play('nod')).toBeUndefined()
  const { values, seatValues } = sceneOf(match.ir, match.view())
  expect(values).toEqual([])
  expect(seatValues).toEqual([{ name: 'purse', values: [4, 2] }])
})

test('what nobody need see is left off the table', () => {
  const rows = `title: Rounds
sandtable: 1
id: rounds
players: { seats: [ann, ben] }
track:
  dealer: player or none
  round: 0
  each player: { points: 0, steps: 0 }
play:
  - set dealer to ann
  - turns from ann, at most 6: you must walk
  - the game is drawn by dusk
actions:
  walk:
    then:
      - add 1 to round
      - add 1 to your points
      - add 2 to your steps
      - set dealer to you
layout:
  table: { not shown: [dealer, steps] }
`
  const program = programFrom({ file: sourceFile('rounds.yaml', rows), host: memoryHost([]) }, undefined)
  const match = Match.start(program, { seed: 1 })
  expect(match.play('walk')).toBeUndefined()
  const { values, seatValues } = sceneOf(match.ir, match.view())
  expect(values.map(({ name }) => name)).toEqual(['round'])
  expect(seatValues.map(({ name }) => name)).toEqual(['points'])
  expect(() =>
    programFrom(
      { file: sourceFile('rounds.yaml', rows.replace('[dealer', '[deeler')), host: memoryHost([]) },
      undefined,
    ),
  ).toThrow('Nothing is tracked that is called `deeler`.')
})
