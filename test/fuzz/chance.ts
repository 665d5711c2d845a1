/** A small generator of its own, so that a failure comes again. Gives whole numbers below a bound. */
export type Chance = (below: number) => number

export function chance(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function pick<T>(next: Chance, list: readonly T[], instead: T): T {
  return list[next(list.length)] ?? instead
}
