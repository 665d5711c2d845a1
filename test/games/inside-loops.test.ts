import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { exampleFinding } from '../../interpreter/cli/example-finding.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

const GAME = `sandtable: 1
id: rolls
title: Rolls
players: { seats: [red, blue] }
track:
  rolling: false
  thrown: dice
  each player: { beaten: false }
play:
  - turns from red while not your beaten, at most 20: full turn
  - the game is drawn by length
stages:
  full turn:
    - set rolling to true
    - while rolling, at most 40:
        - roll 2 dice to thrown
        - you must advance or stop
actions:
  advance: { then: nothing }
  stop:
    then: set rolling to false
examples:
  it:
    given:
`

const LOOP = 'It begins inside a loop whose condition is false there (rolls.yaml:LINE).'

test.each<readonly [given: readonly string[], asked: string, line: number | undefined]>([
  [['now: turn of red at advance'], 'red', 15],
  [['rolling: true', 'now: turn of red at advance'], 'red', undefined],
  [['rolling: true', 'now: turn of red at advance'], 'blue', undefined],
  [['red.beaten: true', 'rolling: true', 'now: turn of red at advance'], 'blue', 10],
  [['red.beaten: true', 'now: full turn of red'], 'blue', 10],
  [['now: full turn of red'], 'blue', undefined],
  [['now: turn of red'], 'blue', undefined],
])('an example that fails inside a loop which has ended says so: %s, %s', (given, asked, line) => {
  const text = `${GAME}${given.map((one) => `      ${one}\n`).join('')}    play:\n      - red: advance\n      - asked: ${asked}\n`
  const { results, diagnostics } = testRuleset({ file: sourceFile('rolls.yaml', text), host: memoryHost([]) })
  expect(diagnostics).toEqual([])
  const found = results.flatMap((result) => exampleFinding(result)).map(({ help }) => help)
  const fails = line !== undefined || asked === 'blue'
  expect(found).toEqual(
    fails
      ? [
          line === undefined
            ? undefined
            : `${LOOP.replace('LINE', String(line))} Give what makes it true, or begin before the loop.`,
        ]
      : [],
  )
})

function failuresOf(text: string): readonly (string | undefined)[] {
  const { results, diagnostics } = testRuleset({ file: sourceFile('rolls.yaml', text), host: memoryHost([]) })
  expect(diagnostics).toEqual([])
  expect(results).toHaveLength(1)
  return results
    .flatMap((result) => exampleFinding(result))
    .flatMap(({ label, help, span }) => [span?.file.text.slice(span.start, span.end), label, help])
}

/** What would be asked in a turn is fine, whether it begins or not. */
const asking = (...given: readonly string[]): string =>
  `${GAME}${given.map((one) => `      ${one}\n`).join('')}    play:\n      - asked: red\n`

test('an example cannot begin with a turn that never begins', () => {
  expect(failuresOf(asking('now: turn of red'))).toEqual([])
  expect(failuresOf(asking('red.beaten: true', 'now: turn of red'))).toEqual([
    'turn of red',
    'No turn of red begins here: `not your beaten` does not hold (rolls.yaml:10).',
    'Give what makes it hold, or begin in the middle of a turn: `turn of red at ACTION`.',
  ])
})

test('in the middle of a turn its condition may have become false', () => {
  expect(failuresOf(asking('red.beaten: true', 'rolling: true', 'now: turn of red at advance'))).toEqual([])
  expect(failuresOf(asking('blue.beaten: true', 'now: turn of red'))).toEqual([])
})

test('what is tracked of each turn is that of the turn before when a turn begins', () => {
  const text = asking('now: turn of red').replace('track:', 'track:\n  each turn: { going: false }')
  const game = text
    .replace('while not your beaten', 'while going or your beaten')
    .replace('- set rolling to true', '- set rolling to true\n    - set going to true')
  expect(failuresOf(game)).toEqual([])
})
