import { engineVersion } from '../engine.ts'
import { rangeSize, type Range } from '../range.ts'
import type { Run, RunAndRecipe } from '../run-id.ts'
import { countColumn, textColumn, type Row, type Sql } from '../sql.ts'
import { jobFor, type Job } from './job.ts'
import type { Queue, QueueName } from './queue.ts'

/** A run that many machines play. */
export interface Order {
  readonly run: string
  readonly isOpen: boolean
  readonly turn: number
  /** All ranges below this one are done. They count from 0. */
  readonly below: number
}

/** Upper bound on a run's jobs in the queue: enough for the workers without flooding a server. */
const WINDOW = 256
/** Maximum distance of a range from the first missing one. */
const SPAN = 8 * WINDOW

/** Queues a run, or resumes a cancelled one. */
export async function enqueue(queue: Queue, wanted: RunAndRecipe): Promise<void> {
  await queue.store.begin(wanted)
  await queue.sql.all(
    `INSERT INTO orders (run, is_open, turn, below) VALUES ($1, TRUE, 0, 0)
     ON CONFLICT (run) DO UPDATE SET is_open = TRUE, below = 0,
       turn = orders.turn + CASE WHEN orders.is_open THEN 0 ELSE 1 END`,
    [wanted.run.id],
  )
}

/** Stops starting further ranges of a run. Games in progress are stored. */
export async function cancel(queue: Queue, run: string): Promise<void> {
  await queue.sql.all('UPDATE orders SET is_open = FALSE WHERE run = $1', [run])
}

/** Resumes a run. Ranges that failed too often get another chance. */
export async function retry(queue: Queue, run: string): Promise<void> {
  await queue.sql.all('UPDATE orders SET is_open = TRUE, turn = turn + 1 WHERE run = $1', [run])
}

export async function orderOf(sql: Sql, run: string): Promise<Order | undefined> {
  const [row] = await sql.all('SELECT * FROM orders WHERE run = $1', [run])
  return row === undefined ? undefined : orderIn(row)
}

export async function orders(sql: Sql): Promise<readonly Order[]> {
  return (await sql.all('SELECT * FROM orders ORDER BY run')).map(orderIn)
}

function orderIn(row: Row): Order {
  return {
    run: textColumn(row, 'run'),
    isOpen: row['is_open'] === true,
    turn: countColumn(row, 'turn'),
    below: countColumn(row, 'below'),
  }
}

interface Left {
  /** True if workers of this version still have something to play. */
  readonly isLeft: boolean
  /** Other versions for which games are waiting. */
  readonly versions: readonly string[]
}

/**
 * Sends jobs for the next missing ranges of every run that workers of this version can play. Any worker that finds the
 * queue empty does this, so no dedicated process is needed.
 */
export async function topUp(queue: Queue): Promise<Left> {
  let isLeft = false
  const versions = new Set<string>()
  for (const { run: id, isOpen, turn, below } of await orders(queue.sql)) {
    const run = isOpen ? await queue.store.run(id) : undefined
    if (run === undefined) continue
    const size = rangeSize(run.players)
    const all = Math.ceil(run.games / size)
    if (below >= all) continue
    const ranges = await missingRanges(queue.sql, run, below)
    if (run.engine !== engineVersion()) {
      if (ranges.length > 0) versions.add(run.engine)
      continue
    }
    const [first] = ranges
    const reached = first === undefined ? Math.min(all, below + SPAN) : (first.first - 1) / size
    if (reached > below)
      await queue.sql.all('UPDATE orders SET below = $2 WHERE run = $1 AND turn = $3', [id, reached, turn])
    isLeft ||= reached < all
    const played = await playsOf(queue.sql, id)
    const jobs = ranges.map((range) => jobFor(run, range, turn, played.get(keyOf(range)) ?? 0))
    for (const name of ['ranges', 'checks'] as const) {
      const own = jobs.filter((job) => queueFor(job) === name)
      if (own.length > 0) await queue.send(name, own)
    }
  }
  return { isLeft, versions: [...versions].sort() }
}

/** The queue of a job. Ranges already played once go to another worker. */
function queueFor({ copy }: Job): QueueName {
  return copy > 0 ? 'checks' : 'ranges'
}

/** The next ranges that are missing or incomplete. */
async function missingRanges(sql: Sql, run: Run, below: number): Promise<readonly Range[]> {
  const size = rangeSize(run.players)
  const rows = await sql.all(
    `SELECT number FROM generate_series($2::bigint, $3::bigint) AS number
     LEFT JOIN ranges ON run = $1 AND first = number * $4 + 1 AND games >= LEAST($4, $5 - number * $4)
     WHERE run IS NULL ORDER BY number LIMIT ${WINDOW}`,
    [run.id, below, Math.min(below + SPAN, Math.ceil(run.games / size)) - 1, size, run.games],
  )
  return rows.map((row) => {
    const number = countColumn(row, 'number')
    return { first: number * size + 1, games: Math.min(size, run.games - number * size) }
  })
}

/** The number of workers that have played each range, for those that several must play and that do not agree yet. */
async function playsOf(sql: Sql, run: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.all(
    'SELECT first, games, COUNT(*) AS n FROM plays WHERE run = $1 GROUP BY first, games',
    [run],
  )
  return new Map(
    rows.map((row) => [
      keyOf({ first: countColumn(row, 'first'), games: countColumn(row, 'games') }),
      countColumn(row, 'n'),
    ]),
  )
}

function keyOf({ first, games }: Range): string {
  return `${first} ${games}`
}
