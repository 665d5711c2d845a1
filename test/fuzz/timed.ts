/** Nothing that is typed keeps anybody waiting for longer. */
const MOST_CPU_MS = 2000

/** What a check says, or that it took too long to say it. */
export function timed(check: () => string | undefined): string | undefined {
  const before = process.cpuUsage()
  const told = check()
  const { user, system } = process.cpuUsage(before)
  const ms = Math.round((user + system) / 1000)
  return told ?? (ms > MOST_CPU_MS ? `took ${ms} ms of CPU` : undefined)
}
