import type { Tally } from '../../interpreter/index.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { GameChoice } from './play-calls.ts'
import type { ToldDiagnostic } from './told.ts'

/** What a worker that plays many games answers. */
export type SimulationCalls = {
  documents(sent: readonly SentDocument[]): void
  prepare(
    plan: SimulationPlan,
  ): { readonly seats: readonly string[] } | { readonly problems: readonly ToldDiagnostic[] }
  /** Plays the games of one chunk; chunks are numbered from 0. */
  chunk(index: number): Tally
  /** One game again, as a record that the board can show. */
  record(number: number): string | undefined
}

export interface SimulationPlan {
  readonly choice: GameChoice
  readonly games: number
  /** Games in a chunk. */
  readonly size: number
  /** Who plays all seats, or each. */
  readonly players: readonly string[]
}
