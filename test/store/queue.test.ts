import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobFor, jobId } from '../../interpreter/store/queue/job.ts'
import { cancel, enqueue, retry } from '../../interpreter/store/queue/orders.ts'
import { progressOf, workersNow } from '../../interpreter/store/queue/progress.ts'
import { Queue } from '../../interpreter/store/queue/queue.ts'
import { work } from '../../interpreter/store/queue/work.ts'
import type { RunAndRecipe } from '../../interpreter/store/run-id.ts'
import { serverAddress } from '../../interpreter/store/server-address.ts'
import { aloneText, runFor, runWhere, text, until, working } from './queue-helpers.ts'
import type { Working } from './queue-helpers.ts'
import { testServer } from './server.ts'
import type { TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  // All tests begin with its tables.
  await (await Queue.open(serverAddress(server.address), true)).close()
})
afterAll(async () => {
  for (const queue of queues) await queue.close()
  await server?.stop()
})

const GAME = 'tic-tac-toe'
const queues: Queue[] = []
let places = 0

/** A database and a queue for one test: these wait most of the time, so they run together. */
async function place() {
  const { address, sql } = await server.another(`place${++places}`)
  const queue = await Queue.open(serverAddress(address), true)
  queues.push(queue)
  return {
    queue,
    sql,
    played: ({ run }: RunAndRecipe): Promise<void> =>
      until(async () => (await queue.store.played(run.id)) >= run.games),
    /** Runs workers while something is checked. */
    withWorkers: async <T>(names: readonly string[], look: (workers: Working) => Promise<T>): Promise<T> => {
      const workers = await working(address, ...names)
      try {
        return await look(workers)
      } finally {
        await workers.end()
      }
    },
    expectAsAlone: async (wanted: RunAndRecipe): Promise<void> => {
      expect(await text(queue.store, wanted.run.id)).toBe(await aloneText(wanted))
    },
  }
}

describe.concurrent('workers that come to grief', () => {
  test('one that is gone loses nothing, and one that comes back late doubles nothing', async () => {
    const { queue, sql, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 2500, false, 'gone')
    await enqueue(queue, wanted)
    await queue.send('ranges', [jobFor(wanted.run, { first: 1, games: 1000 }, 0)])
    const gone = await queue.fetch('ranges')
    expect(gone).toBeDefined()
    if (gone === undefined) return
    // As if the server's clock had jumped: the last heartbeat was long ago.
    await sql(
      `UPDATE sandtable_queue.job SET heartbeat_on = now() - interval '1 hour' WHERE id = '${gone.id}'`,
    )
    await withWorkers(['a'], () => played(wanted))
    const ended = await queue.sql.transaction((own) => queue.complete('ranges', gone, own))
    expect({ ended, alive: await queue.touch('ranges', gone) }).toEqual({ ended: false, alive: false })
    await expectAsAlone(wanted)
  })

  test('a job that is delivered twice is kept once', async () => {
    const { queue, sql, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 2000, false, 'twice')
    await enqueue(queue, wanted)
    const job = jobFor(wanted.run, { first: 1, games: 1000 }, 0)
    await queue.send('ranges', [job])
    await queue.send('ranges', [job])
    await sql(
      `INSERT INTO sandtable_queue.job (name, data, keep_until) SELECT name, data, keep_until FROM sandtable_queue.job WHERE id = '${jobId(job)}'`,
    )
    await withWorkers(['a', 'b'], () => played(wanted))
    await expectAsAlone(wanted)
  })
})

describe.concurrent('a server that comes to grief', () => {
  /** Makes the first few attempts to write games go wrong, whichever worker makes them. */
  async function grief(sql: TestServer['sql'], name: string, does: string, times = 3): Promise<void> {
    await sql(`
      CREATE SEQUENCE public.${name}_times;
      CREATE FUNCTION public.${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('public.${name}_times') <= ${times} THEN ${does}; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER ${name} AFTER INSERT ON sandtable.games FOR EACH STATEMENT EXECUTE FUNCTION public.${name}();`)
  }
  test.each([
    [
      'a connection that is cut in the middle of a transaction',
      'cut',
      'PERFORM pg_terminate_backend(pg_backend_pid())',
    ],
    [
      'a disk that is full for a while',
      'filled',
      `RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'`,
    ],
  ])('%s', async (_, name, does) => {
    const { queue, sql, played, withWorkers, expectAsAlone } = await place()
    const wanted = runFor(GAME, 2500, name)
    await enqueue(queue, wanted)
    await grief(sql, name, does)
    const waited = await withWorkers(['a', 'b'], async ({ events }) => {
      await played(wanted)
      return events.filter(({ kind }) => kind === 'waiting').length
    })
    await sql(`DROP FUNCTION public.${name}() CASCADE`)
    expect(waited).toBeGreaterThan(0)
    await expectAsAlone(wanted)
  })
})

