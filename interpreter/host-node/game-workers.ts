import { Worker } from 'node:worker_threads'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Chunk, ChunkPlan } from '../simulation/chunk.ts'

/** Words of the memory that all threads see: the next chunk, games played, and whether to stop. */
export const SHARED = { next: 0, played: 1, stop: 2 } as const

export interface WorkerTask {
  readonly ir: GameIR
  readonly plan: ChunkPlan
  readonly shared: SharedArrayBuffer
}

export interface GameWorkers {
  /** Ends when all chunks were played, or after `stop`. */
  readonly done: Promise<void>
  /** Every thread ends after the game that it plays, or in the middle of it if that takes long. */
  stop(): void
  /** Games played so far. */
  played(): number
}

/** Milliseconds in which a game may still come to its end. */
const PATIENCE = 200

/** Sources when the sources run, a built file when that does. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './game-worker.ts' : './game-worker.js',
  import.meta.url,
)

/** Plays games in several threads, which take chunk after chunk. Chunks come in the order in which they are finished. */
export function playInWorkers(
  ir: GameIR,
  plan: ChunkPlan,
  jobs: number,
  receive: (chunk: Chunk) => void,
): GameWorkers {
  const shared = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)
  const counters = new Int32Array(shared)
  const workers: Worker[] = []
  const stop = (): void => {
    Atomics.store(counters, SHARED.stop, 1)
    // Somebody who thinks long is not waited for; the game that was under way is lost.
    setTimeout(() => workers.forEach((worker) => void worker.terminate()), PATIENCE).unref()
  }
  const task: WorkerTask = { ir, plan, shared }
  const ends = Array.from(
    { length: jobs },
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(WORKER, { workerData: task })
        workers.push(worker)
        worker.on('message', (chunk: Chunk) => {
          try {
            receive(chunk)
          } catch (thrown) {
            reject(thrown)
          }
        })
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      }),
  )
  const done = Promise.all(ends).then(
    () => {},
    async (thrown: unknown) => {
      stop()
      await Promise.allSettled(ends)
      throw thrown
    },
  )
  return { done, stop, played: () => Atomics.load(counters, SHARED.played) }
}
