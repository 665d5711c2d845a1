import { expect, test } from 'vitest'
import { checkRuleset, loadRuleset, planExample } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { startExample, programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'
import type { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { playable } from '../playable.ts'

/** Two bargees go up a canal by dice; both dice must be used if there is a way, otherwise the higher. */
const CANAL = `sandtable: 1
id: canal
title: Canal
players: { seats: [ east, west ] }
pieces:
  barge: { owner: fixed, kinds: { barge: { letter: B, copies: 0 } } }
places:
  canal: { lane: 8, holds: barges }
  dock: { each: player, holds: barges, seen by: everyone }
box:
  s1: 1 east barge, 1 west barge
  s2: 1 east barge
track:
  dice left: dice
play:
  - turns from east:
      - if dice left is empty: throw
      - while dice left is not empty, at most 4:
          - you must sail or else rest
stages:
  throw:
    - roll 2 dice called thrown
    - add thrown to dice left
  rest:
    - set dice left to nothing
terms:
  # how far a barge is from the end of the canal
  way left(space): 9 - space.column
  farthest(your barge): no your barges called other on canal where way left(other.space) > way left(barge.space)
  docks(your barge, number called n): way left(barge.space) is n or way left(barge.space) < n and farthest(barge)
  sails(your barge, number called n): way left(barge.space) > n
  another fits: any dice left called n where any your barges called b on canal where sails(b, n) or docks(b, n)
  toil: sum of way left(it.space) over barges on canal
actions:
  with a die:
    pattern: yes
    during: sail
    choose:
      die: 1..6
    only if:
      the die was thrown: dice left has die
      both dice are used: most(afterwards another fits, sail)
      the higher one if only one: most(if afterwards another fits then 0 else die, sail)
    first:
      - take die out of dice left
  go on:
    is: with a die
    choose:
      barge: your barges on canal
    let:
      start: barge.space
      goal: step(barge.space, onward, die)
    only if:
      it stays on the canal: goal is not none
    then:
      - move barge to goal
    write: "{start}-{goal}"
  dock:
    is: with a die
    choose:
      barge: your barges on canal
    let:
      start: barge.space
    only if:
      the die is exact or it is the last one: docks(barge, die)
    then:
      - move barge to your dock
    write: "{start}/in"
advice:
  way made: 0 - toil
end:
  all are in:
    for each: player
    when: no barges on canal where it.owner is player
    winner: player
`

const host: RulesetHost = { documents: () => [] }
const GIVEN = `    given:
      canal: nothing
      now: turn of east
`

function outcomesOf(examples: string, text = CANAL): readonly string[] {
  const { results, diagnostics } = testRuleset({
    file: sourceFile('canal.yaml', `${text}examples:\n${examples}`),
    host,
  })
  if (diagnostics.length > 0) return diagnostics.map(({ code, message }) => `${code} ${message}`)
  return results.map(({ outcome }) => (outcome.kind === 'failed' ? outcome.failure.message : outcome.kind))
}

function example(given: readonly string[], lines: readonly string[]): string {
  const row = (line: string): string => `      ${line}\n`
  return `  one:\n${GIVEN}${given.map(row).join('')}    play:\n${lines.map(row).join('')}`
}

/** One barge four from the end: with the 4 first, the 1 could not be used. */
const LAST = ['s5: east barge', 's1: west barge', 'dice left: 4 1']
/** Either die takes either of them in, and then the other die the other. */
const EITHER = ['s7: 2 east barges', 's1: west barge', 'dice left: 5 3']

test('only the reasons of the nearest reading count, and of several comparisons the first that is lost', () => {
  const cannot = (because: string): readonly string[] =>
    outcomesOf(example(LAST, ['- east cannot: s5/in', `  because: ${because}`]))
  expect(cannot('both dice are used')).toEqual(['passed'])
  const refused = '`s5/in` is refused because: both dice are used.'
  expect(cannot('the die is exact or it is the last one')).toEqual([refused])
  expect(cannot('the higher one if only one')).toEqual([refused])
  expect(cannot('the die was thrown')).toEqual([refused])
})

test('a move may be given in each form that is not ambiguous, whatever the other moves are', () => {
  const cannot = (text: string): readonly string[] =>
    outcomesOf(example(LAST, [`- east cannot: ${text}`, '  because: both dice are used']))
  expect(cannot('dock (4, barge)')).toEqual(['passed'])
  expect(cannot('dock (4, barge on s5)')).toEqual(['passed'])
  for (const text of ['s5-s6', 'go on (1, barge)', 'Go on (1, barge on s5)']) {
    expect(outcomesOf(example(LAST, [`- east: ${text}`]))).toEqual(['passed'])
    expect(outcomesOf(example(LAST, [`- legal: [${text}]`]))).toEqual(['passed'])
  }
  expect(outcomesOf(example(LAST, ['- legal: [go on (1, barge on s1)]']))).toEqual([
    'The legal moves differ; not legal: go on (1, barge on s1); legal and not listed: s5-s6.',
  ])
})

test('what the rules write alike stands for all of these moves in a list, and for none when it is played', () => {
  const lists = (moves: string): readonly string[] => outcomesOf(example(EITHER, [`- legal: [${moves}]`]))
  expect(lists('s7/in')).toEqual(['passed'])
  expect(lists('dock (5, barge), dock (3, barge on s7)')).toEqual(['passed'])
  expect(lists('dock (5, barge)')).toEqual(['The legal moves differ; legal and not listed: dock (3, barge).'])
  expect(outcomesOf(example(EITHER, ['- east: s7/in']))).toEqual([
    '`s7/in` can be any of 2 moves here. Say which: `dock (3, barge)`, `dock (5, barge)`.',
  ])
  expect(outcomesOf(example(EITHER, ['- east: dock (5, barge on s7)', '- legal: [s7/in]']))).toEqual([
    'passed',
  ])
})

test('a move that is refused only because another is better comes with a better one', () => {
  const match = from(example(LAST, ['- asked: east']))
  const [reason, ...more] = match.why('s5/in').reasons
  expect(more).toEqual([])
  expect(reason?.values).toEqual([{ text: 'a better move', value: 's5-s6' }])
  const refused = match.play('s5/in')
  expect(isRefused(refused) ? refused.message : '').toBe(
    '`s5/in` is not allowed. This does not hold: both dice are used (a better move is s5-s6).',
  )
  expect(
    match.why('dock (1, barge)').reasons.flatMap(({ values }) => values.map(({ text }) => text)),
  ).not.toContain('a better move')
})

function from(examples: string): Match {
  const file = sourceFile('canal.yaml', `${CANAL}examples:\n${examples}`)
  const configured = playable(loadRuleset({ file, host }))
  const [written] = configured.ruleset.examples
  if (written === undefined) throw new Error('no example')
  return startExample(programOf(configured.checked), planExample(configured, written).plan).match
}

test('things on a board have a space under `sum of`, `highest of` and `in order of`, too', () => {
  const checked = (condition: string): readonly string[] =>
    outcomesOf(example(LAST, [`- check: ${condition}`]))
  expect(checked('toil is 12')).toEqual(['passed'])
  expect(checked('(highest of way left(it.space) over barges on canal) is 8')).toEqual(['passed'])
  expect(checked('(first barge on canal in order of way left(it.space)).owner is east')).toEqual(['passed'])
  const everywhere = CANAL.replace('over barges on canal', 'over barges')
  const { diagnostics } = checkRuleset({ file: sourceFile('canal.yaml', everywhere), host })
  expect(diagnostics.map(({ code }) => code)).toEqual(['ST4104'])
})

/** Whoever is on turn may toot before sailing. */
const HORN = `sandtable: 1
id: horn
for: canal
title: Horn
track:
  toots: 0
  west owns horn: false
before:
  throw:
    - you may horn
actions:
  toot:
    during: horn
    only if:
      you have the horn: if west owns horn then you is west
    then:
      - add 1 to toots
examples:
  the horn of west:
    given:
      canal: nothing
      s3: east barge
      s1: west barge
      west owns horn: true
      now: turn of east
    play:
      - dice: 1 1
      - east: s3-s4
  the horn of east:
    given:
      canal: nothing
      s3: east barge
      s1: west barge
      now: turn of east
    play:
      - dice: 1 1
      - east: s3-s4
`

/** Written for the game without the module: the dice are thrown after its question there. */
const PLAIN = `examples:
  two turns:
    given:
      canal: nothing
      s2: east barge
      s1: west barge
      now: turn of east
    play:
      - dice: 2 1
      - east: s2-s4
      - legal: [s4-s5]
      - dice: 1 1
      - east: s4-s5
      - asked: west
      - legal: [s1-s2]
`

function withHorn(horn: string): readonly string[] {
  const documents = [{ name: 'canal.yaml', place: 'beside' as const, read: () => CANAL + PLAIN }]
  const { results } = testRuleset({
    file: sourceFile('horn.yaml', horn),
    host: { documents: () => documents },
  })
  return results.map(
    ({ example: { label }, outcome }) =>
      `${label}: ${outcome.kind === 'failed' ? outcome.failure.message : outcome.kind === 'left out' ? outcome.why : outcome.kind}`,
  )
}

test('examples of a game decline what a module asks; its own examples leave out only a forced `done`', () => {
  expect(withHorn(HORN)).toEqual([
    'two turns: passed',
    'the horn of west: passed',
    'the horn of east: `s3-s4` is not allowed. `go on` is not possible now. Legal here: `done`, `toot`.',
  ])
  // What must be answered cannot be declined.
  expect(withHorn(HORN.replace('you may horn', 'you must horn or else nothing'))[0]).toBe(
    'two turns: `s2-s4` is not allowed. `go on` is not possible now. Legal here: `toot`.',
  )
})
