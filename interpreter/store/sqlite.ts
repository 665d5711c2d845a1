import { existsSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { Cell, Row, Sql } from './sql.ts'
import { checkVersion, makeTables } from './tables.ts'
import { Trouble } from './trouble.ts'

/** Milliseconds that another process which writes is waited for. */
const PATIENCE = 20_000
const BREATH = 20

/** A store in one file. `isThere`: it is only read, so it must be there. */
export async function sqliteFile(path: string, isThere = false): Promise<Sql> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined && isThere)
    throw new Trouble('ST7002', `There is no file \`${path}\`.`, 'Write one: sandtable run GAME --store FILE')
  if (stats !== undefined && !stats.isFile())
    throw new Trouble('ST7070', `\`${path}\` is not a store: it is not an ordinary file.`)
  const sql = new SqliteFile(path, await opened(path))
  try {
    // Written ahead, so that who reads meanwhile waits for nobody, and a process that is killed leaves whole transactions.
    for (const pragma of ['busy_timeout = 100', 'journal_mode = WAL', 'synchronous = NORMAL'])
      await sql.all(`PRAGMA ${pragma}`)
    const tables = await sql.all(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    const isStore = tables.some(({ name }) => name === 'store')
    if (!isStore && (isThere || tables.length > 0))
      throw new Trouble('ST7070', `\`${path}\` is not a store: it is a database of something else.`)
    if (isStore) await checkVersion(sql, path)
    if (!isThere) await sql.transaction((own) => makeTables(own, path))
    return sql
  } catch (thrown) {
    await sql.close()
    throw thrown
  }
}

/** Older Nodes say of each use of their SQLite that it is new; nobody who plays games can do anything about it. */
async function opened(path: string): Promise<DatabaseSync> {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    const { DatabaseSync } = await import('node:sqlite')
    return new DatabaseSync(path)
  } catch (thrown) {
    throw troubleWith(path, thrown)
  } finally {
    process.emitWarning = emitWarning
  }
}

class SqliteFile implements Sql {
  private readonly path: string
  private readonly database: DatabaseSync
  /** There is one connection, so a transaction waits for the one before. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(path: string, database: DatabaseSync) {
    this.path = path
    this.database = database
  }

  async all(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    return this.told(() => this.database.prepare(text.replaceAll('$', '?')).all(...values))
  }

  async insert(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void> {
    this.told(() => {
      const statement = this.database.prepare(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      )
      for (const row of rows) statement.run(...row)
    })
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const done = this.last.then(async () => {
      await this.begun()
      try {
        const result = await work(this)
        this.told(() => this.database.exec('COMMIT'))
        return result
      } catch (thrown) {
        // A full disk has ended the transaction already.
        if (this.database.isTransaction) this.database.exec('ROLLBACK')
        throw thrown
      }
    })
    this.last = done.catch(() => {})
    return done
  }

  /** Whoever writes now is waited for, and this thread hears everything else meanwhile. */
  private async begun(): Promise<void> {
    for (let waited = 0; ; waited += BREATH) {
      try {
        return this.database.exec('BEGIN IMMEDIATE')
      } catch (thrown) {
        if (!isBusy(thrown) || waited >= PATIENCE) throw troubleWith(this.path, thrown)
        await setTimeout(BREATH)
      }
    }
  }

  async close(): Promise<void> {
    await this.last
    this.database.close()
  }

  private told<T>(work: () => T): T {
    try {
      return work()
    } catch (thrown) {
      throw troubleWith(this.path, thrown)
    }
  }
}

/** Result codes of SQLite for what the user can do something about. */
const FULL = 13
const NOT_A_DATABASE = 26
const BUSY = 5

/** The low byte says what it is, the rest says more closely why. */
function codeOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number'
    ? thrown.errcode & 0xff
    : undefined
}

function isBusy(thrown: unknown): boolean {
  return codeOf(thrown) === BUSY
}

function troubleWith(path: string, thrown: unknown): unknown {
  const code = codeOf(thrown)
  if (code === undefined || !(thrown instanceof Error)) return thrown
  if (code === NOT_A_DATABASE)
    return new Trouble('ST7070', `\`${path}\` is not a store: it is not a database.`)
  if (code === BUSY)
    return new Trouble(
      'ST7070',
      `\`${path}\` has been locked by another process for too long.`,
      'Try again later.',
    )
  const kept = existsSync(path) ? ' Finished games are kept; the same command continues from there.' : ''
  const why = code === FULL ? 'the disk is full' : thrown.message
  return new Trouble('ST7070', `\`${path}\` cannot be written or read: ${why}.${kept}`)
}
