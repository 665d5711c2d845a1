import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BIN, folderWith, sandtable } from '../cli/sandtable.ts'
import { VOLUME } from '../volume.ts'
import { until } from './queue-helpers.ts'
import { testServer } from './server.ts'
import type { TestServer } from './server.ts'

let server: TestServer
const workers = new Set<ChildProcess>()
beforeAll(async () => {
  server = await testServer()
})
afterEach(async () => {
  for (const worker of [...workers]) await ended(worker)
})
afterAll(() => server?.stop())

interface Worker {
  readonly process: ChildProcess
  readonly said: () => string
}

/** A worker in its own process, as on another machine. */
function worker(folder: string, address = server.address, ...nodeArgs: readonly string[]): Worker {
  const child = spawn(process.execPath, [...nodeArgs, BIN, 'worker', '--queue', address, '--jobs', '1'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  workers.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { process: child, said: () => said }
}

function ended(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  workers.delete(child)
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

async function output(args: readonly string[], folder: string): Promise<string> {
  const { code, out, err } = await sandtable(args, folder)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).not.toContain(server.password)
  return out.replace(/,"seconds":[^}]*/, '')
}

const gamesThere = async (): Promise<number> => {
  const [row] = await server.sql('SELECT COALESCE(SUM(games), 0)::int AS n FROM sandtable.ranges')
  return Number(row?.['n'])
}

async function timed(
  work: () => Promise<string>,
): Promise<{ readonly said: string; readonly seconds: number }> {
  const start = performance.now()
  const said = await work()
  return { said, seconds: (performance.now() - start) / 1000 }
}

describe('one machine and many', () => {
  test('give the same, though workers are killed, stopped and have clocks that jump', async () => {
    const folder = folderWith({
      // Makes the clock of a process jump back and forth by a day.
      'clock.mjs': `const now = Date.now; let by = 0; Date.now = () => now() + by; setInterval(() => (by = by > 0 ? -86400000 : 86400000), 300).unref()`,
    })
    const [game, games] = VOLUME.queued
    const args = ['run', game, '--games', String(games), '--json']
    const going = Promise.all([
      worker(folder),
      worker(folder),
      worker(folder, server.address, '--import', `./clock.mjs`),
    ])
    const [first, second, third] = await going
    const killing = (async () => {
      await until(async () => (await gamesThere()) > games * 0.1)
      await ended(first.process)
      // A worker that hangs: it wakes up when its games have been given to another.
      second.process.kill('SIGSTOP')
      await until(async () => (await gamesThere()) > games * 0.5)
      second.process.kill('SIGCONT')
      await ended(second.process)
    })()
    const { said: many, seconds: queued } = await timed(() =>
      output([...args, '--queue', server.address], folder),
    )
    await killing
    await ended(third.process, 'SIGTERM')
    expect(third.said()).toContain('games played')
    expect(`${first.said()}${second.said()}${third.said()}`).not.toContain(server.password)
    const { said: one, seconds: alone } = await timed(() =>
      output([...args, '--store', 'alone.db', '--jobs', '2'], folder),
    )
    expect(many).toBe(one)
    process.stdout.write(
      `${games} games of ${game}: ${alone.toFixed(1)} s in two threads of one process, ${queued.toFixed(1)} s by three workers of which two were killed (${(queued / alone).toFixed(2)} times as long)\n`,
    )
    const { run } = JSON.parse((await output(['export', server.address], folder)).split('\n')[0] ?? '') as {
      run: string
    }
    await output(['export', server.address, '--out', 'many.jsonl'], folder)
    await output(['export', 'alone.db', '--out', 'alone.jsonl'], folder)
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
    expect(read('many.jsonl') === read('alone.jsonl')).toBe(true)
    // The same figures in plain SQL, independent of our code.
    const wins = await server.sql(
      `SELECT winner::int, COUNT(*)::int AS n, SUM(plies)::int AS plies FROM sandtable.games WHERE run = '${run}' GROUP BY winner ORDER BY winner`,
    )
    const told = JSON.parse(many) as { wins: Record<string, number>; draws: number; plies: { mean: number } }
    const total = wins.reduce((all, row) => all + Number(row['n']), 0)
    expect(total).toBe(games)
    expect(wins.filter(({ winner }) => winner !== null).map(({ n }) => n)).toEqual(
      Object.values(told.wins).filter((n) => n > 0),
    )
    expect(wins.reduce((all, row) => all + Number(row['plies']), 0) / total).toBeCloseTo(told.plies.mean, 10)
  })

  test('the page about balance: its commands for many machines, and its question to the database', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/balance.md'), 'utf8')
    const [, rules = ''] = /```yaml ruleset\n(.*?)```/s.exec(page) ?? []
    const folder = folderWith({ 'plain-spies.yaml': rules })
    const commands = [...page.matchAll(/^sandtable (.*)$/gm)].map(([, words = '']) =>
      words
        .replace(/postgres:\S+/, server.address)
        .replace(/--games \d+/, '--games 2')
        .replace('--players-by greedy', '--players-by random')
        .split(' '),
    )
    expect(commands.map(([name]) => name)).toEqual(['worker', 'run', 'queue', 'report'])
    worker(folder)
    for (const command of commands.slice(1)) await output(command, folder)
    expect(readFileSync(join(folder, 'spies.html'), 'utf8')).toContain('Plain spies')
    const [, question = ''] = /```sql\n(.*?)```/s.exec(page) ?? []
    expect((await server.sql(question)).length).toBeGreaterThan(0)
    await output(['run', 'plain-spies.yaml', '--games', '2', '--store', 'spies.db'], folder)
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(join(folder, 'spies.db'))
    expect(database.prepare(question).all().length).toBeGreaterThan(0)
    database.close()
  })
})

