import { onOneLine } from '../../grammar/diagnostics/safe-text.ts'
import { setTimeout } from 'node:timers/promises'
import { isPassing, troubleWith } from '../store/postgres.ts'
import { enqueue } from '../store/queue/orders.ts'
import { progressOf, workersNow, type Progress } from '../store/queue/progress.ts'
import type { Queue } from '../store/queue/queue.ts'
import { work, workerName } from '../store/queue/work.ts'
import { rangeSize } from '../store/range.ts'
import type { RunAndRecipe } from '../store/run-id.ts'
import { serverAddress } from '../store/server-address.ts'
import { Trouble } from '../store/store-error.ts'
import type { PlayedGames } from './play-games.ts'
import { progressBar } from './progress-bar.ts'
import { otherVersions, queueAt } from './queue-argument.ts'
import { printError } from './output.ts'

/** Milliseconds between two progress checks. */
const LOOK = 500
const START = 'Start one: sandtable worker --queue ADDRESS'
/** Progress checks without a worker before that is reported. */
const LONELY = 10

/**
 * Queues games and waits for the workers that play them. It only plays ranges that another worker has played and a
 * second one must check, so one worker is enough. Ctrl-C leaves the games to the workers.
 */
export async function playQueued(
  address: string,
  wanted: RunAndRecipe,
  quiet: boolean,
): Promise<PlayedGames> {
  const { run } = wanted
  const queue = await queueAt(address, true)
  const bar = progressBar(run.games, quiet)
  let isStopped = false
  let isOver = false
  const onInterrupt = (): void => {
    isStopped = true
  }
  process.once('SIGINT', onInterrupt)
  try {
    await enqueue(queue, wanted)
    const checking = work(queue, workerName(), {
      threads: 1,
      from: ['checks'],
      untilDone: false,
      isStopped: () => isStopped || isOver,
      told: () => {},
    })
    // The promise is awaited when the games are finished.
    checking.catch(() => {})
    const waited = await waiting(queue, run.id, quiet ? undefined : bar.show, () => isStopped).finally(() => {
      isOver = true
    })
    bar.clear()
    await checking
    if (isStopped) printError(leftText(run.id, waited.played))
    return { tally: await queue.store.tally(run, run.games), played: waited.played, stopped: isStopped }
  } catch (thrown) {
    throw troubleWith(serverAddress(address), thrown)
  } finally {
    bar.clear()
    process.off('SIGINT', onInterrupt)
    await queue.close().catch(() => {})
  }
}

/**
 * Ends when all games are done, or when nobody will play the missing ones. Without `show`, nothing is printed
 * meanwhile.
 */
async function waiting(
  queue: Queue,
  run: string,
  show: ((played: number) => void) | undefined,
  isStopped: () => boolean,
): Promise<Progress> {
  let lonely = 0
  for (;;) {
    const progress = await progressOf(queue, run).catch((thrown: unknown) => {
      if (!isPassing(thrown)) throw thrown
    })
    if (progress !== undefined) {
      show?.(progress.played)
      if (progress.played >= progress.run.games || isStopped()) return progress
      if (!progress.order.isOpen)
        throw new Trouble('ST7072', `Run ${run} was cancelled.`, 'Queue it again to resume it.')
      if (isStuck(progress)) throw stuck(progress)
      const { own, others, versions } = await workersNow(queue)
      lonely = own > 0 ? 0 : lonely + 1
      if (show !== undefined && lonely === LONELY)
        printError(
          others > 0
            ? otherVersions('All workers are', versions, START)
            : `note: There is no worker yet. ${START}\n`,
        )
    }
    await setTimeout(LOOK)
  }
}

/** True if the missing games are exactly those that nobody will retry. */
function isStuck({ run, played, dead }: Progress): boolean {
  const ranges = new Set(dead.map(({ first }) => first))
  return ranges.size > 0 && Math.ceil((run.games - played) / rangeSize(run.players)) <= ranges.size
}

function stuck({ run, dead }: Progress): Trouble {
  const reasons = [...new Set(dead.map(({ reason }) => reason))].map(onOneLine)
  return new Trouble(
    'ST7072',
    `No worker could play parts of run ${run.id} (${dead.length}): ${reasons.join(' ')}`,
    `Fix that and try again: sandtable queue ADDRESS --retry ${run.id}`,
  )
}

function leftText(run: string, played: number): string {
  return `${played} games are done; the workers go on. The same command shows their progress again; sandtable queue ADDRESS --cancel ${run} stops them.\n`
}
