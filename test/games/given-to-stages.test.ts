import { expect, test } from 'vitest'
import { irWithExamples } from '../../interpreter/examples/run.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

const GAME = `sandtable: 1
id: bids
title: Bids
players: { seats: [white, black] }
track:
  each player: { score: 0..9 = 0 }
play:
  - turns from white, at most 20: full turn
  - rank players by score
stages:
  full turn:
    - you must bid
    - bonus(your score)
    - fine(3)
  bonus(number called n):
    - if n > 3: you must boast
    - if n is 2: you must sigh
    - add n to your score
  fine(number called n):
    - repeat n times:
        - you must pay
  answer(number called n):
    - if n > 3: you must boast
    - if n <= 3: you must sigh
actions:
  bid:
    choose:
      n: 1..5
    then: answer(n)
  boast: { then: nothing }
  sigh: { then: nothing }
  pay: { then: nothing }
examples:
`

/** Points at which a game continues, with tracked values, and who is asked for what there and afterwards. */
const POINTS: readonly (readonly [given: string, ...play: string[]])[] = [
  ['now: bonus(4) of white', 'legal: [boast]', 'white: boast', 'check: white.score is 4'],
  ['now: bonus(2) of black', 'legal: [sigh]', 'black: sigh', 'check: black.score is 2'],
  ['white.score: 4, now: bonus of white', 'legal: [boast]'],
  ['white.score: 4, now: bonus(2) of white', 'legal: [sigh]'],
  ['now: bonus(5) of black at boast', 'legal: [boast]', 'black: boast', 'check: black.score is 5'],
  ['now: fine(1) of white', 'white: pay', 'asked: black'],
  ['now: fine(2) of white', 'white: pay', 'white: pay', 'asked: black'],
  ['now: fine(1) of white at pay', 'white: pay', 'asked: black'],
  ['now: answer(4) of white', 'legal: [boast]', 'white: boast', 'legal: [pay]'],
  ['now: answer(3) of black', 'legal: [sigh]', 'asked: black'],
]

const TEXT =
  GAME +
  POINTS.map(
    ([given, ...play], i) =>
      `  point ${i}:\n    given:\n${given
        .split(', ')
        .map((line) => `      ${line}\n`)
        .join('')}    play:\n${play.map((line) => `      - ${line}\n`).join('')}`,
  ).join('')

test.each([
  ['closures', closuresProgram],
  ['generated code', generatedProgram],
] as const)('a stage resumes with the values that it is given: %s', (_, make) => {
  const request = { file: sourceFile('bids.yaml', TEXT), host: memoryHost([]) }
  const { results, diagnostics } = testRuleset(request, (checked) => make(irWithExamples(checked)))
  expect(diagnostics.map(({ message }) => message)).toEqual([])
  const wrong = results.flatMap(({ outcome }, i) =>
    outcome.kind === 'passed'
      ? []
      : [[POINTS[i]?.join(' | '), outcome.kind === 'failed' ? outcome.failure.message : outcome.kind]],
  )
  expect(wrong).toEqual([])
  expect(results).toHaveLength(POINTS.length)
})
