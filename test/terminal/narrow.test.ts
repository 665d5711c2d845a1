import { describe, expect, test } from 'vitest'
import { folderWith } from '../cli/sandtable.ts'
import { pseudoTerminals, terminalWith } from './terminal.ts'

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

describe.skipIf(typeof found === 'string')('no word is broken in a narrow terminal', () => {
  test.each(COMMANDS)('%s %s %s', async (...args) => {
    const terminal = await terminalWith(args, { folder: folderWith(), columns: 60 })
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    expect(await terminal.overfull()).toEqual([])
    expect((await terminal.screen()).length).toBeGreaterThan(100)
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
