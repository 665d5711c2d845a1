import type { Layout } from '../layout/layout.ts'
import type { Fault, Program } from '../program/program.ts'
import { emptyTally, runResult, type StoppedGames } from './merge-results.ts'
import type { Estimate } from './statistics.ts'
import { randomGames } from './random-game.ts'

/** Mean, median and 95th percentile. */
export interface Spread {
  readonly mean: number
  readonly median: number
  readonly p95: number
}

export interface RunResult {
  readonly games: number
  /** Each of several winners counts as a winner. */
  readonly wins: readonly number[]
  readonly draws: number
  /** Games that everybody lost. */
  readonly lost: number
  /** Games that ended with a score but no winner. */
  readonly scored: number
  /** For each seat, the average worth of a game, with the 95 % interval. */
  readonly payoffs: readonly Estimate[]
  /** True if payoffs show more than wins. */
  readonly payoffsTell: boolean
  /** If points are won: for each seat, the number of games by points won, ascending. */
  readonly points: readonly (readonly (readonly [points: number, games: number])[])[] | undefined
  /** If all share one score: the number of scored games by score, ascending. */
  readonly scores: readonly (readonly [score: number, games: number])[] | undefined
  /** Answers in a game, not counting secret arrangements. */
  readonly plies: Spread
  /** Legal moves at a decision. */
  readonly moves: Spread
  readonly reasons: ReadonlyMap<string, number>
  /** Games that were stopped, grouped by the failing rule, with the first game of each. */
  readonly faults: readonly StoppedGames[]
  /** True if every legal setup was equally likely, wherever one was drawn at random. */
  readonly uniform: boolean
  /** Decisions of players whose budget did not suffice to deduce all that they might know. */
  readonly guesses: number
}

/** The answers of one game, in order: codes of moves, and layouts of arrangements. */
export type Answers = readonly (number | Layout)[]

/** Receives each finished game: its seed for `Match.start`, and all answers. */
export type Recorder = (seed: string, answers: Answers) => void

/** Receives each game that a fault stopped: the answers up to and including the one that caused it. */
export type StopRecorder = (seed: string, answers: Answers, fault: Fault) => void

/**
 * Plays random games, numbered from 1, one at each step. Yields the number of games played, and returns the results. A
 * game stopped by a fault is counted under `faults`.
 */
export function* run(
  program: Program,
  games: number,
  seed: string | number,
  record?: Recorder,
): Generator<number, RunResult> {
  const tally = emptyTally(program.ir.seats.length)
  const play = randomGames(program, seed, record)
  for (let number = 1; number <= games; number++) {
    play(number, tally)
    yield number
  }
  return runResult(program.ir, tally)
}
