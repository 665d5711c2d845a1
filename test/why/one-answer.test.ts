import { expect, test } from 'vitest'
import { configure, loadRuleset, planExample } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { startExample, programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { Match } from '../../interpreter/match/match.ts'
import { whyText } from '../../interpreter/cli/why-text.ts'
import { wordingIn } from '../../interpreter/cli/wording.ts'
import { playable } from '../playable.ts'

/* A text is a move, or it is none: whoever plays it, writes it in an example or asks why it is none hears the same. */

const HOPS = `sandtable: 1
id: hops
title: Hops
players: { seats: [ white, black ] }
pieces:
  man: { owner: fixed, kinds: { man: { letter: M, copies: 4 } } }
places:
  board:
    grid: |
      . . .
      . . .
    start: |
      m m .
      M . .
    holds: 1 man
  lost: { each: player, holds: men, seen by: everyone }
play:
  - turns from white, at most 4: you must hop
  - the game is drawn by length
actions:
  hop:
    choose:
      goal: spaces where empty
      victims: 0..1 enemy men on board
    then:
      - move first your man on board to goal
      - move victims to lost of opponent
    write: '{goal}x{victims}'
`

const file = (text: string) => ({ file: sourceFile('hops.yaml', text), host: memoryHost([]) })

test.each([
  ['b1xnothing', undefined],
  ['hop (b1, man on a2)', undefined],
  ['b1xa2', '`b1xa2` is written differently here. Write `hop (b1, man on a2)`.'],
  ['hop (b1, a2)', '`hop (b1, a2)` is written differently here. Write `hop (b1, man on a2)`.'],
  ['b1xman', '`b1xman` can be any of 2 moves here. Say which: `hop (b1, man on a2)`, `hop (b1, man on b2)`.'],
])('`%s`', (text, otherwise) => {
  const game = playable(loadRuleset(file(HOPS)))
  const match = Match.start(programOf(game.checked), { seed: 1 })
  const asked = match.why(text)
  expect(asked.legal).toBe(true)
  expect(whyText(asked, text, wordingIn(game, match.ir, 'en'), 200)).toBe(
    otherwise ?? `\`${text}\` is legal.`,
  )
  const played = match.play(text)
  expect(played && `${played.message} ${played.help}`).toBe(otherwise)
  const example = `${HOPS}examples:\n  it:\n    play:\n      - white: ${text}\n`
  expect(
    testRuleset(file(example)).results.map(({ outcome }) =>
      outcome.kind === 'failed' ? outcome.failure.message : undefined,
    ),
  ).toEqual([otherwise])
})

test.each(['b1xa2xa3', 'b1x2 men', 'b1xzebra'])('`%s` is no move', (text) => {
  const game = playable(loadRuleset(file(HOPS)))
  const match = Match.start(programOf(game.checked), { seed: 1 })
  expect(match.why(text).legal).toBe(false)
  expect(match.play(text)?.code).toBe('ST5004')
})

const THROWS = `sandtable: 1
id: throws
title: Throws
players: { seats: [ red, blue ] }
track:
  thrown: dice
play:
  - turns from red, at most 4: turn
  - the game is drawn by length
stages:
  turn:
    - roll 4 dice to thrown
    - you must advance or name
actions:
  advance:
    choose:
      pair: 2 dice from thrown
    let:
      one: sum of it over pair
      other: sum of it over thrown - one
    then: nothing
    write: 'advance {one}, {other}'
  name:
    choose:
      lower: 1..6
      higher: 1..6
    only if:
      it lies on the table: thrown has lower and lower < higher
    then: nothing
    write: '{lower} and {higher}'
examples:
  it:
    play:
      - dice: 2 2 4 5
      - red cannot: MOVE
        because: WHY
`

test.each([
  ['advance 2, 12', 'pair', 'Nothing that can be chosen here as `pair` makes this move.', '2 2 4 5'],
  ['advance (1 and 3)', 'pair', '`pair` must be `2 dice from thrown`.', '2 2 4 5'],
  ['6 and 1', 'it lies on the table', 'This does not hold: it lies on the table.', '6'],
])('`%s` would be a move with other dice', (text, label, sentence, thrown) => {
  const example = THROWS.replace('MOVE', text).replace('WHY', label)
  const { results, diagnostics } = testRuleset(file(example))
  expect([diagnostics.map(({ message }) => message), results.map(({ outcome }) => outcome)]).toEqual([
    [],
    [{ kind: 'passed' }],
  ])
  const { ruleset } = loadRuleset(file(example))
  const game = ruleset === undefined ? undefined : configure(ruleset, undefined).configured
  const [written] = ruleset?.examples ?? []
  if (game === undefined || written === undefined) throw new Error('not playable')
  const { match } = startExample(programOf(game.checked), planExample(game, written).plan)
  const why = match.why(text)
  expect(why.reasons.map((reason) => [reason.label, reason.sentence])).toEqual([[label, sentence]])
  expect(why.reasons[0]?.values.map(({ value }) => value)).toContain(thrown)
  expect(match.play(text)?.message).toContain(`\`${text}\` is not allowed. ${sentence.replace('.', '')}`)
})

test('words that no move has are no move with any dice', () => {
  const { results } = testRuleset(
    file(THROWS.replace('MOVE', 'advance two, 12').replace('\n        because: WHY', '')),
  )
  expect(results.map(({ outcome }) => outcome.kind === 'failed' && outcome.failure.message)).toEqual([
    '`advance two, 12` is not a move in this game.',
  ])
})
