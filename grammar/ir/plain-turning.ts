import { NONE } from './ir.ts'

/* The meaning of ways whose turns have costs in the plainest form: each way to be somewhere is tried again until nothing changes. */

export interface TurningWays {
  readonly from: readonly number[]
  readonly ways: readonly number[]
  /** Directions before the first step. */
  readonly facing: readonly number[]
  /** The directions after the last turn. Undefined if any will do. */
  readonly heading: readonly number[] | undefined
  /** True if a way may lead on from this space. */
  readonly goesOn: (space: number) => boolean
  /** The next space that way and the cost of the step. Undefined if there is none. */
  readonly onward: (space: number, way: number) => readonly [number, number] | undefined
  /** The cost of a turn on a space. NONE if it is not possible. */
  readonly turn: (space: number, from: number, to: number) => number
}

interface Stop {
  readonly space: number
  readonly facing: number
  readonly paid: number
}

/** The least cost of each space. */
export function cheapestTurning(ways: TurningWays): ReadonlyMap<number, number> {
  const stops = new Map<string, Stop>()
  const meet = (stop: Stop): boolean => {
    const key = `${stop.space} ${stop.facing}`
    if (stop.paid >= (stops.get(key)?.paid ?? Infinity)) return false
    stops.set(key, stop)
    return true
  }
  const after = (stop: Stop, to: number): number | undefined => {
    const cost = ways.turn(stop.space, stop.facing, to)
    return cost === NONE ? undefined : stop.paid + Math.max(0, cost)
  }
  for (const space of ways.from) for (const facing of ways.facing) meet({ space, facing, paid: 0 })
  for (let changes = true; changes;) {
    changes = false
    for (const stop of [...stops.values()]) {
      if (!ways.goesOn(stop.space)) continue
      for (const way of ways.ways) {
        const [turned, step] = [after(stop, way), ways.onward(stop.space, way)]
        if (turned === undefined || step === undefined || step[1] === NONE) continue
        const next = { space: step[0], facing: way, paid: turned + Math.max(0, step[1]) }
        changes = meet(next) || changes
      }
    }
  }
  const least = new Map<number, number>()
  for (const stop of stops.values()) {
    const ends = ways.heading?.map((way) => after(stop, way)) ?? [stop.paid]
    const paid = Math.min(...ends.map((end) => end ?? Infinity))
    if (paid < (least.get(stop.space) ?? Infinity)) least.set(stop.space, paid)
  }
  if (ways.heading === undefined) for (const space of ways.from) least.set(space, 0)
  return least
}
