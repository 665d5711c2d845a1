import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from '../cli/sandtable.ts'

describe('sandtable rulebook', () => {
  test('prints Markdown', async () => {
    const { code, out, err } = await sandtable(['rulebook', 'tic-tac-toe'], folderWith())
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^# Tic-tac-toe\n/u)
  })

  test('writes HTML into a file called so, and never over another', async () => {
    const folder = folderWith()
    const args = ['rulebook', 'draughts', '--language', 'nl', '--out', 'rules.html']
    const first = await sandtable(args, folder)
    expect(first.code).toBe(0)
    expect(first.err).toMatch(/^note: no texts in `nl` for /u)
    const page = readFileSync(join(folder, 'rules.html'), 'utf8')
    expect(page).toContain('<html lang="nl">')
    const second = await sandtable(args, folder)
    expect(second).toMatchObject({ code: 2, out: '' })
    expect(second.err).toContain('ST7006')
    expect(readFileSync(join(folder, 'rules.html'), 'utf8')).toBe(page)
  })

  test('marks what a module changes', async () => {
    const { code, out } = await sandtable(['rulebook', 'stratego-duel', '--use', 'rescue'], folderWith())
    expect(code).toBe(0)
    expect(out).toContain('`[new]` Rescue')
  })

  test('stays in English if a game has no texts in the language', async () => {
    const game = `sandtable: 1
id: quiet
title: Quiet
players: { seats: [red, blue] }
play:
  - repeat 1 times: the game is drawn by dusk
`
    const folder = folderWith({ 'quiet.yaml': game })
    const { code, out, err } = await sandtable(['rulebook', 'quiet.yaml', '--language', 'it'], folder)
    expect(code).toBe(0)
    expect(err).toBe('note: this game has no texts in `it`, so its rulebook is in English\n')
    expect(out).toBe((await sandtable(['rulebook', 'quiet.yaml'], folder)).out)
  })

  test('prints an abstract game, too', async () => {
    const { code, out } = await sandtable(['rulebook', 'stratego'], folderWith())
    expect(code).toBe(0)
    expect(out).toContain('These rules cannot be played by themselves')
  })

  for (const [args, code, words] of [
    [['tic-tac-toe', '--language', 'italian'], 'ST7030', 'Did you mean `it`?'],
    [['tic-tac-toe', '--format', 'pdf'], 'ST7003', 'markdown or html'],
    [['tic-tac-toe', '--out', 'x.pdf'], 'ST7003', 'in a browser'],
    [['tic-tac-toe', '--out', 'x.docx'], 'ST7003', '--format'],
    [['tic-tac-to'], 'ST7002', 'tic-tac-toe'],
    [['tic-tac-toe', '--players', '5'], 'ST7003', '5'],
  ] as const)
    test(`refuses ${args.join(' ')}`, async () => {
      const folder = folderWith()
      const out = args.some((arg) => arg === '--out') ? [] : ['--out', 'x.md']
      const ended = await sandtable(['rulebook', ...args, ...out], folder)
      expect(ended).toMatchObject({ code: 2, out: '' })
      expect(ended.err).toContain(code)
      expect(ended.err).toContain(words)
      for (const name of ['x.md', 'x.pdf', 'x.docx']) expect(existsSync(join(folder, name))).toBe(false)
    })
})
