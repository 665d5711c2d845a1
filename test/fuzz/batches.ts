import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Batch, CaseFault } from './batch.ts'

/** How much memory a child may use, in mebibytes. */
const MEMORY = 512

/** Cases per batch of a child. If one of them ends the child, it is found by bisection. */
const SIZE = 500

/** Tries a range in child processes, and after each batch yields the progress and the faults found in it. */
export async function* batches(
  all: Batch,
): AsyncGenerator<{ readonly done: number; readonly faults: readonly CaseFault[] }> {
  const child = new Child()
  try {
    for (let from = all.from; from < all.to; from += SIZE) {
      const batch = { ...all, from, to: Math.min(from + SIZE, all.to) }
      yield { done: batch.to, faults: await halved(child, batch) }
    }
  } finally {
    child.end()
  }
}

async function halved(child: Child, batch: Batch): Promise<readonly CaseFault[]> {
  const { from, to } = batch
  const faults = await child.tried(batch)
  if (faults !== undefined) return faults
  if (to - from === 1)
    return [[from, `ended the process that tried it, took all of ${MEMORY} MiB, or minutes of CPU`]]
  const middle = (from + to) >> 1
  return [
    ...(await halved(child, { ...batch, to: middle })),
    ...(await halved(child, { ...batch, from: middle })),
  ]
}

/** A process that is restarted whenever a batch has ended it, or used too much CPU time (`patience.ts`). */
class Child {
  private running: ChildProcess | undefined

  /** The faults of the batch, or undefined if the process did not get through it. */
  async tried(batch: Batch): Promise<readonly CaseFault[] | undefined> {
    const child = (this.running ??= fork(join(import.meta.dirname, 'batch.ts'), {
      execArgv: [`--max-old-space-size=${MEMORY}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }))
    const answered = Promise.withResolvers<readonly CaseFault[] | undefined>()
    const gone = (): void => {
      this.running = undefined
      answered.resolve(undefined)
    }
    child.once('message', (faults: readonly CaseFault[]) => answered.resolve(faults)).once('exit', gone)
    child.send(batch)
    const faults = await answered.promise
    child.removeAllListeners('message').removeListener('exit', gone)
    return faults
  }

  end(): void {
    this.running?.kill('SIGKILL')
  }
}
