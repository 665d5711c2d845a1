import { Unsupported } from './unsupported.ts'

/*
 * Counts the work of generating code in units: a generated piece of code, or an analysed part of the rules. Unlike
 * time, it is the same on every machine.
 */

/** Thrown when the work budget is spent. Another back end then runs the game. */
export class TooMuchWork extends Unsupported {}

let done = 0
let most = Infinity

export function workUnit(): void {
  if (++done > most) throw new TooMuchWork(`making the code takes more than ${most} units of work`)
}

/** Generates something with a limit on its units of work, and returns the number used. */
export function withWorkLimit<T>(
  limit: number,
  make: () => T,
): { readonly result: T; readonly units: number } {
  const [doneAround, mostAround] = [done, most]
  done = 0
  most = Math.min(limit, mostAround - doneAround)
  try {
    return { result: make(), units: done }
  } finally {
    done += doneAround
    most = mostAround
  }
}
