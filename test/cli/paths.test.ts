import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'
import type { Ended } from './sandtable.ts'

const GAME = 'sandtable: 1\nid: mine\nextends: tic-tac-toe\ntitle: Mine\n'

/** A folder for `deep/mine.yaml` with links that form cycles: two of them, so that the number of paths keeps growing. */
function round(): string {
  const folder = folderWith()
  mkdirSync(join(folder, 'deep'))
  for (const link of ['a', 'b']) symlinkSync('.', join(folder, 'deep', link))
  symlinkSync('..', join(folder, 'deep', 'up'))
  symlinkSync('deep', join(folder, 'also'))
  symlinkSync('nowhere', join(folder, 'dangling'))
  return folder
}

describe('folders whose links lead round in circles are looked through once', () => {
  test.each([
    [['check', '.'], /^1 file checked: 0 errors/m],
    [['test', '.'], /^deep\/mine\.yaml: \d+ examples passed, 0 failed/m],
    [['fmt', '--check', '.'], /^1 file looked at, 0 would change/m],
  ])('%j', async (args, says) => {
    const folder = round()
    await sandtable(['new', 'deep/mine.yaml', '--extends', 'tic-tac-toe'], folder)
    const { code, out } = await sandtable(args, folder)
    expect(out).toMatch(says)
    expect(out.match(/mine\.yaml/g)?.length ?? 0).toBeLessThan(2)
    expect(code).toBe(0)
  })

  test('a folder that only a link leads to is looked through as well', async () => {
    const [folder, other] = [folderWith(), folderWith({ 'mine.yaml': GAME.replace('Mine', '[') })]
    symlinkSync(other, join(folder, 'linked'))
    symlinkSync(other, join(folder, 'linked again'))
    const { code, out } = await sandtable(['check', '.'], folder)
    expect(out).toContain('linked/mine.yaml')
    expect(out).toContain('1 file checked')
    expect(code).toBe(1)
  })
})

/** Nothing is printed, so the game has not begun. */
const UNBEGUN = /^$/

const BAD: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['replay', 'tic-tac-toe', 'folder'], /ST7002.*`folder` is a folder/],
  [['replay', 'tic-tac-toe', 'none/game'], /ST7002.*no file/],
  [['replay', 'tic-tac-toe', '/dev/zero'], /ST7002.*not an ordinary file/],
  [['why', 'tic-tac-toe', 'a1', '--record', 'folder'], /ST7002.*`folder` is a folder/],
  [['play', 'tic-tac-toe', '--record', 'folder'], /ST7002.*`folder` is a folder/],
  [['play', 'tic-tac-toe', '--record', 'none/game'], /ST7002.*`none\/game` cannot be written/],
  [['play', 'tic-tac-toe', '--record', '/dev/zero'], /ST7002.*not an ordinary file/],
  [['play', 'tic-tac-toe', '--record', 'taken'], /ST7002.*`taken` cannot be written/],
  [['run', 'tic-tac-toe', '--games', '2', '--log', 'none/log'], /ST7002.*`none\/log` cannot be written/],
  [['rulebook', 'tic-tac-toe', '--out', 'none/rules.md'], /ST7002.*`none\/rules\.md` cannot be written/],
  [['new', 'none/mine.yaml', '--extends', 'tic-tac-toe'], /ST7002.*`none\/mine\.yaml` cannot be written/],
  [['check', '/dev/zero'], /ST7002.*not an ordinary file/],
]

describe('a path that cannot be read or written is the user’s mistake, said before anything begins', () => {
  test.each(BAD)('%j', async (args, says) => {
    const folder = folderWith()
    mkdirSync(join(folder, 'folder'))
    mkdirSync(join(folder, 'taken.new'))
    const ended: Ended = await sandtable(args, folder, 'a1\nquit\n')
    expect(ended.err).toMatch(says)
    expect(ended.out).toMatch(UNBEGUN)
    expect(ended.code).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(['folder', 'taken.new'])
  })

  test('a record that cannot be written any more ends the game and leaves the former one', async () => {
    const folder = folderWith()
    const record = ['--record', 'game']
    await sandtable(['play', 'tic-tac-toe', '--hot-seat', ...record], folder, 'a1\n')
    const before = readFileSync(join(folder, 'game'), 'utf8')
    mkdirSync(join(folder, 'game.new'))
    const ended = await sandtable(['play', 'tic-tac-toe', '--hot-seat', ...record], folder, 'b2\n')
    expect(ended.err).toMatch(/ST7002.*cannot be written/)
    expect(ended.code).toBe(2)
    expect(readFileSync(join(folder, 'game'), 'utf8')).toBe(before)
    expect(existsSync(join(folder, 'game.new'))).toBe(true)
  })
})
