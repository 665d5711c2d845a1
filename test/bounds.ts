import type { Layer } from './volume.ts'

const MINUTE = 60_000

interface Bounds {
  readonly test: number
  readonly file: number
  readonly run: number
}

/**
 * Time limits in milliseconds for one test, one file and the whole run, as a backstop against hanging. They must be long
 * enough for a busy machine, and short enough to strike before whoever waits for the run gives up.
 */
export const BOUNDS: Readonly<Record<Layer, Bounds>> = {
  quick: { test: 2 * MINUTE, file: 4 * MINUTE, run: 10 * MINUTE },
  full: { test: 4 * MINUTE, file: 8 * MINUTE, run: 28 * MINUTE },
  long: { test: 240 * MINUTE, file: 480 * MINUTE, run: 24 * 60 * MINUTE },
}
