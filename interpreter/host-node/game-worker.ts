import { parentPort, workerData } from 'node:worker_threads'
import { fastProgram } from '../codegen/fast-program.ts'
import { wholeGamesFirst } from '../codegen/whole-games-first.ts'
import type { Running } from '../program/program.ts'
import { chunkPlayer, chunksOf, playsWhole } from '../simulation/chunk.ts'
import { WholeGameCache } from './whole-game-cache.ts'
import { SHARED, type WorkerAnswer, type WorkerLearnt, type WorkerTask } from './game-workers.ts'

// Entry point of a thread. Only `game-workers.ts` starts it and passes the task.
const { ir, kept, plan, shared }: WorkerTask = workerData
const whole = new WholeGameCache(kept)
const counters = new Int32Array(shared)
let slower: Running | undefined
const isWhole = playsWhole(plan)
const program = fastProgram(
  ir,
  (running) => {
    slower = running
  },
  isWhole ? () => wholeGamesFirst(ir, whole) : undefined,
)
const play = chunkPlayer(program, plan)
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
  const answer: WorkerAnswer = {
    chunk: step.value,
    running: slower ?? (isWhole ? program.running : undefined),
  }
  parentPort?.postMessage(answer, [])
}

const learnt = isStopped() ? undefined : whole.parts
if (learnt !== undefined) {
  const last: WorkerLearnt = { learnt }
  parentPort?.postMessage(last, [])
}
