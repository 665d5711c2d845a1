import type { Analysis, CoveredLine, Side, Tally } from '../../interpreter/index.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { GameChoice } from './play-calls.ts'
import type { ToldDiagnostic } from './told.ts'

/** What a worker that plays many games answers. */
export type SimulationCalls = {
  documents(sent: readonly SentDocument[]): void
  prepare(plan: SimulationPlan): Prepared | { readonly problems: readonly ToldDiagnostic[] }
  /** Plays the games of one chunk; chunks are numbered from 0. */
  chunk(index: number): Tally
  /** Measures further games of the plan, up to a number of them, and gives what all of them come to so far. */
  analyse(upTo: number): Analysed
  /** The first game of a chunk in which somebody had so many moves to choose from. */
  gameWithWidth(asked: AskedWidth): number | undefined
  /** One game again, as a record that the board can show. */
  record(number: number): string | undefined
}

/** Who plays the games of a plan. */
export interface Prepared {
  readonly seats: readonly string[]
  /** Who wins and loses together. */
  readonly sides: readonly Side[]
}

export interface AskedWidth {
  readonly chunk: number
  readonly from: number
  readonly to: number
}

export interface Analysed {
  readonly analysis: Analysis
  /** Games that were not over, and are left out. */
  readonly timeouts: number
  /** What the rules did in them. */
  readonly lines: readonly CoveredLine[]
}

export interface SimulationPlan {
  readonly choice: GameChoice
  readonly games: number
  /** Games in a chunk. */
  readonly size: number
  /** Who plays all seats, or each. */
  readonly players: readonly string[]
}
