import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { engineVersion } from '../engine.ts'
import { isPassing, type PostgresTransaction } from '../postgres.ts'
import { RangeThread } from '../range-players.ts'
import { digestOf, type PlayedRange } from '../range.ts'
import { textColumn } from '../sql.ts'
import { keepRange } from '../store.ts'
import { isChecked, jobOf, type Job } from './job.ts'
import { orderOf, topUp } from './orders.ts'
import { SIGN_OF_LIFE, type Fetched, type Queue, type QueueName } from './queue.ts'

interface Work {
  readonly threads: number
  /** Queues to take jobs from, by priority. */
  readonly from: readonly QueueName[]
  /** True to stop when there is nothing left to play, instead of waiting for more. */
  readonly untilDone: boolean
  readonly isStopped: () => boolean
  readonly told: (event: WorkEvent) => void
}

export type WorkEvent =
  | { readonly kind: 'kept'; readonly job: Job }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'waiting'; readonly why: unknown }
  /** Games wait for workers of these versions, and there are none for this one now. */
  | { readonly kind: 'foreign'; readonly versions: readonly string[] }

/** Milliseconds between two polls of an empty queue, and after failing to reach a server. */
const EMPTY = 500
const AWAY = 1000
/** Time limit for a range in minutes. Then its games are stopped, and the reason is reported. */
const LONGEST = 30
/**
 * Maximum back-off in milliseconds. A worker leaves the checks to others once all that it finds are of ranges it has
 * played itself: for 1000, 2000, 4000 and so on.
 */
const LONGEST_REST = 16_000

/** A unique name for each process, which distinguishes two that play the same range. */
export function workerName(): string {
  return `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`
}

/** Takes jobs and plays them in several threads until it is stopped. */
export async function work(queue: Queue, worker: string, wanted: Work): Promise<void> {
  let isDone = false
  const checks = new OwnChecks()
  // A process that only checks is not counted, because nobody may rely on it to play.
  const isSeen = wanted.from.includes('ranges')
  const seen = isSeen
    ? setInterval(() => void sayHello(queue, worker).catch(() => {}), SIGN_OF_LIFE * 1000)
    : undefined
  try {
    if (isSeen) await patiently(() => sayHello(queue, worker), wanted)
    await Promise.all(
      Array.from({ length: wanted.threads }, async () => {
        const own = new OneThread(queue, worker, wanted, checks)
        try {
          while (!wanted.isStopped() && !isDone)
            if (!(await own.next())) {
              const left = await patiently(() => topUp(queue), wanted)
              const versions = left?.versions ?? []
              if (versions.length > 0) wanted.told({ kind: 'foreign', versions })
              if (wanted.untilDone && left?.isLeft === false) isDone = true
              else if (!(await own.next())) await setTimeout(EMPTY)
            }
        } finally {
          await own.stop()
        }
      }),
    )
  } finally {
    clearInterval(seen)
    await queue.sql.all('DELETE FROM workers WHERE worker = $1', [worker]).catch(() => {})
  }
}

async function sayHello(queue: Queue, worker: string): Promise<void> {
  await queue.sql.all(
    `INSERT INTO workers (worker, engine, seen) VALUES ($1, $2, now())
     ON CONFLICT (worker) DO UPDATE SET seen = now()`,
    [worker, engineVersion()],
  )
}

/** Retries until the server can be reached. Undefined if stopped meanwhile. */
async function patiently<T>(ask: () => Promise<T>, { isStopped, told }: Work): Promise<T | undefined> {
  for (;;) {
    try {
      return await ask()
    } catch (thrown) {
      if (!isPassing(thrown)) throw thrown
      if (isStopped()) return undefined
      told({ kind: 'waiting', why: thrown })
      await setTimeout(AWAY)
    }
  }
}

/**
 * Decides when a worker may look for checks. A check of a range that it has played itself goes back at once, for
 * another worker. When the same one turns up again, no other is left, and the worker rests.
 */
class OwnChecks {
  private readonly returned = new Set<string>()
  private rest = 1000
  private until = 0

  get areLookedFor(): boolean {
    return performance.now() >= this.until
  }

  handedOn({ run, first }: Job): void {
    const key = `${run} ${first}`
    if (!this.returned.has(key)) return void this.returned.add(key)
    this.returned.clear()
    this.until = performance.now() + this.rest
    this.rest = Math.min(2 * this.rest, LONGEST_REST)
  }

  /** Resets the back-off: there are checks for this worker again. */
  played(): void {
    this.rest = 1000
  }
}

class OneThread {
  private readonly queue: Queue
  private readonly worker: string
  private readonly wanted: Work
  private readonly checks: OwnChecks
  private player: { readonly recipe: string; readonly run: string; readonly thread: RangeThread } | undefined

  constructor(queue: Queue, worker: string, wanted: Work, checks: OwnChecks) {
    this.queue = queue
    this.worker = worker
    this.wanted = wanted
    this.checks = checks
  }

  /** Takes one job and finishes it in one way or another. Returns false if there is none. */
  async next(): Promise<boolean> {
    for (const name of this.wanted.from) {
      if (name === 'checks' && !this.checks.areLookedFor) continue
      const fetched = await patiently(() => this.queue.fetch(name), this.wanted)
      if (fetched === undefined) continue
      await patiently(() => this.one(name, fetched), this.wanted)
      return true
    }
    return false
  }

  async stop(): Promise<void> {
    await this.player?.thread.stop()
    this.player = undefined
  }

