import { engineVersion } from '../engine.ts'
import type { Run } from '../run-id.ts'
import { rangeSize } from '../range.ts'
import { countColumn, textColumn } from '../sql.ts'
import { orderOf, type Order } from './orders.ts'
import type { DeadJob, Queue } from './queue.ts'

/** The progress of a run on many machines. */
export interface Progress {
  readonly run: Run
  readonly order: Order
  readonly played: number
  /** Ranges that one worker has played and that wait for another. */
  readonly unchecked: number
  /** Ranges on which workers disagree, by first game. */
  readonly disputed: readonly number[]
  /** Ranges that will not be retried. */
  readonly dead: readonly DeadJob[]
}

/** Seconds without a heartbeat until a worker counts as gone. */
const GONE = 15

export async function progressOf(queue: Queue, id: string): Promise<Progress | undefined> {
  const [run, order] = await Promise.all([queue.store.run(id), orderOf(queue.sql, id)])
  if (run === undefined || order === undefined) return undefined
  // All ranges below are done, so only the others are counted. A run may have a million of them.
  const below = Math.min(order.below * rangeSize(run.players), run.games)
  const open = await queue.sql.all(
    `SELECT first, COUNT(DISTINCT plays.digest) AS results FROM plays LEFT JOIN ranges USING (run, first)
     WHERE run = $1 AND first > $2 AND ranges.digest IS NULL GROUP BY first ORDER BY first`,
    [id, below],
  )
  const [above] = await queue.sql.all(
    'SELECT CAST(COALESCE(SUM(games), 0) AS BIGINT) AS n FROM ranges WHERE run = $1 AND first > $2',
    [id, below],
  )
  return {
    run,
    order,
    played: below + countColumn(above, 'n'),
    unchecked: open.length,
    disputed: open.filter((row) => countColumn(row, 'results') > 1).map((row) => countColumn(row, 'first')),
    dead: await queue.dead(id, order.turn),
  }
}

/** Numbers of workers with a recent heartbeat: of this version, and of others. */
export interface Workers {
  readonly own: number
  readonly others: number
  /** The versions of the others, each once. */
  readonly versions: readonly string[]
}

export async function workersNow(queue: Queue): Promise<Workers> {
  const rows = await queue.sql.all(
    `SELECT engine FROM workers WHERE seen > now() - interval '${GONE} seconds'`,
  )
  const others = rows.map((row) => textColumn(row, 'engine')).filter((engine) => engine !== engineVersion())
  return { own: rows.length - others.length, others: others.length, versions: [...new Set(others)].sort() }
}
