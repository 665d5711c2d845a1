import { signal } from '@preact/signals'
import { addTally, emptyTally, type Side, type Tally } from '../../interpreter/index.ts'
import type { Client } from '../workers/channel.ts'
import type { Analysed, Prepared, SimulationCalls, SimulationPlan } from '../workers/simulation-calls.ts'
import { simulationWorker } from '../workers/spawn.ts'
import type { Edit } from '../workspace/workspace.ts'
import { hasWidth } from '../workers/has-move-count.ts'

/** The results of many games so far. */
export interface Progress {
  readonly seats: readonly string[]
  readonly sides: readonly Side[]
  readonly tally: Tally
  readonly done: number
  readonly wanted: number
  readonly isRunning: boolean
}

/** Leaves one core to the page and one to the game. */
const WORKERS = Math.max(1, Math.min(6, navigator.hardwareConcurrency - 2))

/** Games measured before results are shown. */
const STEP = 20

/** Many games of one ruleset, in workers; results arrive as they are ready, and it can be stopped at once. */
export class Simulation {
  readonly progress = signal<Progress | undefined>(undefined)
  readonly problem = signal<string | undefined>(undefined)
  private workers: Client<SimulationCalls>[] = []
  private plan: SimulationPlan | undefined
  private documents: Edit = []
  /** For each chunk, the numbers of moves of its decisions. */
  private readonly widths = new Map<number, readonly number[]>()

  async start(plan: SimulationPlan, documents: Edit): Promise<void> {
    this.stop()
    this.plan = plan
    this.documents = documents
    this.problem.value = undefined
    this.widths.clear()
    const chunks = Math.ceil(plan.games / plan.size)
    const workers = Array.from({ length: Math.min(WORKERS, chunks) }, simulationWorker)
    this.workers = workers
    let next = 0
    // Chunks are merged in order, so results do not depend on which worker finishes first.
    const waiting = new Map<number, Tally>()
    let added = 0
    let total: Tally | undefined
    const take = (index: number, tally: Tally, { seats, sides }: Prepared): void => {
      waiting.set(index, tally)
      this.widths.set(index, tally.widths)
      total ??= emptyTally(seats.length, true)
      for (let ready = waiting.get(added); ready !== undefined; ready = waiting.get(added)) {
        addTally(total, ready)
        waiting.delete(added)
        added++
      }
      const done = Math.min(plan.games, added * plan.size)
      this.progress.value = {
        seats,
        sides,
        tally: total,
        done,
        wanted: plan.games,
        isRunning: added < chunks,
      }
    }
    await Promise.all(
      workers.map(async (worker) => {
        try {
          const table = await prepared(worker, plan, documents)
          for (let index = next++; index < chunks; index = next++)
            take(index, await worker.call('chunk', index), table)
        } catch (thrown) {
          if (this.workers === workers) this.problem.value = thrown instanceof Error ? thrown.message : ''
        }
      }),
    )
    if (this.workers === workers) this.stop()
  }

  /** The results so far stay. */
  stop(): void {
    for (const worker of this.workers) worker.end()
    this.workers = []
    const { value } = this.progress
    if (value?.isRunning === true) this.progress.value = { ...value, isRunning: false }
  }

  /** Measures this many of the games, a few at a time. */
  async *analyse(games: number): AsyncGenerator<Analysed> {
    if (this.plan === undefined) return
    const worker = simulationWorker()
    try {
      await prepared(worker, this.plan, this.documents)
      for (let upTo = Math.min(STEP, games); ; upTo = Math.min(upTo + STEP, games)) {
        yield await worker.call('analyse', upTo)
        if (upTo === games) return
      }
    } finally {
      worker.end()
    }
  }

  /** One of the games, as a record for the board. */
  record(number: number): Promise<string | undefined> {
    return this.asked((worker) => worker.call('record', number))
  }

  /** Number of a game in which somebody had this many moves to choose from. */
  async gameWithWidth(from: number, to: number): Promise<number | undefined> {
    const [chunk] = [...this.widths].find(([, widths]) => hasWidth(widths, from, to)) ?? []
    return chunk === undefined
      ? undefined
      : this.asked((worker) => worker.call('gameWithWidth', { chunk, from, to }))
  }

  private asked<T>(ask: (worker: Client<SimulationCalls>) => Promise<T>): Promise<T | undefined> {
    return this.plan === undefined ? Promise.resolve(undefined) : askedOnce(this.plan, this.documents, ask)
  }
}

/** Replays a game of a plan, wherever it was first played. */
export function replayRecord(
  plan: SimulationPlan,
  documents: Edit,
  number: number,
): Promise<string | undefined> {
  return askedOnce(plan, documents, (worker) => worker.call('record', number))
}

async function askedOnce<T>(
  plan: SimulationPlan,
  documents: Edit,
  ask: (worker: Client<SimulationCalls>) => Promise<T>,
): Promise<T> {
  const worker = simulationWorker()
  try {
    await prepared(worker, plan, documents)
    return await ask(worker)
  } finally {
    worker.end()
  }
}

async function prepared(
  worker: Client<SimulationCalls>,
  plan: SimulationPlan,
  documents: Edit,
): Promise<Prepared> {
  await worker.call('documents', documents)
  const found = await worker.call('prepare', plan)
  if ('problems' in found) throw new Error(found.problems[0]?.message ?? '')
  return found
}
