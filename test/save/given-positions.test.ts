import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { exampleFinding } from '../../interpreter/cli/example-finding.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { writtenGame } from '../../interpreter/examples/written-game.ts'
import { matchAtPosition } from '../../interpreter/save/position.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { irCalled } from '../codegen/shipped.ts'

const GAME = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
)
  .replace('id: tic-tac-toe', 'id: mine')
  .replace(/^(?:#.*\n)+/u, '')
const RULES = GAME.slice(0, /^examples:/mu.exec(GAME)?.index ?? GAME.length)
const POSITION =
  'board: X2/1X1/xx1; supply of cross: 3 cross signs; supply of nought: 3 nought signs; now: cross at play 1'

const withExample = (position: string, line = 'cross: c3'): string => `${RULES}
examples:
  a line of three:
    given: ${position}
    play:
      - ${line}
`

/** The outcomes of the examples and what is said about them, with the marked words. */
function outcomes(text: string, others: Readonly<Record<string, string>> = {}) {
  const file = sourceFile('mine.yaml', text)
  const { results, diagnostics } = testRuleset({ file, host: memoryHost(Object.entries(others)) })
  return [
    ...results.map(({ outcome }) => outcome.kind),
    ...[...diagnostics, ...results.flatMap(exampleFinding)].map(
      ({ code, span }) => `${code} ${span === undefined ? '' : span.file.text.slice(span.start, span.end)}`,
    ),
  ]
}

test('an example begins at the text of a position', () => {
  expect(outcomes(withExample(`"${POSITION}"`))).toEqual(['passed'])
  expect(outcomes(withExample(`"${POSITION}"`, 'nought: c3'))).toEqual(['failed', 'ST6010 c3'])
})

test.each([
  ["'board: X2/1X1; now: cross at play 1'", 'ST5220 X2/1X1'],
  ['"board: X2/1X1/3; now: cross at play 9"', 'ST5220 play 9'],
  ['>-\n      board: X2/1X1/3;\n      now: cross at\n      play 9', 'ST5220 play 9'],
  ['"now: crow at play 1"', 'ST5220 crow'],
])('%s is refused where it is wrong', (given, found) => {
  expect(outcomes(withExample(given))).toEqual(['failed', found])
})

test('a text without a point at which the game continues is refused by the checker', () => {
  expect(outcomes(withExample('start'))).toEqual(['unreadable', 'ST6002 start'])
})

test('a position that is none of a variant is left out there', () => {
  const variant = 'sandtable: 1\nid: wide\ntitle: Wide\nextends: mine\nnumbers:\n  width: 4\n'
  const found = outcomes(variant, { 'base.yaml': withExample(`"${POSITION}"`) })
  expect(found.filter((one) => one !== 'left out')).toEqual([])
  expect(found.length).toBe(1)
})

test('commands begin at such an example, or say where it is wrong', async () => {
  const folder = folderWith({ 'mine.yaml': withExample(`"${POSITION}"`) })
  const { out } = await sandtable(['position', 'mine.yaml', '--from', 'a line of three'], folder)
  expect(out).toMatch(/^board: X2\/1X1\/xx1; /u)
  const wrong = folderWith({ 'mine.yaml': withExample('"now: crow at play 1"') })
  const { err, code } = await sandtable(['perft', 'mine.yaml', '-d', '1', '--from', 'a line of three'], wrong)
  expect(err).toMatch(/error\[ST5220\].*mine\.yaml:\d+:18/su)
  expect(code).toBe(2)
})

test('a game that began at a position is written as such an example', () => {
  const match = matchAtPosition(closuresProgram(irCalled('tic-tac-toe')), POSITION, { seed: 'a line' })
  if (isRefused(match)) throw new Error(match.message)
  match.play('c1')
  const lines = writtenGame(match, []) ?? []
  expect(lines).toContain(`  given: ${JSON.stringify(POSITION)}`)
  const text = `${RULES}\nexamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n`
  expect(outcomes(text)).toEqual(['passed'])
})
