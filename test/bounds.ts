import type { Layer } from './volume.ts'

const MINUTE = 60_000

interface Bounds {
  readonly test: number
  readonly file: number
  readonly run: number
}

/**
 * Backstops for what never ends, in milliseconds: of one test, of one file, of all of them. A busy machine must not fail by
 * them, and they must be over before whoever waits for the run gives up.
 */
export const BOUNDS: Readonly<Record<Layer, Bounds>> = {
  quick: { test: 2 * MINUTE, file: 4 * MINUTE, run: 10 * MINUTE },
  full: { test: 4 * MINUTE, file: 8 * MINUTE, run: 22 * MINUTE },
  long: { test: 240 * MINUTE, file: 480 * MINUTE, run: 24 * 60 * MINUTE },
}
