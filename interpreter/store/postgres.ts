import type pg from 'pg'
import { optionalPackage } from './optional-package.ts'
import type { Cell, Row, Sql } from './sql.ts'
import type { Server } from './server-address.ts'
import { checkVersion, makeTables, tableNames } from './tables.ts'
import { Trouble } from './store-error.ts'

type Driver = Pick<typeof pg, 'Client' | 'Pool' | 'types'>

/** The schema of a store's tables, in a database that others may also use. */
const SCHEMA = 'sandtable'
/** Advisory lock while tables are created, so that two processes that start at once do not both create them. */
const MAKING = 7_263_001
/** Milliseconds after which a silent server counts as absent. */
const PATIENCE = 10_000

/** Opens a store on a server. `isThere`: read-only. `more` are further tables. */
export async function postgresServer(
  server: Server,
  { isThere = false, more = [] }: { readonly isThere?: boolean; readonly more?: readonly string[] } = {},
): Promise<PostgresServer> {
  const sql = new PostgresServer(server, await optionalPackage('pg', () => import('pg')))
  try {
    const [row] = await sql.all(`SELECT to_regclass('${SCHEMA}.store') IS NOT NULL AS found`)
    const isFound = row?.['found'] === true
    if (isThere && !isFound) throw new Trouble('ST7070', `There is no store at ${server.name}.`)
    if (isFound) await checkVersion(sql, server.name)
    if (!isThere && !(isFound && (await areThere(sql, tableNames(more)))))
      await sql.transaction(async (own) => {
        await own.all(`SELECT pg_advisory_xact_lock(${MAKING})`)
        if (!isFound) await own.all(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`)
        await makeTables(own, server.name)
        for (const table of more) await own.all(table)
      })
    return sql
  } catch (thrown) {
    await sql.close()
    throw troubleWith(server, thrown)
  }
}

/** True if all tables exist, so that the user needs no right to create any. */
async function areThere(sql: Sql, tables: readonly string[]): Promise<boolean> {
  const [row] = await sql.all(
    `SELECT to_regclass('${SCHEMA}.' || name) AS found FROM unnest($1::text[]) AS name ORDER BY found NULLS FIRST`,
    [`{${tables.join(',')}}`],
  )
  return row !== undefined && row['found'] !== null
}

export class PostgresServer implements Sql {
  readonly server: Server
  private readonly pool: pg.Pool

  constructor(server: Server, { Client, Pool, types }: Driver) {
    this.server = server
    // 64-bit integers, and sums of them, are numbers here as everywhere else.
    const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC])
    this.pool = new Pool({
      ...server.config,
      Client: closingClient(Client),
      application_name: 'sandtable',
      connectionTimeoutMillis: PATIENCE,
      max: 4,
      options: `-c search_path=${SCHEMA}`,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          numbers.has(oid) ? Number : types.getTypeParser(oid, format ?? 'text'),
      },
    })
    // An error on an idle connection. The next caller that needs one gets the error.
    this.pool.on('error', () => {})
  }

  all(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    return rows(this.pool, text, values)
  }

  insert(table: string, columns: readonly string[], cells: readonly (readonly Cell[])[]): Promise<void> {
    return insert(this.pool, table, columns, cells)
  }

  async transaction<T>(work: (sql: PostgresTransaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    // A broken connection is reported twice: to the waiting caller, and here.
    const onError = (): void => {}
    client.on('error', onError)
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const result = await work(new PostgresTransaction(client))
      await client.query('COMMIT')
      return result
    } catch (thrown) {
      await client.query('ROLLBACK').catch((error: unknown) => {
        broken = error instanceof Error ? error : new Error(String(error))
      })
      throw thrown
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}

/** Closes its socket if it cannot connect. The driver leaves it open, and the program would wait for it. */
function closingClient(Client: Driver['Client']): Driver['Client'] {
  return class extends Client {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (callback === undefined) return super.connect()
      super.connect((error: Error | null | undefined) => {
        if (error != null) this.end().catch(() => {})
        callback(error as Error)
      })
    }
  }
}

/** A transaction on one connection. */
export class PostgresTransaction implements Sql {
  readonly client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.client = client
  }

  all(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    return rows(this.client, text, values)
  }

  insert(table: string, columns: readonly string[], cells: readonly (readonly Cell[])[]): Promise<void> {
    return insert(this.client, table, columns, cells)
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return work(this)
  }

  async close(): Promise<void> {}
}

type Asked = Pick<pg.ClientBase, 'query'>

async function rows(asked: Asked, text: string, values: readonly Cell[]): Promise<readonly Row[]> {
  const { rows: found } = await asked.query<Row>(text, [...values])
  return found
}

/** Inserts all rows as one value, so that any number of them is one query. */
async function insert(
  asked: Asked,
  table: string,
  columns: readonly string[],
  cells: readonly (readonly Cell[])[],
): Promise<void> {
  if (cells.length === 0) return
  const list = columns.join(', ')
  const objects = cells.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
  await asked.query(
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(objects)],
  )
}

/** SQLSTATE of PostgreSQL, or the code of a system error. */
function codeOf(thrown: unknown): string {
  const code: unknown =
    typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

/** Broken connections, a server that stops or starts, a full disk or memory, deadlocks. */
const PASSING = /^(?:08|53|57|40)...$|^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)/u
/** The driver's message for a connection error without a code. */
const PASSING_TEXT =
  /connection terminated|connection error|timeout exceeded when trying to connect|client was closed/iu

/** The driver's message if the server wants a password and there is none. */
const NO_PASSWORD = /client password must be a string/u

/** True if it helps to try again later. */
export function isPassing(thrown: unknown): boolean {
  return PASSING.test(codeOf(thrown)) || (thrown instanceof Error && PASSING_TEXT.test(thrown.message))
}

const HOW_TO_GIVE_IT = 'Give the password in the address or in PGPASSWORD.'

/** Reasons why a server cannot be used, with advice. Other errors are bugs in this program. */
const TROUBLES: readonly (readonly [code: RegExp, help: string | undefined])[] = [
  [/^28...$/u, HOW_TO_GIVE_IT],
  [/^3D000$/u, 'The database must exist; Sandtable creates its tables.'],
  [
    /^42501$/u,
    'The first process creates the tables and needs CREATE on the database; workers need USAGE on the schemas `sandtable` and `sandtable_queue`, and SELECT, INSERT, UPDATE and DELETE on their tables.',
  ],
  [/^53...$/u, 'Finished games are kept, and the same command continues from there.'],
  [
    /ALTNAME/u,
    'Use the name that the certificate was issued for, or accept any name with ?sslmode=verify-ca&sslrootcert=FILE.',
  ],
  [/CERT_(?:HAS_EXPIRED|NOT_YET_VALID)/u, 'The server needs a certificate that is valid today.'],
  [/^(?:08|57|40|25|55)...$|^E[A-Z_]+$/u, undefined],
]

/** Codes of untrusted certificates. */
const UNTRUSTED = /SELF_SIGNED|UNABLE_TO|CERT|ERR_TLS/u

function rootHelp(ssl: Server['config']['ssl']): string {
  return ssl !== false && ssl.ca !== undefined
    ? 'The file named by `sslrootcert` did not issue it. Ask whoever runs the server for its root certificate.'
    : 'Name the root certificate that vouches for it: ?sslrootcert=FILE.'
}

export function troubleWith({ name, secret, config }: Server, thrown: unknown): unknown {
  if (thrown instanceof Trouble || !(thrown instanceof Error)) return thrown
  if (NO_PASSWORD.test(thrown.message))
    return new Trouble('ST7071', `The server ${name} cannot be used: it asks for a password.`, HOW_TO_GIVE_IT)
  const code = codeOf(thrown)
  const found = TROUBLES.find(([pattern]) => pattern.test(code))
  const hasNoTls = /does not support SSL/u.test(thrown.message)
  const isUntrusted = UNTRUSTED.test(code)
  if (found === undefined && !isUntrusted && !hasNoTls && !isPassing(thrown)) return thrown
  const text = thrown.message === '' ? code : (thrown.message.split('\n')[0] ?? '')
  // Masked only in an address. Masking it elsewhere would reveal the letters of a short password.
  const clean = secret === undefined ? text : text.replaceAll(`:${secret}@`, ':***@')
  const help = hasNoTls
    ? 'To connect without TLS, add ?sslmode=disable.'
    : (found?.[1] ?? (isUntrusted ? rootHelp(config.ssl) : undefined))
  return new Trouble('ST7071', `The server ${name} cannot be used: ${clean}.`, help)
}