describe('the rights of a worker', () => {
  test('where all tables exist it creates none, and a user without rights reads which are needed', async () => {
    const folder = folderWith()
    await output(['queue', server.address], folder)
    await server.sql("CREATE ROLE helper LOGIN PASSWORD 'hush'")
    const address = server.address.replace(/\/\/[^@]*@/, '//helper:hush@')
    const { code, err } = await sandtable(['queue', address], folder)
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/ST7071.*USAGE.*SELECT, INSERT/s) })
    for (const schema of ['sandtable', 'sandtable_queue'])
      await server.sql(`GRANT USAGE ON SCHEMA ${schema} TO helper;
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO helper`)
    worker(folder, address)
    await output(
      ['run', 'tic-tac-toe', '--games', '2000', '--seed', '3', '--json', '--queue', address],
      folder,
    )
    expect(await output(['queue', address], folder)).toMatch(/Workers connected: [1-9]/)
  })
})

describe('a worker of another version than the games', () => {
  test('says so with a code', async () => {
    await server.sql(
      `INSERT INTO sandtable.runs SELECT '0123456789abcdef', rules, '0.0.9-1', seed, players, recipe, title, layers, seats, games
       FROM sandtable.runs LIMIT 1;
       INSERT INTO sandtable.orders VALUES ('0123456789abcdef', TRUE, 0, 0)`,
    )
    const { code, err } = await sandtable(['worker', '--queue', server.address, '--until-done'], folderWith())
    expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/ST7100.*version 0\.0\.9-1/) })
  })
})

describe('the address of a server', () => {
  const TRUSTED = join(import.meta.dirname, 'tls/ca.pem')
  /** A certificate that issued no other. */
  const OTHER = join(import.meta.dirname, 'tls/server.pem')
  const refused = async (address: string, says: RegExp): Promise<void> => {
    const { code, out, err } = await sandtable(['queue', address], folderWith())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(says)
    for (const secret of [server.password, encodeURIComponent(server.password), 'hush'])
      expect(err).not.toContain(secret)
  }
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(server.address)
    change(url)
    return url.href
  }

  test('TLS with a certificate that somebody vouches for', async () => {
    const address = changed((url) => (url.search = `?sslmode=verify-full&sslrootcert=${TRUSTED}`))
    expect(await output(['queue', address], folderWith())).toMatch(/Workers connected/)
  })

  test('is refused when nobody vouches for it, or for another name', async () => {
    await refused(
      changed((url) => (url.search = '?sslmode=verify-full')),
      /ST7071.*Name the root certificate/s,
    )
    await refused(
      changed((url) => (url.search = `?sslmode=verify-full&sslrootcert=${OTHER}`)),
      /ST7071.*did not issue it/s,
    )
    await refused(
      changed((url) => {
        url.hostname = '127.0.0.1'
        url.search = `?sslmode=verify-full&sslrootcert=${TRUSTED}`
      }),
      /ST7071.*name that the certificate was issued for/s,
    )
    const other = changed((url) => {
      url.hostname = '127.0.0.1'
      url.search = `?sslmode=verify-ca&sslrootcert=${TRUSTED}`
    })
    expect(await output(['queue', other], folderWith())).toMatch(/Workers connected/)
  })

  test('without a password it says how to give one, and ends', async () => {
    await refused(
      changed((url) => (url.password = '')),
      /ST7071.*asks for a password.*PGPASSWORD/s,
    )
  })

  test('a password from the environment', async () => {
    process.env['PGPASSWORD'] = server.password
    try {
      expect(await output(['queue', changed((url) => (url.password = ''))], folderWith())).toMatch(
        /Workers connected/,
      )
    } finally {
      delete process.env['PGPASSWORD']
    }
  })

  test.each<[what: string, change: (url: URL) => void, says: RegExp]>([
    ['a wrong password', (url) => (url.password = 'hush'), /ST7071.*password authentication failed/s],
    ['no such database', (url) => (url.pathname = '/nothing'), /ST7071.*does not exist/s],
    ['no database', (url) => (url.pathname = ''), /ST7071.*database is missing/s],
    ['nobody there', (url) => (url.port = '1'), /ST7071.*ECONNREFUSED/s],
    [
      'a kind of TLS that proves nothing',
      (url) => (url.search = '?sslmode=require'),
      /ST7071.*`require` does not check.*verify-full/s,
    ],
    ['something to run', (url) => (url.search = '?options=-c'), /ST7071.*`options`/s],
  ])('%s', async (_, change, says) => {
    await refused(changed(change), says)
  })

  test.each(['postgres://a:hush@[/x', 'games.db', 'postgres://a:%zz@localhost/x'])('%s', async (address) => {
    await refused(address, /ST70(?:71|03)/)
  })
})
