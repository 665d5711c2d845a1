import { scramble } from '../../interpreter/state/chance.ts'

/** A small random generator, so that failures can be reproduced. Returns integers below a bound. */
export type Chance = (below: number) => number

export function chance(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The generator for one case among many. It does not depend on earlier cases, so any range can be tried by itself. */
export function caseChance(seed: number, number: number): Chance {
  return chance(scramble(seed + Math.imul(number, 0x9e3779b1)))
}

export function pick<T>(next: Chance, list: readonly T[], instead: T): T {
  return list[next(list.length)] ?? instead
}
