/*
 * Preloaded into a process: ends it once it has used too much CPU time or memory, and says so on standard error. `?cpu=` sets
 * another limit in milliseconds.
 */

import { writeSync } from 'node:fs'
import { Worker, isMainThread, workerData } from 'node:worker_threads'
import { CPU_MS, MEMORY_MB, OVER } from './limits.ts'

/** Compiling the sources is not what is bounded; a packed program has done that before. */
const LOOK_EVERY_MS = 50

const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Bound {
  readonly before: number
  readonly most: number
}

if (isMainThread) {
  // A thread does not see what its address asks for.
  const most = Number(new URL(import.meta.url).searchParams.get('cpu') ?? CPU_MS)
  const bound: Bound = { before: used(), most }
  new Worker(new URL(import.meta.url), { workerData: bound, execArgv: [] }).unref()
} else if (typeof workerData === 'object' && workerData !== null && 'most' in workerData) {
  const { before, most } = workerData as Bound
  setInterval(() => {
    const [cpu, memory] = [used() - before, process.memoryUsage.rss() / 2 ** 20]
    if (cpu <= most && memory <= MEMORY_MB) return
    writeSync(2, `\n${OVER} ${Math.round(cpu)} ms of CPU, ${Math.round(memory)} MiB\n`)
    process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY_MS)
}
