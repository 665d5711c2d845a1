import type { Outcome } from '../state/outcome.ts'

/** Numbers of games that illustrate a figure. */
export interface Samples {
  /** For each seat, a game that it won. */
  readonly wins: readonly (number | undefined)[]
  readonly others: ReadonlyMap<Outcome['kind'], number>
  readonly endings: ReadonlyMap<string, number>
  readonly shortest: number | undefined
  readonly longest: number | undefined
}
