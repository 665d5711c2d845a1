import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRuleset } from '#grammar/load'
import { Match } from '#interpreter/match/match'
import * as library from 'sandtable'

const ROOT = join(import.meta.dirname, '../..')

const PROGRAM = `
import { Match, configure, loadRuleset, programOf } from 'sandtable'
import { requestForFile, rulesetFile } from 'sandtable/node'
const { ruleset } = loadRuleset(requestForFile(rulesetFile('tic-tac-toe')))
const { configured } = configure(ruleset, undefined)
console.log(Match.start(programOf(configured.checked), { seed: 1 }).moves().length)`

test('the library has its name in a clone, too, where nothing is built', () => {
  const said = execFileSync(
    process.execPath,
    ['--conditions=sandtable-source', '--input-type=module', '--eval', PROGRAM],
    { cwd: ROOT, encoding: 'utf8' },
  )
  expect(said.trim()).toBe('9')
})

test('sources have names that do not depend on where one stands', () => {
  expect([library.loadRuleset, library.Match]).toEqual([loadRuleset, Match])
})
