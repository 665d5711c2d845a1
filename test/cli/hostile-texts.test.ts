import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { forMarkup, forTerminal, onOneLine } from '../../grammar/diagnostics/safe-text.ts'
import { addCommands } from '../../interpreter/cli/commands.ts'
import { shape, svgText } from '../../interpreter/look/shape.ts'
import { readTags } from '../rulebook/tags.ts'
import { folderWith, sandtable } from './sandtable.ts'
import type { Ended } from './sandtable.ts'

/** Sets the title of the window, clears it, overwrites the line, and reverses it. */
const HOSTILE = 'x\u001b]0;taken\u0007\u001b[2J\r\u009b31m\u202e\ud800</title>&"\'<b>'

/** Characters that a terminal would obey, besides ends of lines and tabs. */
const obeyed = (text: string): readonly string[] =>
  [...text].filter(
    (sign) => /[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\u2066-\u2069]/u.test(sign) && !/[\t\n]/u.test(sign),
  )

function expectSafe({ out, err }: Ended): void {
  expect([obeyed(out), obeyed(err)]).toEqual([[], []])
}

// oxlint-disable-next-line no-control-regex
const COLOR = /\u001b\[[\d;]*m/gu

/** Texts of a ruleset may contain what YAML takes for printable. */
const RULES = `sandtable: 1
id: hostile
title: "Mad \\u202e</title>\\u0085 & 'more'"
players: { seats: [ red, blue ] }
pieces: { peg: { title: "Peg \\u202e<b>", kinds: { peg: { copies: 1 } } } }
box: { bag: all pegs }
places:
  bag: { holds: pegs }
  board:
    title: "Board \\u2066<&>"
    grid: |
      . .
    holds: 1 peg
play:
  - turns from red, at most 2: you must wait
  - the game is drawn by "the \\u202e end"
actions:
  wait:
    title: "Wait \\u202e\\"<"
    then:
      - "say Now \\u202eread \\u0085 this"
`

describe('no argument reaches the terminal with its control characters', () => {
  const program = new Command()
  addCommands(program, undefined, () => {})
  for (const command of program.commands) {
    const name = command.name()
    test(name, async () => {
      const folder = folderWith({ 'wrong.yaml': RULES.replace('red, at', `${HOSTILE.slice(0, 10)}, at`) })
      const lists = [
        [HOSTILE],
        ['tic-tac-toe', HOSTILE, HOSTILE, HOSTILE],
        ['--color', 'always', `--${HOSTILE}`],
        [`--queue=${HOSTILE}`, HOSTILE],
        // What is wrong with the value is noticed before the file is read, or it does not matter.
        ...command.options.flatMap(({ long }) =>
          long == null || long === '--watch' ? [] : [['wrong.yaml', long, HOSTILE]],
        ),
      ].filter((args) => name !== 'new' || args.length > 2)
      const said: string[] = []
      for (const args of lists) {
        const { code, out, err } = await sandtable([name, ...args], folder)
        said.push(out, err)
        expectSafe(
          args.includes('always')
            ? { code, out: out.replace(COLOR, ''), err: err.replace(COLOR, '') }
            : { code, out, err },
        )
      }
      // Otherwise nothing was echoed, and the test could not fail.
      expect(said.join('')).toMatch(/x(?:\\u001b|\?|\ufffd)/u)
    })
  }

  test('a command that does not exist', async () => {
    const ended = await sandtable([HOSTILE], folderWith())
    expectSafe(ended)
    expect(ended.err).toContain('ST7001')
  })
})

describe('texts of a ruleset', () => {
  const folder = folderWith({ 'hostile.yaml': RULES })
  for (const args of [
    ['check'],
    ['test'],
    ['run', '--games', '2'],
    ['run', '--games', '2', '--json'],
    ['show'],
    ['map'],
    ['why', 'wait'],
    ['replay'],
    ['perft', '--depth', '1', '--divide'],
  ])
    test(args.join(' '), async () => {
      const [command = '', ...rest] = args
      const ended = await sandtable([command, 'hostile.yaml', ...rest], folder)
      expectSafe(ended)
      if (args.includes('--json')) expect(() => JSON.parse(ended.out)).not.toThrow()
    })

  test('play', async () => {
    const ended = await sandtable(['play', 'hostile.yaml', '--hot-seat'], folder, `${HOSTILE}\nwait\nwait\n`)
    expectSafe(ended)
    expect(ended.out).toContain('\\u202eread')
  })

  test('map and rulebook write well-formed pages', async () => {
    for (const [command, file] of [
      ['map', 'map.svg'],
      ['rulebook', 'rules.html'],
    ] as const) {
      expect((await sandtable([command, 'hostile.yaml', '--out', file], folder)).code).toBe(0)
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text).toContain('&lt;/title&gt;')
      expect(readTags(text).wrong).toEqual([])
    }
  })

  test('a record and its names', async () => {
    await sandtable(
      ['play', 'hostile.yaml', '--hot-seat', '--record', HOSTILE.replaceAll('/', '')],
      folder,
      'wait\n',
    )
    const [record = ''] = readdirSync(folder).filter((name) => name.includes('\u001b'))
    expectSafe(await sandtable(['replay', 'tic-tac-toe', record], folder))
  })
})

