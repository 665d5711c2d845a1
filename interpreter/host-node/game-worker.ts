import { parentPort, workerData } from 'node:worker_threads'
import { fastProgram } from '../codegen/fast-program.ts'
import { chunkPlayer, chunksOf } from '../simulation/chunk.ts'
import { SHARED } from './game-workers.ts'
import type { WorkerTask } from './game-workers.ts'

// Started only by `game-workers.ts`, which says what there is to do.
const { ir, plan, shared }: WorkerTask = workerData
const counters = new Int32Array(shared)
const play = chunkPlayer(fastProgram(ir), plan)
const all = chunksOf(plan)
const isStopped = (): boolean => Atomics.load(counters, SHARED.stop) !== 0

while (!isStopped()) {
  const index = Atomics.add(counters, SHARED.next, 1)
  if (index >= all) break
  const going = play(index)
  let step = going.next(false)
  while (step.done !== true) {
    Atomics.add(counters, SHARED.played, 1)
    step = going.next(isStopped())
  }
  parentPort?.postMessage(step.value, [])
}