describe.concurrent('jobs that nobody should play', () => {
  const isRefused = async (reason: RegExp, { events }: Working): Promise<boolean> =>
    events.some((event) => event.kind === 'refused' && reason.test(event.reason))

  test('whatever somebody has put into the queue is refused, with a reason, and others are played', async () => {
    const { queue, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 1000, false, 'poison')
    const { run } = wanted
    const job = jobFor(run, { first: 1, games: 1000 }, 0)
    const poisons: readonly (readonly [data: unknown, reason: RegExp])[] = [
      ['a text', /an object is expected/],
      [null, /an object is expected/],
      [{}, /`run` is missing/],
      [{ ...job, file: '/etc/passwd' }, /`file` is not expected/],
      [{ ...job, players: ['random', '../player.ts'] }, /no such player/],
      [{ ...job, players: 'process.exit()' }, /players: a list/],
      [{ ...job, games: 5000 }, /not a range/],
      [{ ...job, first: -1 }, /first: a whole number/],
      [{ ...job, seed: 'x'.repeat(100_000) }, /seed: a text of at most/],
      [{ ...job, seed: 'another' }, /does not match these rules/],
      [{ ...job, recipe: 'rules.yaml' }, /recipe: a hash/],
      [{ ...job, recipe: 'f'.repeat(64) }, /rules are not in the store/],
      [{ ...jobFor({ ...run, engine: '99-1' }, job, 0), run: 'x' }, /does not match these rules/],
    ]
    await enqueue(queue, wanted)
    // A job that fails is tried five more times; once is enough here.
    for (const [data] of poisons)
      await queue.sql.all(
        `INSERT INTO sandtable_queue.job (name, data, keep_until, retry_limit)
         SELECT name, $1::jsonb, now() + interval '1 hour', 0 FROM sandtable_queue.queue WHERE name LIKE 'ranges-%' AND name NOT LIKE '%-dead'`,
        [JSON.stringify(data)],
      )
    await withWorkers(['a'], async (workers) => {
      await played(wanted)
      for (const [, reason] of poisons) await until(() => isRefused(reason, workers))
    })
    await expectAsAlone(wanted)
  })

  test('rules that are not those of their hash, or that do not make the game of the run', async () => {
    const { queue, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 1000, false, 'rules')
    const other = runFor('breakthrough', 1000, 'rules')
    await enqueue(queue, wanted)
    await enqueue(queue, other)
    await cancel(queue, other.run.id)
    const [row] = await queue.sql.all('SELECT text FROM recipes WHERE hash = $1', [wanted.run.recipe])
    await queue.sql.all('UPDATE recipes SET text = $2 WHERE hash = $1', [wanted.run.recipe, '{"file":1}'])
    await withWorkers(['a'], (workers) => until(() => isRefused(/or were changed there/, workers)))
    await queue.sql.all('UPDATE recipes SET text = $2 WHERE hash = $1', [
      wanted.run.recipe,
      String(row?.['text']),
    ])
    await queue.sql.all('UPDATE runs SET recipe = $2 WHERE id = $1', [wanted.run.id, other.run.recipe])
    await retry(queue, wanted.run.id)
    await withWorkers(['a'], (workers) => until(() => isRefused(/The rules have the hash/, workers)))
    await queue.sql.all('UPDATE runs SET recipe = $2 WHERE id = $1', [wanted.run.id, wanted.run.recipe])
    await retry(queue, wanted.run.id)
    await withWorkers(['a'], () => played(wanted))
    await expectAsAlone(wanted)
  })

  test('a version that is not this one', async () => {
    const { queue, played, withWorkers } = await place()
    const wanted = runFor(GAME, 1000, 'version')
    const { run, recipe } = wanted
    const later = { recipe, run: { ...run, engine: '99.0.0-1', id: 'f'.repeat(16) } }
    await enqueue(queue, later)
    await enqueue(queue, wanted)
    await withWorkers(['a'], async ({ events }) => {
      await played(wanted)
      await until(async () => events.some(({ kind }) => kind === 'foreign'))
      expect(events).toContainEqual({ kind: 'foreign', versions: ['99.0.0-1'] })
    })
    expect(await queue.store.played(later.run.id)).toBe(0)
    await cancel(queue, later.run.id)
  })

  test('of a run that was cancelled nothing more is played, until it is taken up again', async () => {
    const { queue, played, withWorkers, expectAsAlone } = await place()
    const wanted = runFor(GAME, 2500, 'cancelled')
    const next = runFor(GAME, 1000, 'after the cancelled one')
    await enqueue(queue, wanted)
    await queue.send('ranges', [jobFor(wanted.run, { first: 1, games: 1000 }, 0)])
    await cancel(queue, wanted.run.id)
    await enqueue(queue, next)
    await withWorkers(['a'], () => played(next))
    expect(await queue.store.played(wanted.run.id)).toBe(0)
    await enqueue(queue, wanted)
    await withWorkers(['a', 'b'], () => played(wanted))
    await expectAsAlone(wanted)
  })
})

