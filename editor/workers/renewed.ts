import type { Calls, Client } from './calls.ts'

/** A worker has not answered for so long that it was ended. */
export class RanAway extends Error {}

/** A worker that takes the place of one that does not answer any more; calls of that one are given up. */
export function renewed<C extends Calls>(make: () => Client<C>, patience: number): Client<C> {
  let current = make()
  return {
    call(call, argument) {
      const asked = current
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new RanAway(call))
          if (asked !== current) return
          current = make()
          asked.end()
        }, patience)
        asked.call(call, argument).then(
          (result) => {
            clearTimeout(timer)
            resolve(result)
          },
          (thrown: unknown) => {
            clearTimeout(timer)
            // Calls that waited behind the one that took so long are given up with it.
            reject(asked === current ? thrown : new RanAway(call))
          },
        )
      })
    },
    end: () => current.end(),
  }
}
