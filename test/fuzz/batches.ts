import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Batch, CaseFault } from './batch.ts'

/** What a child may hold, in mebibytes, and how long it may be silent over one batch. */
const MEMORY = 512
const PATIENCE_MS = 300_000

/** Cases that are tried at once by a child; what has ended it is looked for in halves. */
const SIZE = 500

/** Tries a range in child processes; gives after each batch how far it is, and what was found in it. */
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
  if (to - from === 1) return [[from, `ended the process that tried it, or took all of ${MEMORY} MiB`]]
  const middle = (from + to) >> 1
  return [
    ...(await halved(child, { ...batch, to: middle })),
    ...(await halved(child, { ...batch, from: middle })),
  ]
}

/** A process that is begun again whenever a batch has ended it. */
class Child {
  private running: ChildProcess | undefined

  /** What is wrong with cases of the batch; undefined if the process has not come to its end. */
  async tried(batch: Batch): Promise<readonly CaseFault[] | undefined> {
    const child = (this.running ??= fork(join(import.meta.dirname, 'batch.ts'), {
      execArgv: [`--max-old-space-size=${MEMORY}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }))
    const answered = Promise.withResolvers<readonly CaseFault[] | undefined>()
    const patience = setTimeout(() => this.end(), PATIENCE_MS)
    const gone = (): void => {
      this.running = undefined
      answered.resolve(undefined)
    }
    child.once('message', (faults: readonly CaseFault[]) => answered.resolve(faults)).once('exit', gone)
    child.send(batch)
    const faults = await answered.promise
    clearTimeout(patience)
    child.removeAllListeners('message').removeListener('exit', gone)
    return faults
  }

  end(): void {
    this.running?.kill('SIGKILL')
  }
}
