import { describe, expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { exampleFinding } from '../../interpreter/cli/example-finding.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

const WELL = `sandtable: 1
id: well
title: Well
players: { seats: [ann, ben] }
pieces:
  card: { kinds: { fox: { copies: 2 }, owl: { copies: 2 }, hare: { copies: 2 } } }
places:
  well: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  well: all cards
track:
  pips: 1..6 = 1
play:
  - turns from ann, at most 9: you must draw or throw
  - the game is drawn by dusk
actions:
  draw:
    then:
      - shuffle well
      - deal 2 from well to your hand
  throw:
    then:
      - roll one die called shown
      - set pips to shown
examples:
  given:
`

/** What is said of an example with these lines, and what helps. */
function said(...lines: readonly string[]): readonly string[] {
  const play = `    play:\n${lines.map((line) => `      - ${line}\n`).join('')}`
  const file = sourceFile('well.yaml', `${WELL}${play}`)
  const { results, diagnostics } = testRuleset({ file, host: memoryHost([]) }, undefined, 8)
  return [
    ...diagnostics.map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`.trim()),
    ...results.flatMap(exampleFinding).map(({ code, label }) => `${code} ${label ?? ''}`),
  ]
}

describe('what comes first after a shuffle', () => {
  test('can be given, from the top down', () => {
    expect(
      said('shuffled: owl, hare', 'ann: draw', 'check: hand of ann has 1 or more owls and 1 or more hares'),
    ).toEqual([])
    expect(said('shuffled: 2 owls', 'ann: draw', 'check: hand of ann has 2 or more owls')).toEqual([])
    const all = 'shuffled: owl, hare, fox, owl, hare, fox'
    expect(said(all, 'ann: draw', 'check: top of well is fox')).toEqual([])
  })

  test('must be there, and known', () => {
    expect(said('shuffled: 3 owls', 'ann: draw').join()).toMatch(/^ST6010 Chance cannot give this here\./u)
    expect(said('shuffled: oul', 'ann: draw')).toEqual([
      'ST6002 `oul` is nothing that could be shuffled. Did you mean `owl`?',
    ])
  })

  test('is not a single draw', () => {
    expect(said('random: owl', 'ann: draw').join()).toContain(
      'What comes first after a shuffle is given by `shuffled`.',
    )
    expect(said('random: owl hare', 'ann: draw').join()).toContain(
      'Put commas between several results: `owl, hare`.',
    )
  })
})

describe('an example that leaves to chance what it is about', () => {
  test('is told, whether it happens to pass or not', () => {
    const codes = ['fox', 'owl', 'hare'].map((kind) =>
      said('ann: draw', `check: number of ${kind === 'fox' ? 'foxes' : `${kind}s`} in hand of ann is 0`)
        .join()
        .slice(0, 6),
    )
    expect(codes.every((code) => code === 'ST6016' || code === 'ST6010')).toBe(true)
    expect(codes).toContain('ST6016')
    expect(said('ann: throw', 'check: pips < 6').length).toBe(1)
  })

  test('is fine if what it says holds for all results', () => {
    expect(said('ann: draw', 'check: number of cards in hand of ann is 2')).toEqual([])
    expect(said('dice: 5', 'ann: throw', 'check: pips is 5')).toEqual([])
  })
})

describe('what is given before branches', () => {
  const branches = (dice: string, pips: number): readonly string[] => [
    `dice: ${dice}`,
    `either: [[ann: throw, check: pips is ${pips}], [ann: throw, check: 'pips is ${pips}', ben: draw]]`,
  ]

  test('is for the first line of each', () => {
    expect(said(...branches('4', 4))).toEqual([])
    expect(said(...branches('5', 4)).join()).toMatch(/^ST6010 this does not hold/u)
    expect(said(...branches('4, 2', 4)).join()).toMatch(/^ST6010 Chance cannot give this here\./u)
  })

  test('must be given where nothing was left to chance', () => {
    expect(said('dice: 4', 'either: [[check: pips is 1]]').join()).toMatch(
      /^ST6010 Chance cannot give this here\./u,
    )
  })
})
