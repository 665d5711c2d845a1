import { existsSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { Cell, Row, Sql } from './sql.ts'
import { checkVersion, makeTables } from './tables.ts'
import { Trouble } from './store-error.ts'

/** Milliseconds to wait for another process that is writing. */
const PATIENCE = 20_000
const BREATH = 20

/** Opens a store in one file. `isThere`: read-only, so it must exist. */
export async function sqliteFile(path: string, isThere = false): Promise<Sql> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined && isThere)
    throw new Trouble('ST7002', `There is no file \`${path}\`.`, 'Write one: sandtable run GAME --store FILE')
  if (stats !== undefined && !stats.isFile())
    throw new Trouble('ST7070', `\`${path}\` is not a store: it is not an ordinary file.`)
  const sql = new SqliteFile(path, await opened(path))
  try {
    // Write-ahead logging, so that readers need not wait, and a killed process leaves whole transactions.
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

/**
 * Older versions of Node warn that their SQLite is experimental whenever it is used. Users can do nothing about that.
 */
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
  /** There is one connection, so a transaction waits for the previous one. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(path: string, database: DatabaseSync) {
    this.path = path
    this.database = database
  }

  async all(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    // Node 22 takes a number after `?` for a name, and does not bind such parameters by position.
    const inOrder: Cell[] = []
    const asked = text.replaceAll(/\$(\d+)/gu, (_, number: string) => {
      inOrder.push(values[Number(number) - 1] ?? null)
      return '?'
    })
    return this.reportErrors(() => this.database.prepare(asked).all(...inOrder))
  }

  async insert(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void> {
    this.reportErrors(() => {
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
        this.reportErrors(() => this.database.exec('COMMIT'))
        return result
      } catch (thrown) {
        // A full disk has already ended the transaction.
        if (this.database.isTransaction) this.database.exec('ROLLBACK')
        throw thrown
      }
    })
    this.last = done.catch(() => {})
    return done
  }

  /** Waits for another writer, while this thread handles other events. */
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

  private reportErrors<T>(work: () => T): T {
    try {
      return work()
    } catch (thrown) {
      throw troubleWith(this.path, thrown)
    }
  }
}

/** Result codes of SQLite for problems that users can solve. */
const FULL = 13
const NOT_A_DATABASE = 26
const BUSY = 5

/** The low byte is the primary code; the rest is more specific. */
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
  const keptText = existsSync(path) ? ' Finished games are kept; the same command continues from there.' : ''
  const why = code === FULL ? 'the disk is full' : thrown.message
  return new Trouble('ST7070', `\`${path}\` cannot be written or read: ${why}.${keptText}`)
}
