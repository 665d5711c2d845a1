import { Worker } from 'node:worker_threads'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Running } from '../program/program.ts'
import { WholeGameCache } from './whole-game-cache.ts'
import { besideThis } from './package-folder.ts'
import type { Chunk, ChunkPlan } from '../simulation/chunk.ts'

/** Words of the shared memory: the next chunk, games played, and whether to stop. */
export const SHARED = { next: 0, played: 1, stop: 2 } as const

export interface WorkerTask {
  readonly ir: GameIR
  /** Compiled code of whole games, cached by an earlier command. */
  readonly kept: readonly Uint8Array[]
  readonly plan: ChunkPlan
  readonly shared: SharedArrayBuffer
}

/** A thread's message after each chunk. */
export interface WorkerAnswer {
  readonly chunk: Chunk
  /** The machine that plays there, if it plays whole games, or more slowly than it could. */
  readonly running: Running | undefined
}

/** A thread's last message, if it compiled code worth caching. */
export interface WorkerLearnt {
  readonly learnt: readonly Uint8Array[]
}

interface GameWorkers {
  /** Ends when all chunks have been played, or after `stop`. */
  readonly done: Promise<void>
  /** Stops every thread after its current game, or in the middle of it if that takes long. */
  stop(): void
  /** Games played so far. */
  played(): number
  /** The machine that plays, once it is known. */
  running(): Running | undefined
}

const WORKER = besideThis(import.meta.url, 'game-worker')

/** Milliseconds until a game in progress is abandoned. */
const PATIENCE = 200

/**
 * Plays games in several threads, which take chunk after chunk. Chunks arrive in the order in which they are finished.
 *
 * @param whole cache of the game's compiled code; collects new code
 */
export function playInWorkers(
  ir: GameIR,
  plan: ChunkPlan,
  jobs: number,
  receive: (chunk: Chunk) => void,
  whole = new WholeGameCache(),
): GameWorkers {
  const shared = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)
  const counters = new Int32Array(shared)
  const workers: Worker[] = []
  let running: Running | undefined
  const stop = (): void => {
    Atomics.store(counters, SHARED.stop, 1)
    // A slow player is not waited for; the game in progress is lost.
    setTimeout(() => workers.forEach((worker) => void worker.terminate()), PATIENCE).unref()
  }
  // Copies, because a view would transfer the whole file.
  const task: WorkerTask = { ir, kept: whole.before.map((part) => new Uint8Array(part)), plan, shared }
  const ends = Array.from(
    { length: jobs },
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(WORKER, { workerData: task })
        workers.push(worker)
        worker.on('message', (message: WorkerAnswer | WorkerLearnt) => {
          if ('learnt' in message) return whole.learn(message.learnt)
          running ??= message.running
          try {
            receive(message.chunk)
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
  }
}
