import { Unsupported } from './unsupported.ts'

/*
 * The work of generating code, counted in units: a piece of code generated, or a part of the rules analysed. Time
 * differs from machine to machine; this does not.
 */

/** Generation stops here: the rest takes more work than it is worth, and another way of running the game is used. */
export class TooMuchWork extends Unsupported {}

let done = 0
let most = Infinity

export function workUnit(): void {
  if (++done > most) throw new TooMuchWork(`making the code takes more than ${most} units of work`)
}

/** Generates something with a limit on its units of work, and says how many it took. */
export function withWorkLimit<T>(limit: number, make: () => T): { readonly made: T; readonly units: number } {
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
