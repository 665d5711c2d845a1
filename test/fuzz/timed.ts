/** No text may take longer than this to check, whatever is typed. */
const MOST_CPU_MS = 2000

/** What a check finds, or else that it took too long. */
export function timed(check: () => string | undefined): string | undefined {
  const before = process.cpuUsage()
  const told = check()
  const { user, system } = process.cpuUsage(before)
  const ms = Math.round((user + system) / 1000)
  return told ?? (ms > MOST_CPU_MS ? `took ${ms} ms of CPU` : undefined)
}
