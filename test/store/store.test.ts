import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { JSON_LINES, exported } from '../../interpreter/store/export.ts'
import { sqliteFile } from '../../interpreter/store/sqlite.ts'
import { Store } from '../../interpreter/store/store.ts'
import { BIN, folderWith, sandtable } from '../cli/sandtable.ts'
import { PATIENCE } from '../waiting.ts'
import { FAULTY } from './faulty.ts'
import { outcome, playedRange, someRun } from './made.ts'

const withoutTime = (text: string): string => text.replace(/,"seconds":[^}]*/, '')

async function output(args: readonly string[], folder: string, ends = 0): Promise<string> {
  const { code, out, err } = await sandtable(args, folder)
  expect({ code, err }).toEqual({ code: ends, err: ends === 0 ? '' : err })
  return withoutTime(out)
}

describe('a run with a store', () => {
  test('says what it says without one: fewer games, more games, the same again, in any number of threads', async () => {
    const folder = folderWith()
    // More games than before, with more threads, the same again, and fewer.
    for (const [games, jobs] of [
      ['30', '1'],
      ['1100', '2'],
      ['1100', '1'],
      ['1020', '1'],
    ] as const) {
      const args = ['run', 'tic-tac-toe', '--games', games, '--json', '--jobs', jobs]
      expect(await output([...args, '--store', 'games.db'], folder)).toBe(await output(args, folder))
    }
    const lines = (await output(['export', 'games.db'], folder)).trimEnd().split('\n')
    expect(lines).toHaveLength(1 + 1100)
  })

  test('keeps runs apart by rules, seed and players, and games of players that think', async () => {
    const folder = folderWith()
    const run = (...more: readonly string[]) =>
      output(['run', 'tic-tac-toe', '--games', '9', '--json', '--store', 'games.db', ...more], folder)
    const thought = ['--players-by', 'greedy,random']
    const first = await run()
    const second = await run('--seed', '2')
    const third = await run(...thought)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(third).toBe(await output(['run', 'tic-tac-toe', '--games', '9', '--json', ...thought], folder))
    const heads = (await output(['export', 'games.db'], folder))
      .split('\n')
      .filter((line) => line.includes('"rules"'))
    expect(heads).toHaveLength(3)
    expect(heads).toEqual(heads.toSorted())
  })

  test('tells games that a fault stopped', async () => {
    const folder = folderWith({ 'faulty.yaml': FAULTY })
    const args = ['run', 'faulty.yaml', '--games', '20', '--json']
    const plain = await output(args, folder, 1)
    expect(plain).toContain('"faults"')
    expect(await output([...args, '--store', 'games.db'], folder, 1)).toBe(plain)
    expect(await output([...args, '--store', 'games.db'], folder, 1)).toBe(plain)
    expect(await output(['export', 'games.db', '--format', 'csv'], folder)).toMatch(
      /^\w+,\d+,1\/\d+,,,,,,,ST\d{4}$/m,
    )
  })

  test('that was killed goes on where it was, and its export has the bytes of one that was not', async () => {
    const folder = folderWith()
    const args = ['run', 'stratego-barrage', '--games', '2300', '--json']
    const ranges = await killed([...args, '--store', 'killed.db'], join(folder, 'killed.db'))
    expect(ranges).toBeGreaterThan(0)
    const whole = await output([...args, '--store', 'whole.db', '--jobs', '2'], folder)
    expect(await output([...args, '--store', 'killed.db'], folder)).toBe(whole)
    expect(await output(['export', 'killed.db'], folder)).toBe(await output(['export', 'whole.db'], folder))
  })
})

/** Programs with their own SQLite, and the arguments to query a file with each. */
const INDEPENDENT: readonly (readonly [
  program: string,
  args: (path: string, sql: string) => readonly string[],
])[] = [
  ['sqlite3', (path, sql) => [path, sql]],
  [
    'python3',
    (path, sql) => [
      '-c',
      'import sqlite3, sys\nfor row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]): print("|".join(map(str, row)))',
      path,
      sql,
    ],
  ],
]

