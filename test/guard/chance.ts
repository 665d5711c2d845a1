import { createHash } from 'node:crypto'

/** Random numbers below a bound. They depend on the seed alone, whatever changes in the rest of the sources. */
export function chance(seed: string): (bound: number) => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
