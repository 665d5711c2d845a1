import type { Below } from '../../interpreter/counting/kind-distributions.ts'
import { scramble } from '../../interpreter/state/chance.ts'

/** Random numbers for tests, the same every time. */
export function chanceOf(seed: number): Below {
  let counter = 0
  return (bound) => {
    counter++
    return Math.floor(((scramble(scramble(counter ^ (seed * 7919)) + seed) >>> 0) / 0x100000000) * bound)
  }
}
