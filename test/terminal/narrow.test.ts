import { describe, expect, test } from 'vitest'
import { folderWith } from '../cli/sandtable.ts'
import { pseudoTerminals, terminalWith } from './terminal.ts'
import { oneIn } from '../volume.ts'

const found = await pseudoTerminals()
if (typeof found === 'string') console.warn(found)

const COMMANDS: readonly (readonly string[])[] = [
  ['list'],
  ['run', '--help'],
  ['show', 'stratego-duel', 'battle'],
  ['matrix', 'stratego-duel', '--use', 'rescue'],
  ['diff', 'stratego-duel', '--use', 'rescue'],
  ['compare', 'stratego-duel', '--use', 'rescue', '--games', '4'],
  ['run', 'tic-tac-toe', '--games', '20', '--coverage'],
]

/** With what is wrong in it beyond the sixtieth column. */
const WRONG = `sandtable: 1
id: bold-duel
extends: stratego-duel
title: Bold duel
tables.battle.rule:
  equal ranks are both removed: attacker.rank is defender.rank => atacker wins
`

describe.skipIf(typeof found === 'string')('no word is broken in a narrow terminal', () => {
  test.each(oneIn(2, COMMANDS))('%s %s %s', async (...args) => {
    const terminal = await terminalWith(args, { folder: folderWith(), columns: 60 })
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    expect(await terminal.overfull()).toEqual([])
    expect((await terminal.screen()).length).toBeGreaterThan(100)
  })
})

describe.skipIf(typeof found === 'string')('errors fit in a narrow terminal, and show what is meant', () => {
  test.each([
    [['check', 'wrong.yaml'], 'rank => atacker wins'],
    [['test', 'spies.yaml'], 'legal and not listed: c2-e2.'],
    [['diff', 'tic-tac-toe'], 'extends nothing that it could be compared with'],
  ])('%s', async (args, wanted) => {
    const spies = `sandtable: 1\nid: spies\nextends: stratego-duel\ntitle: Spies\npieces.soldier.kinds.spy: { reach: 2 }\n`
    const folder = folderWith({ 'wrong.yaml': WRONG, 'spies.yaml': spies })
    const terminal = await terminalWith(args, { folder, columns: 60 })
    expect((await terminal.ended()).exitCode).not.toBe(0)
    expect(await terminal.overfull()).toEqual([])
    expect((await terminal.screen()).replace(/\s+/gu, ' ')).toContain(wanted)
  })
})

test.skipIf(typeof found === 'string')('colour is as people and their environment ask for', async () => {
  const colored = async (
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<boolean> => {
    const terminal = await terminalWith(['check', 'nothing.yaml', ...args], {
      folder: folderWith({ 'nothing.yaml': 'a\n' }),
      env,
    })
    let text = ''
    terminal.pty.onData((data) => (text += data))
    await terminal.ended()
    return text.includes('\u001b[31m')
  }
  expect(await colored([], { NO_COLOR: '' })).toBe(true)
  expect(await colored([], { NO_COLOR: '1' })).toBe(false)
  expect(await colored([], { NO_COLOR: '', TERM: 'dumb' })).toBe(false)
  expect(await colored(['--color', 'always'], { NO_COLOR: '1' })).toBe(true)
  expect(await colored(['--color', 'never'], { NO_COLOR: '' })).toBe(false)
})
