import { Worker } from 'node:worker_threads'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Running } from '../program/program.ts'
import { KeptWhole } from './kept-whole.ts'
import { besideThis } from './package-folder.ts'
import type { Chunk, ChunkPlan } from '../simulation/chunk.ts'

/** Words of the shared memory: the next chunk, games played, and whether to stop. */
export const SHARED = { next: 0, played: 1, stop: 2 } as const

export interface WorkerTask {
  readonly ir: GameIR
  /** The code of whole games as an earlier command kept it. */
  readonly kept: readonly Uint8Array[]
  readonly plan: ChunkPlan
  readonly shared: SharedArrayBuffer
}

/** What a thread sends for each chunk that it has played. */
export interface WorkerAnswer {
  readonly chunk: Chunk
  /** What plays there, if it plays games in one piece, or more slowly than it could. */
  readonly running: Running | undefined
  /** May a bound have cut a loop short in one of its games? */
  readonly mayHaveCutShort: boolean
}

/** What a thread sends before it ends, if it has made code that can be kept. */
export interface WorkerLearnt {
  readonly learnt: readonly Uint8Array[]
}

export interface GameWorkers {
  /** Ends when all chunks have been played, or after `stop`. */
  readonly done: Promise<void>
  /** Every thread ends after its current game, or in the middle of it if that takes long. */
  stop(): void
  /** Games played so far. */
  played(): number
  /** What plays, once that is known. */
  running(): Running | undefined
  /** May a bound have cut a loop short in one of the games? */
  mayHaveCutShort(): boolean
}

const WORKER = besideThis(import.meta.url, 'game-worker')

/** Milliseconds that a game in progress is given to end. */
const PATIENCE = 200

/**
 * Plays games in several threads, which take chunk after chunk. Chunks arrive in the order in which they are
 * finished.
 *
 * @param whole what is kept of the game's code; learns what is made
 */
export function playInWorkers(
  ir: GameIR,
  plan: ChunkPlan,
  jobs: number,
  receive: (chunk: Chunk) => void,
  whole = new KeptWhole(),
): GameWorkers {
  const shared = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)
  const counters = new Int32Array(shared)
  const workers: Worker[] = []
  let running: Running | undefined
  let mayHaveCutShort = false
  const stop = (): void => {
    Atomics.store(counters, SHARED.stop, 1)
    // A player who thinks for long is not waited for; the game in progress is lost.
    setTimeout(() => workers.forEach((worker) => void worker.terminate()), PATIENCE).unref()
  }
  // Each a copy of its own: they would take the rest of the file along.
  const task: WorkerTask = { ir, kept: whole.before.map((part) => new Uint8Array(part)), plan, shared }
  const ends = Array.from(
    { length: jobs },
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(WORKER, { workerData: task })
        workers.push(worker)
        worker.on('message', (told: WorkerAnswer | WorkerLearnt) => {
          if ('learnt' in told) return whole.learn(told.learnt)
          running ??= told.running
          mayHaveCutShort ||= told.mayHaveCutShort
          try {
            receive(told.chunk)
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
  return {
    done,
    stop,
    played: () => Atomics.load(counters, SHARED.played),
    running: () => running,
    mayHaveCutShort: () => mayHaveCutShort,
  }
}
