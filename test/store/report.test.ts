import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { closeAll, leave, shown } from '../editor/browser.ts'
import { recipeHash } from '../../interpreter/store/recipe.ts'
import { runId } from '../../interpreter/store/run-id.ts'
import { FAULTY } from './faulty.ts'

afterEach(async () => {
  expect(await leave()).toEqual([])
})
afterAll(closeAll)

const HOSTILE = `sandtable: 1
id: hostile
extends: tic-tac-toe
title: "<script>alert(1)</script> <img src=https://games.example/x>"
`

async function page(
  runs: readonly (readonly string[])[],
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = folderWith(files)
  for (const run of runs) await sandtable(['run', ...run, '--json', '--store', 'games.db'], folder)
  const { code, err } = await sandtable(['report', 'games.db', '--out', 'games.html'], folder)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return readFileSync(join(folder, 'games.html'), 'utf8')
}

test('tells of each run who wins, with the interval, and what a variant of it changes', async () => {
  const games = ['--games', '30']
  const html = await page([
    ['stratego-duel', ...games],
    ['stratego-duel', ...games, '--use', 'rescue'],
    ['stratego-duel', ...games, '--seed', '2'],
    ['tic-tac-toe', ...games],
  ])
  const sections = [...html.matchAll(/<section id="(\w+)-.*?<h2>(.*?)<\/h2>/gs)].map(
    ([, kind, title]) => `${kind}: ${title}`,
  )
  expect(sections.toSorted()).toEqual([
    'pair: Stratego Duel, with rescue against Stratego Duel',
    'run: Stratego Duel',
    'run: Stratego Duel',
    'run: Stratego Duel, with rescue',
    'run: Tic-tac-toe',
  ])
  expect(html).toContain('30 pairs of games from the same seeds')
  const boards = [...html.matchAll(/<img alt="The board of ([^"]*)" src="data:image\/svg\+xml,([^"]*)"/gu)]
  expect(boards.map(([, title]) => title).toSorted()).toEqual([
    'Stratego Duel',
    'Stratego Duel',
    'Stratego Duel, with rescue',
    'Tic-tac-toe',
  ])
  for (const [, , svg = ''] of boards) expect(decodeURIComponent(svg)).toMatch(/^<svg .*<\/svg>$/su)
  expect(html.match(/\d+\.\d % \(\d+\.\d % to \d+\.\d %\)/g)?.length).toBeGreaterThan(10)
})

test('each figure leads to a game in which it was so', async () => {
  const html = await page([['stratego-duel', '--games', '40', '--seed', 'x y']])
  expect(html).toContain('sandtable replay RULES --seed &quot;x y&quot; --game N')
  const winner = /<span class="name">(\w+) wins<\/span>.*?as game (\d+)/s.exec(html)
  expect(winner).not.toBe(null)
  const [, name = '', number = ''] = winner ?? []
  const shown = await sandtable(['replay', 'stratego-duel', '--seed', 'x y', '--game', number], folderWith())
  expect(shown.out).toMatch(new RegExp(`${name} wins`, 'i'))
  expect(html).toMatch(/The shortest is game \d+, the longest game \d+/)
})

test('tells what games were like move by move, and what never mattered in them', async () => {
  const folder = folderWith()
  await sandtable(['run', 'stratego-duel', '--games', '20', '--store', 'games.db'], folder)
  const { out: html } = await sandtable(['report', 'games.db', '--measure', '8'], folder)
  expect(html).toContain('The first 8 games, measured move by move.')
  const rows = [...html.matchAll(/<span class="name">([^<]+)<br>.*?<span class="value">(.*?)<\/span>/gs)]
  expect(rows.map(([, name]) => name)).toEqual([
    'duration in moves',
    'duration in turns',
    'branching factor',
    'decision factor',
    'decision moves',
    'drama',
    'lead change',
    'first seat',
  ])
  // The measured games are those in the store.
  const [, most = '', game = ''] = /, (\d+) in game (\d+)$/.exec(rows[0]?.[2] ?? '') ?? []
  const stored = (await sandtable(['export', 'games.db', '--format', 'csv'], folder)).out
    .split('\n')
    .map((line) => line.split(','))
  const columns = stored.find((line) => line.includes('plies')) ?? []
  const plies = (of: string): number =>
    Number(stored.find((line) => line[columns.indexOf('game')] === of)?.[columns.indexOf('plies')])
  expect(plies(game)).toBe(Number(most))
  expect(Number(most)).toBe(Math.max(...['1', '2', '3', '4', '5', '6', '7', '8'].map(plies)))
  expect(html).toMatch(/<p>\d+ parts of the rules were never used:<\/p>/)
  expect(html).toMatch(/<li><code>[\w./-]+\.yaml:\d+<\/code> /)
})

test('games of players who think are measured only if somebody asks for it, and those of another version never', async () => {
  const folder = folderWith()
  const games = ['--games', '2', '--store', 'games.db']
  await sandtable(['run', 'tic-tac-toe', ...games, '--players-by', 'greedy'], folder)
  const told = async (...more: readonly string[]): Promise<string> =>
    (await sandtable(['report', 'games.db', ...more], folder)).out
  expect(await told()).toContain('--measure GAMES also reports')
  expect(await told('--measure', '9')).toContain('The first 2 games, measured')
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(folder, 'games.db'))
  database.exec('PRAGMA foreign_keys = OFF')
  // Under the id of what it says, so that the run is another one and not a damaged one.
  const spoil = async (sql: string): Promise<string> => {
    database.exec(sql)
    const { rules, engine, seed, players } = database.prepare('SELECT * FROM runs').get() ?? {}
    const id = runId({
      rules: String(rules),
      engine: String(engine),
      seed: String(seed),
      players: JSON.parse(String(players)) as string[],
    })
    database.exec(`UPDATE runs SET id = '${id}'`)
    for (const table of ['ranges', 'games', 'figures', 'faults'])
      database.exec(`UPDATE ${table} SET run = '${id}'`)
    return told('--measure', '9')
  }
  expect(await spoil(`UPDATE runs SET rules = 'others'`)).toContain('the rules in the store are not those')
  expect(await spoil(`UPDATE recipes SET text = '{}'`)).toContain('their rules are not in the store')
  const hash = recipeHash('{}')
  expect(await spoil(`UPDATE recipes SET hash = '${hash}'; UPDATE runs SET recipe = '${hash}'`)).toMatch(
    /cannot be measured: [^<]*file/,
  )
  expect(await spoil(`UPDATE runs SET engine = '0.0.0-0'`)).toContain('played by version 0.0.0-0')
  database.close()
})

