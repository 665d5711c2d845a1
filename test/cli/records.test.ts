import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const TIC_TAC_TOE = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
).replace('id: tic-tac-toe', 'id: mine')

/** Permissions of group and others, which mean something only where files have owners. */
const modeOf = (path: string): number => statSync(path).mode & 0o077

describe('records', () => {
  test('are read by nobody but their owner', async () => {
    const folder = folderWith()
    await sandtable(['play', 'tic-tac-toe', '--hot-seat', '--record', 'game'], folder, 'a1\n')
    await sandtable(['run', 'tic-tac-toe', '--games', '2', '--log', 'log'], folder)
    if (process.platform === 'win32') return
    expect(modeOf(join(folder, 'game'))).toBe(0)
    expect(modeOf(join(folder, 'log'))).toBe(0)
  })

  test('hold another seed for each game, unless one is given', async () => {
    const folder = folderWith()
    const seedOf = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')).seed
    await sandtable(['play', 'tic-tac-toe', '--hot-seat', '--record', 'one'], folder, 'a1\n')
    await sandtable(['play', 'tic-tac-toe', '--hot-seat', '--record', 'two'], folder, 'a1\n')
    await sandtable(['play', 'tic-tac-toe', '--hot-seat', '--record', 'of 7', '--seed', '7'], folder, 'a1\n')
    expect(seedOf('one')).not.toBe(seedOf('two'))
    expect(seedOf('of 7')).toBe('7')
  })

  test('of one seat hold what that seat saw, and no seed, setup or face of another', async () => {
    const folder = folderWith()
    const args = ['play', 'stratego-duel', '--hot-seat', '--record', 'seen', '--record-view', 'blue']
    const ended = await sandtable(args, folder, 'flag in the corner\nopen field\nd3-d4\n')
    expect(ended.code).toBe(0)
    const text = readFileSync(join(folder, 'seen'), 'utf8')
    const seen = JSON.parse(text)
    expect(Object.keys(seen)).toEqual(['format', 'game', 'players', 'options', 'seat', 'log', 'view'])
    expect(seen.log.map((entry: { readonly move?: string }) => entry.move)).toEqual([
      undefined,
      expect.stringContaining('/'),
      'd3-d4',
    ])
    const red = seen.view.spaces.flat().filter((piece: { readonly owner: number }) => piece.owner === 0)
    expect(red.map((piece: { readonly kind?: string }) => piece.kind)).toEqual(Array(10).fill(undefined))
    const again = await sandtable(args, folder, '')
    expect(again.err).toContain('ST7006')
    expect(readFileSync(join(folder, 'seen'), 'utf8')).toBe(text)
  })

  test('know how many play', async () => {
    const folder = folderWith()
    const players = ['--hot-seat', '--record', 'game']
    await sandtable(['play', 'hearts', '--players', '3', ...players], folder, 'quit\n')
    const again = await sandtable(['play', 'hearts', ...players], folder, 'quit\n')
    expect([again.code, again.err]).toEqual([0, ''])
    const shown = await sandtable(['replay', 'hearts', 'game'], folder)
    expect([shown.code, shown.err]).toEqual([0, ''])
    const other = await sandtable(['play', 'hearts', '--players', '4', ...players], folder, 'quit\n')
    expect(other.err).toContain('ST5202')
  })

  test('are written by one game at a time', async () => {
    const args = ['play', 'tic-tac-toe', '--hot-seat', '--record', 'game']
    const held = folderWith({ 'game.lock': `${process.pid} ${hostname()}\n` })
    const refused = await sandtable(args, held, 'a1\n')
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/ST7007.*`game.lock`/)])
    expect(existsSync(join(held, 'game'))).toBe(false)
    // No process has this number: the lock was left behind.
    const stale = folderWith({ 'game.lock': `4194305 ${hostname()}\n` })
    expect((await sandtable(args, stale, 'a1\n')).code).toBe(0)
    expect([existsSync(join(stale, 'game')), existsSync(join(stale, 'game.lock'))]).toEqual([true, false])
    const elsewhere = folderWith({ 'game.lock': '1 another-machine\n' })
    expect((await sandtable(args, elsewhere, 'a1\n')).err).toContain('ST7007')
  })

  test('play again from any folder and with any comments, and under other rules as far as these allow', async () => {
    const folder = folderWith({ 'mine.yaml': TIC_TAC_TOE })
    const play = ['play', 'mine.yaml', '--hot-seat', '--record', 'game']
    await sandtable(play, folder, 'a1\nb2\nc3\n')
    const other = folderWith({ 'renamed.yaml': `# New.\n${TIC_TAC_TOE}` })
    const there = await sandtable(['replay', 'renamed.yaml', join(folder, 'game')], other)
    expect([there.code, there.err]).toEqual([0, ''])
    const narrow = TIC_TAC_TOE.replace(
      'goal: spaces where empty',
      'goal: spaces where empty and it is not b2',
    )
    writeFileSync(join(folder, 'mine.yaml'), narrow)
    const stopped = await sandtable(['replay', 'mine.yaml', 'game'], folder)
    expect(stopped.code).toBe(1)
    expect(stopped.out).toContain('Not over after 1 plies.')
    expect(stopped.err).toMatch(/ST5205.*Move 2.*`b2`.*not b2.*\(mine\.yaml:\d+\)/s)
    const before = readFileSync(join(folder, 'game'), 'utf8')
    const refused = await sandtable(play, folder, 'c3\n')
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/ST5205.*mine\.yaml:\d+/s)])
    expect(readFileSync(join(folder, 'game'), 'utf8')).toBe(before)
    writeFileSync(join(folder, 'mine.yaml'), TIC_TAC_TOE.replace('width: 3', 'width: 4'))
    const goneOn = await sandtable(play, folder, 'a2\n')
    expect([goneOn.code, goneOn.out]).toEqual([0, expect.stringContaining('3 plies played; the rules have')])
  })
})
