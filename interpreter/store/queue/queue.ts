import type { Db, JobWithMetadata, PgBoss } from 'pg-boss'
import { engineVersion } from '../engine.ts'
import { optionalPackage } from '../optional-package.ts'
import { PostgresTransaction, postgresServer, troubleWith, type PostgresServer } from '../postgres.ts'
import type { Server } from '../server-address.ts'
import { Store } from '../store.ts'
import { jobId, type Job } from './job.ts'
import { QUEUE_TABLES } from './queue-tables.ts'

/** A fetched job, identified by id and attempt, so only its holder can finish it. */
export type Fetched = Pick<JobWithMetadata<unknown>, 'id' | 'retryCount' | 'data'>

/** `ranges`: ranges to be played. `checks`: ranges played by one worker, to be played again by another. */
export type QueueName = 'ranges' | 'checks'

const SCHEMA = 'sandtable_queue'
/** Seconds without a heartbeat after which another worker gets a job. The queue's minimum. */
const LEASE = 10
/** Seconds between two heartbeats. */
export const SIGN_OF_LIFE = 3
/** A job that has been retried this often is given up. */
const RETRIES = 5
/** Time limit for a range in seconds. Then the job is taken away. */
const LONGEST = 3600
/** Seconds between two searches for jobs of lost workers. */
const LOOK = 2

/** Jobs on a server, and the store there, for workers of this version. Those of another one have other queues. */
export class Queue {
  readonly store: Store
  readonly sql: PostgresServer
  private readonly boss: PgBoss

  private constructor(sql: PostgresServer, boss: PgBoss) {
    this.sql = sql
    this.store = new Store(sql)
    this.boss = boss
  }

  /** `isSupervising`: it also takes jobs away from lost workers. */
  static async open(server: Server, isSupervising: boolean): Promise<Queue> {
    const queueing = await optionalPackage('pg-boss', () => import('pg-boss'))
    const sql = await postgresServer(server, { more: QUEUE_TABLES })
    const boss = new queueing.PgBoss({
      ...server.config,
      schema: SCHEMA,
      application_name: 'sandtable-queue',
      connectionTimeoutMillis: 10_000,
      max: 2,
      supervise: isSupervising,
      superviseIntervalSeconds: LOOK,
      monitorIntervalSeconds: LOOK,
      schedule: false,
      monitorVacuum: false,
      reindex: false,
      registerInstance: false,
    })
    // Background errors are retried automatically; errors of a query are reported to the caller.
    boss.on('error', () => {})
    try {
      await boss.start()
      for (const name of ['ranges', 'checks'] as const) {
        if ((await boss.getQueue(queueOf(name))) !== null) continue
        await boss.createQueue(deadQueue(name))
        await boss.createQueue(queueOf(name), {
          deadLetter: deadQueue(name),
          retryLimit: RETRIES,
          retryDelay: 1,
          expireInSeconds: LONGEST,
          heartbeatSeconds: LEASE,
        })
      }
      return new Queue(sql, boss)
    } catch (thrown) {
      await boss.stop({ graceful: false }).catch(() => {})
      await sql.close()
      throw troubleWith(server, thrown)
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false })
    await this.sql.close()
  }

  async fetch(name: QueueName): Promise<Fetched | undefined> {
    const [job] = await this.boss.fetch<unknown>(queueOf(name), { includeMetadata: true })
    return job
  }

  /** Sends jobs unless they already exist. */
  async send(name: QueueName, jobs: readonly Job[], own?: PostgresTransaction): Promise<void> {
    await this.boss.insert(
      queueOf(name),
      jobs.map((job) => ({ id: jobId(job), data: job })),
      own === undefined ? {} : { db: dbOf(own) },
    )
  }

  /** Returns false if the job belongs to somebody else by now. */
  async complete(name: QueueName, { id, retryCount }: Fetched, own: PostgresTransaction): Promise<boolean> {
    return isDone(await this.boss.complete(queueOf(name), { id, retryCount }, null, { db: dbOf(own) }))
  }

  /** Returns a job as failed; it is retried for a while. */
  async fail(name: QueueName, { id, retryCount }: Fetched, reason: string): Promise<void> {
    await this.boss.fail(queueOf(name), { id, retryCount }, { reason })
  }

  /** Sends a heartbeat. Returns false if the job belongs to somebody else by now. */
  async touch(name: QueueName, { id, retryCount }: Fetched): Promise<boolean> {
    return isDone(await this.boss.touch(queueOf(name), { id, retryCount }))
  }

  /** Jobs of a run that are no longer retried. */
  async dead(run: string, turn: number): Promise<readonly DeadJob[]> {
    const found = await Promise.all(
      (['ranges', 'checks'] as const).map((name) =>
        this.boss.findJobs<unknown>(deadQueue(name), { data: { run, turn }, limit: MOST_DEAD }),
      ),
    )
    return found.flat().map(({ data, sourceOutput }) => ({
      first: Number(Reflect.get(Object(data), 'first')),
      reason: reasonIn(sourceOutput),
    }))
  }
}

/** Checks the number of jobs in a response, which its types do not cover. */
function isDone(response: object): boolean {
  return Number(Reflect.get(response, 'affected')) > 0
}

export interface DeadJob {
  readonly first: number
  readonly reason: string
}

/** At most this many are reported. */
const MOST_DEAD = 1000

/** Versions do not play each other's jobs, so an outdated worker cannot use up the retries of all. */
function queueOf(name: QueueName): string {
  return `${name}-${engineVersion()}`
}

function deadQueue(name: QueueName): string {
  return `${queueOf(name)}-dead`
}

function dbOf({ client }: PostgresTransaction): Db {
  return { executeSql: (text, values) => client.query(text, values) }
}

function reasonIn(output: unknown): string {
  const direct: unknown = Reflect.get(Object(output), 'reason')
  const message: unknown = Reflect.get(Object(Reflect.get(Object(output), 'value')), 'message')
  return typeof direct === 'string' ? direct : typeof message === 'string' ? message : 'no reason is known'
}