test('texts of a foreign record', async () => {
  const folder = folderWith()
  await sandtable(['play', 'tic-tac-toe', '--hot-seat', '--record', 'own'], folder, 'a1\n')
  const own = JSON.parse(readFileSync(join(folder, 'own'), 'utf8'))
  for (const key of Object.keys(own))
    for (const bad of [HOSTILE, [HOSTILE], { [HOSTILE]: HOSTILE }]) {
      writeFileSync(join(folder, 'bad'), JSON.stringify({ ...own, [key]: bad }))
      expectSafe(await sandtable(['replay', 'tic-tac-toe', 'bad'], folder))
    }
})

test('texts of a foreign store', async () => {
  const folder = folderWith()
  const store = ['--store', 'games.db']
  await sandtable(['run', 'tic-tac-toe', '--games', '2', ...store], folder)
  const write = (statement: string): void => {
    const database = new DatabaseSync(join(folder, 'games.db'))
    database.exec(statement)
    database.close()
  }
  write(`UPDATE runs SET title = '${HOSTILE.replaceAll("'", "''")}'`)
  const report = await sandtable(['report', 'games.db'], folder)
  expect(report).toEqual({ code: 0, err: '', out: expect.stringContaining('&lt;/title&gt;') })
  expect(readTags(report.out).wrong).toEqual([])
  expect(obeyed(report.out.replaceAll('\u202e', ''))).toEqual([])
  const { out } = await sandtable(['export', 'games.db'], folder)
  expect(out).toContain('</title>')
  for (const line of out.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  write(`UPDATE ranges SET digest = ''`)
  const damaged = await sandtable(['report', 'games.db'], folder)
  expect(damaged.err).toContain('\\u001b')
  expectSafe(damaged)
})

describe('the sanitizers', () => {
  const all = String.fromCharCode(...Array.from({ length: 0x3000 }, (_, code) => code), 0xd800, 0xffff)

  test('leave text, and replace what is obeyed', () => {
    expect(onOneLine('Größe – 棋 🎲')).toBe('Größe – 棋 🎲')
    expect(obeyed(onOneLine(all))).toEqual([])
    expect(onOneLine('a\nb\u001b')).toBe('a?b?')
    expect(obeyed(forTerminal(all, true))).toEqual([])
    expect(forTerminal('a\r\nb\rc', false)).toBe('a\r\nb\\u000dc')
  })

  test('keep the styles of the commands, and no others', () => {
    const styled = '\u001b[1;31mred\u001b[0m \u001b[1mbold\u001b[22m'
    expect(forTerminal(styled, true)).toBe(styled)
    expect(obeyed(forTerminal(styled, false))).toEqual([])
    expect(forTerminal('\u001b[8mhidden', true)).toBe('\\u001b[8mhidden')
  })

  test('JSON means the same afterwards', () => {
    const text = JSON.stringify({ [HOSTILE]: all })
    expect(JSON.parse(forTerminal(text, true))).toEqual(JSON.parse(text))
  })

  test('pictures are well-formed whatever they contain', () => {
    const svg = svgText(shape('svg', { class: all }, shape('text', { x: HOSTILE }, all), HOSTILE))
    expect(readTags(svg).wrong).toEqual([])
    expect(forMarkup('a & "b"')).toBe('a &amp; &quot;b&quot;')
  })
})

test('only these files write to the terminal without a sanitizer', () => {
  const folder = join(import.meta.dirname, '../../interpreter/cli')
  const raw = readdirSync(folder).filter((name) =>
    /\b(?:std(?:out|err)|output)\.write\(|console\./u.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(raw.toSorted()).toEqual([
    'check.ts',
    'export.ts',
    'output.ts',
    'progress-bar.ts',
    'sandtable.js',
    'terminal-screen.ts',
  ])
})
