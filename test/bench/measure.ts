/** Something that is done again and again; gives how many units of work were done at one go. */
export interface Runner {
  readonly name: string
  readonly go: () => number
  /** Milliseconds that one unit took, of something that happens in a process of its own. */
  readonly apart?: () => number
  /** Milliseconds until it is known to run as fast as it ever will, if that takes long. */
  readonly warmUp?: number
}

/** Milliseconds that this thread has worked. What else the machine does meanwhile does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Units of work in a second of work, looked at for some milliseconds of it. */
export function speedOf({ go, apart }: Runner, milliseconds: number): number {
  if (apart !== undefined) return 1000 / apart()
  const start = worked()
  let done = 0
  let now = start
  do {
    for (let i = 0; i < 4; i++) done += go()
    now = worked()
  } while (now - start < milliseconds)
  return (1000 * done) / (now - start)
}

/** Runners of one group are held against its first, in the same round, so that what else the machine does counts for all. */
export interface Speeds {
  readonly perSecond: number
  readonly ratio: number
}

/** The value that so large a part of all is not above. */
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

/** Rounds through all groups, one runner after the other; medians of the speeds and of the ratios within a round. */
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
