import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { besideThis } from '../host-node/package-folder.ts'
import type { Program } from '../program/program.ts'
import { rangePlayer, type PlayedRange, type Range } from './range.ts'
import type { Run } from './run-id.ts'

export interface RangeTask {
  readonly recipe: string
  readonly rules: string
  readonly seed: string
  readonly players: readonly string[]
  readonly shared: SharedArrayBuffer
}

const WORKER = besideThis(import.meta.url, 'range-worker')

/** A thread's facts about a run. */
interface ThreadGame {
  readonly run: Pick<Run, 'rules' | 'seed' | 'players'>
  /** The text of it. */
  readonly recipe: string
}

/** Memory limit of a game in mebibytes. */
const MEMORY = 1024

/** Plays ranges of one run, one after the other. */
export interface PlaysRanges {
  play(range: Range): Promise<PlayedRange>
  /** Games played so far. */
  played(): number
  /** Aborts the games in progress. */
  stop(): Promise<void>
}

/** Milliseconds after which this thread handles other events. */
const BREATH = 50

/** Plays in this thread, between other work. For quick games, starting a thread would take longer than playing. */
export class RangesHere implements PlaysRanges {
  private readonly going: (range: Range) => Generator<void, PlayedRange>
  private count = 0
  private isStopped = false

  constructor(program: Program, { seed, players }: Run) {
    this.going = rangePlayer(program, seed, players)
  }

  async play(range: Range): Promise<PlayedRange> {
    let breathed = performance.now()
    const going = this.going(range)
    for (let step = going.next(); ; step = going.next()) {
      if (step.done === true) return step.value
      this.count++
      if (performance.now() - breathed > BREATH) {
        await setImmediate()
        breathed = performance.now()
      }
      if (this.isStopped) throw new Error(BROKEN_OFF)
    }
  }

  played(): number {
    return this.count
  }

  async stop(): Promise<void> {
    this.isStopped = true
  }
}

const BROKEN_OFF = 'The games were stopped.'

/** Threads do not share the compile cache of their process unless a variable names it. */
function compileCache(): Readonly<Record<string, string>> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

/** A thread that plays ranges. An error in it ends only that thread. */
export class RangeThread implements PlaysRanges {
  private readonly worker: Worker
  private readonly counter: Int32Array
  private failed: Error | undefined
  private waiting:
    | { readonly resolve: (range: PlayedRange) => void; readonly reject: (why: Error) => void }
    | undefined

  constructor({ run, recipe }: ThreadGame) {
    const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    this.counter = new Int32Array(shared)
    const task: RangeTask = { recipe, rules: run.rules, seed: run.seed, players: run.players, shared }
    // It gets no command-line arguments and no other environment variables, which may contain passwords.
    this.worker = new Worker(WORKER, {
      workerData: task,
      argv: [],
      env: compileCache(),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    this.worker.on('message', (range: PlayedRange) => {
      this.waiting?.resolve(range)
      this.waiting = undefined
    })
    this.worker.on('error', (thrown) => this.fail(thrown))
    this.worker.on('exit', () => this.fail(new Error(BROKEN_OFF)))
  }

  play(range: Range): Promise<PlayedRange> {
    return new Promise((resolve, reject) => {
      if (this.failed !== undefined) return reject(this.failed)
      this.waiting = { resolve, reject }
      this.worker.postMessage(range, [])
    })
  }

  played(): number {
    return Atomics.load(this.counter, 0)
  }

  async stop(): Promise<void> {
    await this.worker.terminate()
  }

  private fail(thrown: unknown): void {
    this.failed ??= thrown instanceof Error ? thrown : new Error(String(thrown))
    this.waiting?.reject(this.failed)
    this.waiting = undefined
  }
}
