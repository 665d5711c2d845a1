import { parentPort, workerData } from 'node:worker_threads'
import { SETS } from './groups.ts'
import type { MeasuredSet } from './groups.ts'
import type { Runner, Speeds } from './measure.ts'
import { interleaved, speedOf } from './measure.ts'

/** The result of one runner, compared with the baseline of its group. */
export interface Entry {
  readonly name: string
  readonly ratio: number
  readonly perSecond: number
  readonly baselinePerSecond: number
  readonly unit: string
  readonly stateBytes: number
  readonly plays?: string
}

function measured({ make, rounds, warmUp, milliseconds }: MeasuredSet): readonly Entry[] {
  const groups = make()
  const lists: Runner[][] = groups.map(({ baseline, runners }) => [baseline, ...runners])
  for (const runner of lists.flat()) if (runner.apart === undefined) speedOf(runner, runner.warmUp ?? warmUp)
  const speeds: ReadonlyMap<Runner, Speeds> = interleaved(lists, rounds, milliseconds)
  return groups.flatMap(({ baseline, runners }) =>
    runners.map((runner) => {
      const { perSecond, ratio } = speeds.get(runner) ?? { perSecond: 0, ratio: 0 }
      const baselinePerSecond = Math.round(speeds.get(baseline)?.perSecond ?? 0)
      const { name, unit, stateBytes, plays } = runner
      return {
        name,
        ratio: Number(ratio.toFixed(4)),
        perSecond: Math.round(perSecond),
        baselinePerSecond,
        unit,
        stateBytes,
        ...(plays === undefined ? {} : { plays }),
      }
    }),
  )
}

// Runs in its own thread: code that several games have run is compiled for all of them, and slower for each.
const set = SETS.get(String(workerData))
if (set !== undefined) parentPort?.postMessage(measured(set))
