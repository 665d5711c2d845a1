import type { Calls, Client } from './calls.ts'

/** Thrown if a worker took so long to answer that it was ended. */
export class RanAway extends Error {}

/** Restarts a worker that no longer answers. Its pending calls are rejected. */
export function supervised<C extends Calls>(make: () => Client<C>, patience: number): Client<C> {
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
            // Calls that were waiting for the slow one are rejected with it.
            reject(asked === current ? thrown : new RanAway(call))
          },
        )
      })
    },
    end: () => current.end(),
  }
}