test('is read on a phone and printed, and asks for nothing else', async () => {
  const html = await page([['stratego-duel', '--games', '30']])
  const sheet = await shown(html, { viewport: { width: 360, height: 700 } })
  const width = (): Promise<number> => sheet.evaluate('document.documentElement.scrollWidth')
  expect(await width()).toBe(360)
  // No text is too small to read.
  const smallest = await sheet.evaluate<number>(
    `Math.min(...[...document.querySelectorAll('span, p, h3, figcaption')].map((one) => parseFloat(getComputedStyle(one).fontSize)))`,
  )
  expect(smallest).toBeGreaterThanOrEqual(12)
  await sheet.emulateMedia({ media: 'print' })
  await sheet.setViewportSize({ width: 700, height: 1000 })
  expect(await width()).toBe(700)
})

test('takes whatever authors wrote for text', async () => {
  const html = await page(
    [
      ['hostile.yaml', '--games', '3', '--seed', '</code><b>'],
      ['faulty.yaml', '--games', '9'],
    ],
    { 'hostile.yaml': HOSTILE, 'faulty.yaml': FAULTY },
  )
  expect(html).not.toMatch(
    /<script|<img(?! alt="[^"<>]*" src="data:image\/svg\+xml,[\w%.!~*'()-]+">)|<\/code><b>/,
  )
  expect(html).toContain('&lt;script&gt;')
  expect(html).toMatch(/games were stopped, first game \d+: ST\d{4}/)
})

test('a store without a run says so', async () => {
  const folder = folderWith()
  await sandtable(['run', 'tic-tac-toe', '--games', '1', '--store', 'games.db'], folder)
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(folder, 'games.db'))
  database.exec('DELETE FROM games; DELETE FROM figures; DELETE FROM ranges; DELETE FROM runs')
  database.close()
  expect((await sandtable(['report', 'games.db'], folder)).err).toMatch(/ST7073.*no run yet/s)
})
