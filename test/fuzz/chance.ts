import { scramble } from '../../interpreter/state/chance.ts'

/** A small generator of its own, so that a failure comes again. Gives whole numbers below a bound. */
export type Chance = (below: number) => number

export function chance(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The chance of one case among many: nothing of it depends on the cases before, so any range can be tried by itself. */
export function caseChance(seed: number, number: number): Chance {
  return chance(scramble(seed + Math.imul(number, 0x9e3779b1)))
}

export function pick<T>(next: Chance, list: readonly T[], instead: T): T {
  return list[next(list.length)] ?? instead
}
