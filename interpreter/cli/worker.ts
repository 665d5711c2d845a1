import { onOneLine } from '../../grammar/diagnostics/safe-text.ts'
import { availableParallelism } from 'node:os'
import { troubleWith } from '../store/postgres.ts'
import { work, workerName } from '../store/queue/work.ts'
import { serverAddress } from '../store/server-address.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT } from './exit.ts'
import { otherVersions, queueAt } from './queue-argument.ts'
import { wholeNumber } from './ruleset-argument.ts'
import { printError } from './output.ts'

const MOST_JOBS = 64
/** Milliseconds between two progress lines. */
const REPORT = 10_000

/** Plays queued games until it is stopped. */
export async function worker(options: OptionsOf<'worker'>): Promise<number> {
  const threads =
    options.jobs === undefined
      ? Math.min(availableParallelism(), MOST_JOBS)
      : wholeNumber(options.jobs, 'The number of jobs', 1, MOST_JOBS)
  const queue = await queueAt(options.queue, true)
  const say = (text: string): void => {
    if (options.quiet !== true) printError(`${onOneLine(text)}\n`)
  }
  let isStopped = false
  let games = 0
  let isAway = false
  let isForeign = false
  const stop = (): void => {
    isStopped = true
    say('Stopping after the games in progress; press Ctrl-C again to stop at once.')
  }
  // The second signal ends the process as usual. Another worker then plays its games.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  let lastReported = 0
  const reporting = setInterval(() => {
    if (games > lastReported) say(`${games} games played.`)
    lastReported = games
  }, REPORT)
  try {
    const name = workerName()
    say(`Worker ${name} waits for games, with ${threads} ${threads === 1 ? 'thread' : 'threads'}.`)
    await work(queue, name, {
      threads,
      from: ['checks', 'ranges'],
      untilDone: options.untilDone === true,
      isStopped: () => isStopped,
      told: (event) => {
        if (event.kind === 'waiting') {
          if (!isAway)
            say(`The server cannot be reached (${messageOf(options.queue, event.why)}); trying again.`)
          isAway = true
          return
        }
        isAway = false
        if (event.kind === 'foreign') {
          if (!isForeign)
            printError(
              otherVersions('Games wait for workers', event.versions, 'Start a worker of that version.'),
            )
          isForeign = true
          return
        }
        if (event.kind === 'kept') games += event.job.games
        else say(`Refused a job: ${event.reason}`)
      },
    })
    say(`${games} games played.`)
    return EXIT.fine
  } catch (thrown) {
    throw troubleWith(serverAddress(options.queue), thrown)
  } finally {
    clearInterval(reporting)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    await queue.close().catch(() => {})
  }
}

function messageOf(address: string, why: unknown): string {
  const trouble = troubleWith(serverAddress(address), why)
  return trouble instanceof Error ? trouble.message : String(trouble)
}