describe.concurrent('ranges that two workers play', () => {
  test('wait for a second one, and are not believed before', async () => {
    const { queue, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 1000, true, 'checked')
    await enqueue(queue, wanted)
    await withWorkers(['a'], () =>
      until(async () => (await progressOf(queue, wanted.run.id))?.unchecked === 1),
    )
    expect(await queue.store.played(wanted.run.id)).toBe(0)
    await withWorkers(['a', 'b'], () => played(wanted))
    await expectAsAlone(wanted)
  })

  test('are never kept from a worker that could play them by one that could not', async () => {
    const { queue, sql, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 1000, true, 'returned')
    await enqueue(queue, wanted)
    await withWorkers(['a'], async () => {
      const returns = async (): Promise<readonly Record<string, unknown>[]> =>
        sql(
          `SELECT start_after > now() AS hidden FROM sandtable_queue.job
           WHERE data->>'run' = '${wanted.run.id}' AND (data->>'waited')::int > 2`,
        )
      let found = await returns()
      await until(async () => (found = await returns()).length > 0)
      expect(found).not.toContainEqual({ hidden: true })
      // It rests meanwhile, instead of fetching its own check again and again.
      expect(found.length).toBeLessThan(3)
    })
    await withWorkers(['b'], () => played(wanted))
    await expectAsAlone(wanted)
  })

  test('a process that only checks is not counted as a worker', async () => {
    const { queue } = await place()
    let isStopped = false
    const before = await workersNow(queue)
    let looks = 0
    const checking = work(queue, 'checks only', {
      threads: 1,
      from: ['checks'],
      untilDone: false,
      isStopped: () => isStopped || ++looks > 3,
      told: () => {},
    })
    await until(async () => looks > 1)
    expect(await workersNow(queue)).toEqual(before)
    isStopped = true
    await checking
  })

  test('where they differ a third one decides', async () => {
    const { queue, played, withWorkers, expectAsAlone } = await place()
    const wanted = runWhere(GAME, 1000, true, 'disputed')
    await enqueue(queue, wanted)
    await queue.sql.insert(
      'plays',
      ['run', 'first', 'games', 'worker', 'digest'],
      [[wanted.run.id, 1, 1000, 'liar', 'something else']],
    )
    await withWorkers(['a'], () =>
      until(async () => (await progressOf(queue, wanted.run.id))?.disputed.length === 1),
    )
    expect(await queue.store.played(wanted.run.id)).toBe(0)
    await withWorkers(['b'], () => played(wanted))
    await expectAsAlone(wanted)
  })
})

/** All the others have ended by then. */
describe('a server that comes to grief', () => {
  test('one that is ended at once and begins again', async () => {
    const { queue, played, withWorkers, expectAsAlone } = await place()
    const wanted = runFor(GAME, 12_000, 'restart')
    await enqueue(queue, wanted)
    await withWorkers(['a', 'b'], async () => {
      await until(async () => (await queue.store.played(wanted.run.id)) > 0)
      await server.restart('immediate', 1500)
      await played(wanted)
    })
    await expectAsAlone(wanted)
  })
})
