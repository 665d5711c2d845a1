import { Worker, isMainThread, parentPort } from 'node:worker_threads'

/** How much CPU time a process may use for one batch. The clock would count what others do meanwhile. */
const PATIENCE_MS = 300_000
/** By the clock, for one that waits for what never comes. */
const WAIT_MS = 3_600_000
const LOOK_EVERY_MS = 1000

const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Starts a thread that ends this process if a batch uses too much; call the result where a batch begins. */
export function patience(most = PATIENCE_MS): () => void {
  const watch = new Worker(new URL(import.meta.url))
  watch.unref()
  return () => watch.postMessage(used() + most)
}

if (!isMainThread && parentPort !== null) {
  let [last, until] = [Infinity, Infinity]
  parentPort.on('message', (end: number) => {
    last = end
    until = performance.now() + WAIT_MS
  })
  setInterval(() => {
    if (used() > last || performance.now() > until) process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY_MS)
}
