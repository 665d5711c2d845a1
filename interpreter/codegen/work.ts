import { Unsupported } from './unsupported.ts'

/*
 * The work of making code, counted in units: a unit is a piece of code that is made, or a part of the rules that is looked
 * at to see how. Time differs from machine to machine; this does not.
 */

/** Making code stops here: what is left takes more work than it is worth, and another way of running the game is found. */
export class TooMuchWork extends Unsupported {}

let done = 0
let most = Infinity

export function workUnit(): void {
  if (++done > most) throw new TooMuchWork(`making the code takes more than ${most} units of work`)
}

/** Makes something with a bound on the units that it may take, and says how many it took. */
export function counted<T>(limit: number, make: () => T): { readonly made: T; readonly units: number } {
  const [doneAround, mostAround] = [done, most]
  done = 0
  most = Math.min(limit, mostAround - doneAround)
  try {
    return { made: make(), units: done }
  } finally {
    done += doneAround
    most = mostAround
  }
}
