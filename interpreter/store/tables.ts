import { countColumn, type Sql } from './sql.ts'
import { Trouble } from './store-error.ts'

/** The version of the tables below. Another one means an incompatible store. */
const VERSION = 1

/**
 * The tables of a store, the same in every database. A game is one row, so SQL can answer questions that reports do
 * not.
 *
 * - `runs`: players and seeds, and how many games are wanted. - `recipes`: the texts of their rules. - `ranges`: the
 * existing games. A range is written with its games, figures and faults in one transaction. - `games`: seats count from
 * 0; without a winner a game was drawn, or stopped by a fault. A winner beyond the seats is the number of seats plus a
 * bit for each of several winners; `scores` is a list with an entry for each seat. - `figures`: counts of a range as a
 * whole.
 */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS recipes (hash TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS runs (
    id TEXT NOT NULL PRIMARY KEY,
    rules TEXT NOT NULL,
    engine TEXT NOT NULL,
    seed TEXT NOT NULL,
    players TEXT NOT NULL,
    recipe TEXT NOT NULL REFERENCES recipes (hash),
    title TEXT NOT NULL,
    layers TEXT NOT NULL,
    seats TEXT NOT NULL,
    games BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS ranges (
    run TEXT NOT NULL REFERENCES runs (id),
    first BIGINT NOT NULL,
    games BIGINT NOT NULL,
    digest TEXT NOT NULL,
    worker TEXT NOT NULL,
    PRIMARY KEY (run, first)
  )`,
  `CREATE TABLE IF NOT EXISTS games (
    run TEXT NOT NULL,
    number BIGINT NOT NULL,
    winner BIGINT,
    scores TEXT,
    plies BIGINT,
    moves BIGINT,
    ending TEXT,
    fault TEXT,
    PRIMARY KEY (run, number)
  )`,
  `CREATE TABLE IF NOT EXISTS figures (
    run TEXT NOT NULL,
    first BIGINT NOT NULL,
    name TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (run, first, name)
  )`,
  `CREATE TABLE IF NOT EXISTS faults (
    run TEXT NOT NULL,
    number BIGINT NOT NULL,
    code TEXT NOT NULL,
    message TEXT NOT NULL,
    origin BIGINT NOT NULL,
    PRIMARY KEY (run, number)
  )`,
]

/** The names of a store's tables, and of those that these statements create. */
export function tableNames(more: readonly string[]): readonly string[] {
  return ['store', ...[...TABLES, ...more].map((text) => /EXISTS (\w+)/u.exec(text)?.[1] ?? '')]
}

/** Creates the tables if they do not exist. `name` is the name of the store. */
export async function makeTables(sql: Sql, name: string): Promise<void> {
  await sql.all('CREATE TABLE IF NOT EXISTS store (version BIGINT NOT NULL PRIMARY KEY)')
  const [row] = await sql.all('SELECT version FROM store')
  if (row === undefined) await sql.insert('store', ['version'], [[VERSION]])
  else await checkVersion(sql, name)
  for (const table of TABLES) await sql.all(table)
}

/** Refuses a store made by another Sandtable with different tables. */
export async function checkVersion(sql: Sql, name: string): Promise<void> {
  const [row] = await sql.all('SELECT version FROM store')
  const found = countColumn(row, 'version')
  if (found !== VERSION)
    throw new Trouble(
      'ST7070',
      `\`${name}\` is a store of version ${found}; this Sandtable reads version ${VERSION}.`,
      'Name another one, or use the Sandtable that wrote it.',
    )
}
