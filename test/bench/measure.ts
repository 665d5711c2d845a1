/** Something that is done repeatedly; `go` returns how many units of work it has done. */
export interface Runner {
  readonly name: string
  readonly go: () => number
  /** Milliseconds that one unit took, for work done in a separate process. */
  readonly apart?: () => number
  /** Milliseconds until it runs at full speed, if that takes long. */
  readonly warmUp?: number
}

/**
 * Milliseconds of CPU time of this thread. Whatever else the machine does meanwhile does not count. Linux keeps the time of
 * a thread only up to the last tick of its clock, every 4 ms; asking for the time of the process brings it up to date.
 */
export function worked(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of work between two looks at the clock. */
const BATCH = 1

/** Units of work per second of CPU time, measured over some milliseconds. */
export function speedOf({ go, apart }: Runner, milliseconds: number): number {
  if (apart !== undefined) return 1000 / apart()
  const start = worked()
  let done = 0
  let [before, now] = [start, start]
  let times = 1
  do {
    for (let i = 0; i < times; i++) done += go()
    before = now
    now = worked()
    // Looking at the clock takes as long as a few plies.
    if (now - before < BATCH) times *= 2
  } while (now - start < milliseconds)
  return (1000 * done) / (now - start)
}

/** Runners are compared with the first of their group in the same round, so other load on the machine affects all alike. */
export interface Speeds {
  readonly perSecond: number
  readonly ratio: number
}

/** The quantile of the values, such as the median for a part of 0.5. */
export function rank(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Goes through all groups for some rounds, one runner after the other, and takes medians of speeds and ratios. */
export function interleaved(
  groups: readonly (readonly Runner[])[],
  rounds: number,
  milliseconds: number,
): ReadonlyMap<Runner, Speeds> {
  const speeds = new Map<Runner, number[]>()
  const ratios = new Map<Runner, number[]>()
  for (let round = 0; round < rounds; round++)
    for (const group of groups) {
      let first = 0
      for (const [i, runner] of group.entries()) {
        const speed = speedOf(runner, milliseconds)
        if (i === 0) first = speed
        speeds.set(runner, [...(speeds.get(runner) ?? []), speed])
        ratios.set(runner, [...(ratios.get(runner) ?? []), speed / first])
      }
    }
  return new Map(
    [...speeds].map(([runner, all]) => [
      runner,
      { perSecond: median(all), ratio: median(ratios.get(runner) ?? []) },
    ]),
  )
}