  private async one(name: QueueName, fetched: Fetched): Promise<void> {
    try {
      const job = jobOf(fetched.data)
      if (job.engine !== engineVersion())
        throw new Error(`It is for version ${job.engine}, and this is ${engineVersion()}.`)
      if (!(await this.isWanted(job))) return await this.done(name, fetched)
      if (await this.hasPlayed(job)) return await this.handOn(name, fetched, job)
      if (name === 'checks') this.checks.played()
      const played = await this.played(name, fetched, job)
      if (played !== undefined) await patiently(() => this.finish(name, fetched, job, played), this.wanted)
    } catch (thrown) {
      if (isPassing(thrown) || isOwnDefect(thrown)) throw thrown
      await this.refuse(name, fetched, thrown instanceof Error ? thrown.message : String(thrown))
    }
  }

  /** True if nobody has played it or cancelled the run meanwhile. */
  private async isWanted({ run, first, games, turn }: Job): Promise<boolean> {
    const order = await orderOf(this.queue.sql, run)
    if (order === undefined || !order.isOpen || order.turn !== turn) return false
    const [stored] = await this.queue.sql.all(
      'SELECT first FROM ranges WHERE run = $1 AND first = $2 AND games >= $3',
      [run, first, games],
    )
    return stored === undefined
  }

  private async hasPlayed({ run, first, games }: Job): Promise<boolean> {
    const [mine] = await this.queue.sql.all(
      'SELECT worker FROM plays WHERE run = $1 AND first = $2 AND games = $3 AND worker = $4',
      [run, first, games, this.worker],
    )
    return mine !== undefined
  }

  private done(name: QueueName, fetched: Fetched): Promise<void> {
    return this.queue.sql.transaction(async (own) => void (await this.queue.complete(name, fetched, own)))
  }

  /** Returns it to the queue for another worker. */
  private handOn(name: QueueName, fetched: Fetched, job: Job): Promise<void> {
    this.checks.handedOn(job)
    return this.queue.sql.transaction(async (own) => {
      if (!(await this.queue.complete(name, fetched, own))) return
      await this.queue.send('checks', [{ ...job, waited: job.waited + 1 }], own)
    })
  }

  /** Plays the games of a job. Undefined if it was taken away meanwhile. */
  private async played(name: QueueName, fetched: Fetched, job: Job): Promise<PlayedRange | undefined> {
    const thread = await this.threadFor(job)
    let isLost = false
    const signs = setInterval(() => {
      const heartbeat = this.queue.touch(name, fetched).then((isMine) => {
        if (isMine) return undefined
        isLost = true
        return this.stop()
      })
      // A server that is unreachable for a moment is retried soon.
      heartbeat.catch(() => {})
    }, SIGN_OF_LIFE * 1000)
    let isLate = false
    const late = globalThis.setTimeout(() => {
      isLate = true
      void this.stop()
    }, LONGEST * 60_000)
    try {
      return await thread.play(job)
    } catch (thrown) {
      await this.stop()
      if (isLost) return undefined
      throw isLate ? new Error(`Its games were not over after ${LONGEST} minutes.`) : thrown
    } finally {
      clearInterval(signs)
      clearTimeout(late)
    }
  }

  /** A thread with the rules of a job, which it parses and checks itself. */
  private async threadFor({ run, rules, seed, players, recipe }: Job): Promise<RangeThread> {
    if (this.player?.run === run && this.player.recipe === recipe) return this.player.thread
    await this.stop()
    const text = await this.queue.store.recipe(recipe)
    if (text === undefined) throw new Error('Its rules are not in the store, or were changed there.')
    const thread = new RangeThread({ recipe: text, run: { rules, seed, players } })
    this.player = { run, recipe, thread }
    return thread
  }

  /** Stores the games and finishes the job in one transaction. */
  private async finish(name: QueueName, fetched: Fetched, job: Job, played: PlayedRange): Promise<void> {
    await this.queue.sql.transaction(async (own) => {
      // A late worker finds that the job belongs to somebody else, and drops its result.
      if (!(await this.queue.complete(name, fetched, own))) return
      if (isChecked(job) && !(await this.isAgreed(own, job, played))) {
        await this.queue.send('checks', [{ ...job, copy: job.copy + 1, waited: 0 }], own)
        return
      }
      await keepRange(own, job.run, played, this.worker)
    })
    this.wanted.told({ kind: 'kept', job })
  }

  /** Records the result of this worker. Returns true if another one had the same result. */
  private async isAgreed(
    own: PostgresTransaction,
    { run, first, games }: Job,
    played: PlayedRange,
  ): Promise<boolean> {
    const digest = digestOf(played)
    const others = await own.all(
      'SELECT digest FROM plays WHERE run = $1 AND first = $2 AND games = $3 AND worker <> $4',
      [run, first, games, this.worker],
    )
    await own.insert(
      'plays',
      ['run', 'first', 'games', 'worker', 'digest'],
      [[run, first, games, this.worker, digest]],
    )
    return others.some((row) => textColumn(row, 'digest') === digest)
  }

  /** Returns a job, with the reason. */
  private async refuse(name: QueueName, fetched: Fetched, reason: string): Promise<void> {
    const run: unknown = Reflect.get(Object(fetched.data), 'run')
    const first: unknown = Reflect.get(Object(fetched.data), 'first')
    await this.queue.sql.insert(
      'refusals',
      ['run', 'first', 'worker', 'reason'],
      [
        [
          typeof run === 'string' ? run.slice(0, 64) : null,
          typeof first === 'number' && Number.isSafeInteger(first) ? first : null,
          this.worker,
          reason.slice(0, 1000),
        ],
      ],
    )
    await this.queue.fail(name, fetched, reason.slice(0, 1000))
    this.wanted.told({ kind: 'refused', reason })
  }
}

/** True if files of this program are missing. That is not the job's fault: this worker ends, and others play it. */
function isOwnDefect(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && String(thrown.code).endsWith('MODULE_NOT_FOUND')
}
