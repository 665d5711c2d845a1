import type { Analysis, CoveredLine, Side, Tally } from '../../interpreter/index.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { GameChoice } from './play-calls.ts'
import type { ToldDiagnostic } from './diagnostic-data.ts'

/** Calls of a worker that plays many games. */
export type SimulationCalls = {
  documents(sent: readonly SentDocument[]): void
  prepare(plan: SimulationPlan): Prepared | { readonly problems: readonly ToldDiagnostic[] }
  /** Plays the games of one chunk; chunks are numbered from 0. */
  chunk(index: number): Tally
  /** Measures more games of the plan, up to a given total, and returns the analysis of all so far. */
  analyse(upTo: number): Analysed
  /** The first game of a chunk in which somebody had this many moves to choose from. */
  gameWithWidth(asked: AskedWidth): number | undefined
  /** Plays one game again and returns a record that the board can show. */
  record(number: number): string | undefined
}

/** Who plays the games of a plan. */
export interface Prepared {
  readonly seats: readonly string[]
  /** Seats that win and lose together. */
  readonly sides: readonly Side[]
}

interface AskedWidth {
  readonly chunk: number
  readonly from: number
  readonly to: number
}

export interface Analysed {
  readonly analysis: Analysis
  /** Games that did not end; they are left out. */
  readonly timeouts: number
  /** The coverage of the rules by these games. */
  readonly lines: readonly CoveredLine[]
}

export interface SimulationPlan {
  readonly choice: GameChoice
  readonly games: number
  /** Games in a chunk. */
  readonly size: number
  /** One player for all seats, or one for each. */
  readonly players: readonly string[]
}