test('an SQLite that is not that of Node reads a store, and counts the same', async () => {
  const folder = folderWith()
  const args = ['run', 'tic-tac-toe', '--games', '1500', '--json', '--store', 'games.db']
  const { wins, draws }: { readonly wins: Record<string, number>; readonly draws: number } = JSON.parse(
    await output(args, folder),
  )
  const sql = 'SELECT COALESCE(winner, -1), COUNT(*) FROM games GROUP BY winner ORDER BY winner'
  const said = INDEPENDENT.flatMap(([program, asked]) => {
    const { stdout, error } = spawnSync(program, asked(join(folder, 'games.db'), sql), { encoding: 'utf8' })
    return error === undefined ? [stdout.trim().split('\n')] : []
  })
  if (said.length === 0) console.warn('There is neither sqlite3 nor python3 here to read a store with.')
  for (const lines of said)
    expect(lines).toEqual([`-1|${draws}`, `0|${wins['cross']}`, `1|${wins['nought']}`])
})

/** Kills a run once its first range is stored, and returns how many ranges were. */
async function killed(args: readonly string[], path: string): Promise<number> {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: join(path, '..'),
    stdio: 'ignore',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  while (child.exitCode === null && child.signalCode === null) {
    // The file exists a moment before its tables do.
    if (existsSync(path) && (await rangesIn(path).catch(() => 0)) > 0) child.kill('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await ended
  return rangesIn(path)
}

async function rangesIn(path: string): Promise<number> {
  const store = new Store(await sqliteFile(path, true))
  try {
    const runs = await store.runs()
    const ranges = await Promise.all(runs.map(({ id }) => store.ranges(id)))
    return ranges.reduce((all, { size }) => all + size, 0)
  } finally {
    await store.close()
  }
}

describe('what is kept', () => {
  async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
    const store = new Store(await sqliteFile(join(folderWith(), 'games.db')))
    try {
      await store.begin(someRun)
      await work(store)
    } finally {
      await store.close()
    }
  }
  const text = async (store: Store): Promise<string> => {
    let all = ''
    for await (const part of exported(store, await store.runs(), JSON_LINES)) all += part
    return all
  }
  const { id } = someRun.run

  test('a range that comes twice is there once; a longer one takes its place; a shorter one changes nothing', async () => {
    await withStore(async (store) => {
      await store.keep(id, playedRange(1, 3), 'a')
      const once = await text(store)
      await store.keep(id, playedRange(1, 3), 'b')
      await store.keep(id, playedRange(1, 2), 'b')
      expect(await text(store)).toBe(once)
      await store.keep(id, playedRange(1, 5), 'b')
      expect((await text(store)).split('\n')).toHaveLength(1 + 5 + 1)
      expect(await store.played(id)).toBe(5)
    })
  })

  test('a range that comes out otherwise is refused, and nothing of it is written', async () => {
    await withStore(async (store) => {
      await store.keep(id, playedRange(1, 3), 'a')
      const before = await text(store)
      const other = { ...playedRange(1, 3), outcomes: [outcome(9), outcome(2), outcome(3)] }
      await expect(store.keep(id, other, 'b')).rejects.toMatchObject({ code: 'ST7074' })
      expect(await text(store)).toBe(before)
    })
  })

  test('a full disk loses the range that it happens to, and nothing else', async () => {
    await withStore(async (store) => {
      await store.sql.all('PRAGMA max_page_count = 60')
      let kept = 0
      const filling = async (): Promise<void> => {
        for (; kept < 100; kept++) await store.keep(id, playedRange(kept * 100 + 1, 100), 'a')
      }
      await expect(filling()).rejects.toMatchObject({
        code: 'ST7070',
        message: expect.stringContaining('the disk is full'),
      })
      expect(kept).toBeGreaterThan(0)
      expect(await store.played(id)).toBe(kept * 100)
      expect((await text(store)).trimEnd().split('\n')).toHaveLength(1 + kept * 100)
      await store.sql.all('PRAGMA max_page_count = 10000')
      await filling()
      expect(await store.played(id)).toBe(10_000)
    })
  })

  test('two who write at a time wait for each other', async () => {
    const path = join(folderWith(), 'games.db')
    const stores = [new Store(await sqliteFile(path)), new Store(await sqliteFile(path))]
    await Promise.all(stores.map((store) => store.begin(someRun)))
    await Promise.all(
      stores.flatMap((store, who) =>
        [0, 1, 2].map((at) => store.keep(id, playedRange(at * 10 + 1, 10), String(who))),
      ),
    )
    expect(await stores[0]?.played(id)).toBe(30)
    for (const store of stores) await store.close()
  })
})

describe('a store in which something was changed', () => {
  test.each([
    ['who won', 'UPDATE games SET winner = 1 - winner WHERE number = 2'],
    ['how long a game was', 'UPDATE games SET plies = plies + 1 WHERE number = 3'],
    ['a game that is gone', 'DELETE FROM games WHERE number = 1'],
    ['a figure', 'UPDATE figures SET count = count + 1'],
    ['a game of no range', 'UPDATE ranges SET run = run || 1'],
    ['the seed of the run', "UPDATE runs SET seed = '4'"],
  ])('is read by no command: %s', async (_, change) => {
    const folder = folderWith()
    const run = ['run', 'tic-tac-toe', '--games', '4', '--seed', '3', '--json', '--store', 'games.db']
    await output(run, folder)
    expect(await output(['export', 'games.db'], folder)).toMatch(/"game":4/)
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(join(folder, 'games.db'))
    database.exec('PRAGMA foreign_keys = OFF')
    database.exec(change)
    database.close()
    const readers = [
      ['export', 'games.db'],
      ['export', 'games.db', '--format', 'csv'],
      ['report', 'games.db'],
    ]
    // Another seed is another run; the same run is refused.
    for (const args of change.includes('seed') ? readers : [...readers, run]) {
      const { code, out, err } = await sandtable(args, folder)
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' })
      expect(err).toMatch(/ST7090.*damaged/s)
    }
  })
})

describe('a store that is none', () => {
  const CASES: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['no file', ['export', 'none.db'], /ST7002.*none\.db/s],
    ['a folder', ['export', '.'], /ST7070.*not an ordinary file/s],
    ['a text', ['run', 'tic-tac-toe', '--store', 'text'], /ST7070.*not a database/s],
    ['a folder that is not there', ['run', 'tic-tac-toe', '--store', 'no/games.db'], /ST7070/],
    [
      'what only a run without one can do',
      ['run', 'tic-tac-toe', '--store', 'a.db', '--log', 'log'],
      /ST7003/,
    ],
    ['a run without a name', ['export', 'games.db', '--run', ''], /ST7073.*There are: \w{16}/s],
    ['a run that it has not', ['export', 'games.db', '--run', 'zz'], /ST7073.*There are: \w{16}/s],
    ['a file that is there', ['export', 'games.db', '--out', 'text'], /ST7006/],
  ]
  test.each(CASES)('%s', async (_, args, says) => {
    const folder = folderWith({ text: 'a text that is long enough to be taken for a database, or so' })
    if (args.includes('games.db'))
      await output(['run', 'tic-tac-toe', '--games', '2', '--json', '--store', 'games.db'], folder)
    const { code, out, err } = await sandtable(args, folder)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(says)
    expect(readFileSync(join(folder, 'text'), 'utf8')).toContain('a text')
  })

  test('one of a later version, and a database of something else', async () => {
    const folder = folderWith()
    const later = await sqliteFile(join(folder, 'later.db'))
    await later.all('UPDATE store SET version = 99')
    await later.close()
    expect((await sandtable(['export', 'later.db'], folder)).err).toMatch(/ST7070.*version 99/s)
    writeFileSync(join(folder, 'other.db'), '')
    const { DatabaseSync } = await import('node:sqlite')
    const other = new DatabaseSync(join(folder, 'other.db'))
    other.exec('CREATE TABLE letters (text TEXT)')
    other.close()
    const refused = await sandtable(['run', 'tic-tac-toe', '--store', 'other.db'], folder)
    expect(refused.err).toMatch(/ST7070.*something else/s)
  })
})
