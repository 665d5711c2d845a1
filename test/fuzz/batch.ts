import { CASES } from './case.ts'
import type { CaseKind } from './case.ts'
import { patience } from './patience.ts'

/** A range of cases from `from` up to, but not including, `to`. */
export interface Batch {
  readonly kind: CaseKind
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** The number of a case and what is wrong with it. */
export type CaseFault = readonly [number: number, told: string]

const begin = patience()

/** The child process: tries one batch after another, and answers each with the faults found. */
process.on('message', ({ kind, seed, from, to }: Batch) => {
  begin()
  const faults: CaseFault[] = []
  for (let number = from; number < to; number++) {
    const told = CASES[kind](seed, number)
    if (told !== undefined) faults.push([number, told])
  }
  process.send?.(faults)
})
