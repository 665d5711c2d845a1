import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith } from '../cli/sandtable.ts'
import { pseudoTerminals, terminalWith } from './terminal.ts'

const found = await pseudoTerminals()
if (typeof found === 'string') console.warn(found)

/** Every one of its very many moves is tried before it is legal. */
const SLOW = `sandtable: 1
id: slow
title: Slow
players: { seats: [north, south] }
pieces: { stone: { kinds: { stone: { letter: S } } } }
places:
  board:
    grid: |
${'      . . . . . . . . . . . . . . . .\n'.repeat(16)}    holds: 1 stone
  supply: { holds: stones }
box:
  supply: 256 stones
play:
  - turns from north: you must put
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      nothing is cut off: afterwards number of spaces in reached(a1, all spaces where empty) >= 0
    then: move first stone in supply to goal
    write: "{goal}"
end:
  full:
    when: no spaces where empty
    drawn: yes
`

/** Makes the clock of a process that imports it run at a twentieth of its speed. */
const SLOW_CLOCK = `const now = performance.now.bind(performance); performance.now = () => now() / 20`

/** The path of a golden screen. */
const golden = (name: string): string => join(import.meta.dirname, `screens/${name}.txt`)

describe.skipIf(typeof found === 'string')('play in a terminal', () => {
  test('ends by itself when the game is over, and nothing is left behind', async () => {
    const folder = folderWith()
    const terminal = await terminalWith(['play', 'tic-tac-toe', '--hot-seat', '--record', 'game'], { folder })
    for (const move of ['a1', 'B2', ' a2', 'c3 ', 'a3']) await terminal.type(`${move}\r`)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    await expect(await terminal.screen()).toMatchFileSnapshot(golden('tic-tac-toe'))
    expect([existsSync(join(folder, 'game')), existsSync(join(folder, 'game.lock'))]).toEqual([true, false])
  })

  test('keeps what is typed before the first prompt, whole lines and begun ones', async () => {
    const terminal = await terminalWith(['play', 'tic-tac-toe', '--hot-seat'], { folder: folderWith() })
    terminal.pty.write('b2\ra')
    await terminal.shows(/cross> b2/)
    await terminal.type('1\r', /nought> a$/)
    await terminal.shows(/nought: a1/)
  })

  test('ends at `quit`, at the end of input, and at once at Ctrl-C', async () => {
    for (const [keys, exitCode] of [
      ['quit\r', 0],
      ['\u0004', 0],
      ['a3-\u0003', 130],
    ] as const) {
      const terminal = await terminalWith(['play', 'draughts'], { folder: folderWith() })
      await terminal.type(keys)
      expect(await terminal.ended()).toMatchObject({ exitCode })
    }
  })

  test('a hint that takes long can be stopped, and the game goes on', async () => {
    // On a busy machine Ctrl-C could otherwise come after the five seconds that a hint may take.
    const folder = folderWith({ 'slow.yaml': SLOW, 'clock.mjs': SLOW_CLOCK })
    const env = { NODE_OPTIONS: `--import ${join(folder, 'clock.mjs')}` }
    const terminal = await terminalWith(['play', 'slow.yaml', '--hot-seat'], { folder, env })
    await terminal.type('hint\r')
    await terminal.shows(/Thinking; Ctrl-C ends that/)
    terminal.pty.write('\u0003')
    await terminal.shows(/^Stopped\.$/m)
    await terminal.type('a1\r')
    await terminal.type('quit\r')
    await terminal.type('yes\r', /\(yes, no\) $/)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    expect(await terminal.screen()).toContain('north: a1')
  })

  test('many games show a sign and stop at Ctrl-C with what was played', async () => {
    const terminal = await terminalWith(['run', 'chess', '--games', '1000000'], { folder: folderWith() })
    await terminal.shows(/\/1000000 games/)
    terminal.pty.write('\u0003')
    expect(await terminal.ended()).toMatchObject({ exitCode: 130 })
    expect(await terminal.screen()).toMatch(/Stopped after \d+ of 1000000 games/)
  })

  test('mutants stop at Ctrl-C with what was found', async () => {
    const terminal = await terminalWith(['test', 'chess', '--mutants'], { folder: folderWith() })
    await terminal.shows(/chess .*\/\d+ changes/)
    terminal.pty.write('\u0003')
    expect(await terminal.ended()).toMatchObject({ exitCode: 130 })
    expect(await terminal.screen()).toMatch(/Stopped after \d+ of \d+ changes[^]*chess: \d+ mutants/)
  })

  test('a comparison stops at Ctrl-C, whichever of the two is being played', async () => {
    const args = ['compare', 'chess', 'chess', '--games', '1000000']
    const terminal = await terminalWith(args, { folder: folderWith() })
    await terminal.shows(/base +\[/)
    terminal.pty.write('\u0003')
    expect(await terminal.ended()).toMatchObject({ exitCode: 130 })
    expect(await terminal.screen()).toContain('Stopped before the variant was played')
  })

  test('completes what is typed, brings back what was typed, and understands what is meant', async () => {
    const terminal = await terminalWith(['play', 'draughts', '--hot-seat'], { folder: folderWith() })
    await terminal.type('why a1b2\r')
    await terminal.shows(/`a1b2` is not legal\./)
    await terminal.type('a3')
    await terminal.type('\t', /> a3$/)
    await terminal.type('\r', /> a3-b4$/)
    await terminal.type('b6a5\r')
    await terminal.type('\u001b[A')
    await terminal.type('\u0015quit\r', /> b6a5$/)
    await terminal.type('no\r', /\(yes, no\) $/)
    await terminal.type('quit\r', /> $/)
    await terminal.type('yes\r', /\(yes, no\) $/)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    const screen = await terminal.screen()
    expect(screen).toContain('white: b6-a5')
    // This game has no secrets, so nobody has to look away.
    expect(screen).not.toContain('Pass the screen')
  })

  test('a fight is told: what fought, what is gone, what is seen now', async () => {
    const terminal = await terminalWith(['play', 'stratego-duel', '--hot-seat', '--seed', '1'], {
      folder: folderWith(),
    })
    await terminal.type('?\r')
    const answer = async (lines: readonly string[]): Promise<void> => {
      for (const line of lines) await terminal.type(`${line}\r`, /(?:> |Enter\. )$/)
    }
    await answer(['flag in the corner', '', 'flag in the corner', '', 'legend', 'rules 3'])
    await terminal.shows(/^5 +\. +\. +~ +\. +\. +~ +\. +\.$/m)
    await answer(['a3xa6', ''])
    await terminal.shows(/red: a3xa6 \(/)
    await terminal.type('quit\r', /(?:> |Enter\. )$/)
    await terminal.type('yes\r', /\(yes, no\) $/)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    await expect(await terminal.screen()).toMatchFileSnapshot(golden('stratego-duel'))
  })

  test('very many ways to do a thing are chosen piece by piece, in 60 columns', async () => {
    const terminal = await terminalWith(['play', 'hearts', '--players', '4', '--seed', '3'], {
      folder: folderWith(),
      columns: 60,
    })
    for (const line of [
      'pass three cards',
      '?',
      '1 2',
      'queen',
      'back',
      '3',
      'spade queen',
      'log',
      'rules',
      'quit',
    ])
      await terminal.type(`${line}\r`)
    await terminal.type('yes\r', /\(yes, no\) $/)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    const screen = await terminal.screen()
    expect(screen.split('\n').filter((line) => line.length > 60)).toEqual([])
    await expect(screen).toMatchFileSnapshot(golden('hearts'))
  })

  test('commands work while a move is chosen piece by piece; what changes the position gives it up', async () => {
    const terminal = await terminalWith(['play', 'hearts', '--players', '4', '--seed', '3'], {
      folder: folderWith(),
      columns: 60,
    })
    const begun = /`back`> $/
    await terminal.type('pass three cards\r', /north> $/)
    await terminal.type('1\r', /`quit`> $/)
    await terminal.type('hint\r', begun)
    await terminal.type('log\r', begun)
    await terminal.type('undo\r', begun)
    await terminal.type('pass three cards\r', /north> $/)
    await terminal.type('1 2 3\r', /`quit`> $/)
    await terminal.type('undo\r', /north> $/)
    await terminal.type('pass three cards\r', /north> $/)
    await terminal.type('quit\r', /`quit`> $/)
    await terminal.type('quit\r', /north> $/)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    const screen = (await terminal.screen()).replace(/\s+/gu, ' ')
    expect(screen).toMatch(/Perhaps `pass three cards[^`]*`; .* So far: .* There is nothing to take back\./u)
  })
})
