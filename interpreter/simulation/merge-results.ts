import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { Fault } from '../program/program.ts'
import type { RunResult, Spread } from './run.ts'

/**
 * What is counted while games are played: plain data, so that it can be sent from one thread to another. Tallies of
 * successive games put together in their order are the tally of all of them, whoever played which.
 */
export interface Tally {
  readonly wins: number[]
  draws: number
  /** Games by their length in plies. */
  readonly lengths: Map<number, number>
  /** Decisions by the number of legal moves: `widths[n]` is how often n occurred. */
  readonly widths: number[]
  /** In the order in which they first occurred. */
  readonly reasons: Map<string, number>
  /** Games that were stopped, by what stopped them and where. */
  readonly faults: Map<string, StoppedGames>
  /** Every game by itself, if that was asked for; undefined where it was stopped by a fault. */
  readonly outcomes: (GameOutcome | undefined)[] | undefined
  /** Whether every lawful set-up had the same chance, wherever one was drawn at random. */
  uniform: boolean
}

/** Games that one rule stopped, because it broke what it promises. */
export interface StoppedGames {
  readonly code: Code
  /** Of the first of them, with its values. */
  readonly message: string
  /** Index into `GameIR.origins`, or -1. */
  readonly origin: number
  /** Number of the first of them, and its seed. */
  readonly game: number
  readonly seed: string
  games: number
}

export interface GameOutcome {
  /** The seat, or -1 if drawn. */
  readonly winner: number
  readonly plies: number
  /** Legal moves of all decisions added up. */
  readonly moves: number
  readonly reason: string
}

export function emptyTally(seats: number, withOutcomes = false): Tally {
  return {
    wins: Array.from({ length: seats }, () => 0),
    draws: 0,
    lengths: new Map(),
    widths: [],
    reasons: new Map(),
    faults: new Map(),
    outcomes: withOutcomes ? [] : undefined,
    uniform: true,
  }
}

export function countGame(tally: Tally, outcome: GameOutcome): void {
  const { winner, plies, reason } = outcome
  if (winner < 0) tally.draws++
  else tally.wins[winner] = (tally.wins[winner] ?? 0) + 1
  tally.lengths.set(plies, (tally.lengths.get(plies) ?? 0) + 1)
  tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
  tally.outcomes?.push(outcome)
}

export function countFault(tally: Tally, fault: Fault, game: number, seed: string): void {
  const { code, message, origin } = fault
  addFault(tally, { code, message, origin, game, seed, games: 1 })
  tally.outcomes?.push(undefined)
}

/** Adds the tally of the games that follow. */
export function addTally(to: Tally, more: Tally): void {
  more.wins.forEach((n, seat) => (to.wins[seat] = (to.wins[seat] ?? 0) + n))
  to.draws += more.draws
  more.widths.forEach((n, width) => (to.widths[width] = (to.widths[width] ?? 0) + n))
  addCounts(to.lengths, more.lengths)
  addCounts(to.reasons, more.reasons)
  for (const stopped of more.faults.values()) addFault(to, stopped)
  to.outcomes?.push(...(more.outcomes ?? []))
  to.uniform &&= more.uniform
}

export function addFault({ faults }: Tally, stopped: StoppedGames): void {
  const key = `${stopped.code} ${stopped.origin}`
  const known = faults.get(key)
  if (known === undefined) faults.set(key, { ...stopped })
  else known.games += stopped.games
}

function addCounts<K>(to: Map<K, number>, more: ReadonlyMap<K, number>): void {
  for (const [key, n] of more) to.set(key, (to.get(key) ?? 0) + n)
}

export function resultOf(ir: GameIR, tally: Tally): RunResult {
  const games = [...tally.lengths.values()].reduce((sum, n) => sum + n, 0)
  return {
    games,
    wins: ir.seats.map((_, seat) => tally.wins[seat] ?? 0),
    draws: tally.draws,
    plies: spreadOf([...tally.lengths].sort(([a], [b]) => a - b)),
    moves: spreadOf(tally.widths.map((count, width) => [width, count] as const).filter(([, n]) => n > 0)),
    reasons: tally.reasons,
    faults: [...tally.faults.values()],
    uniform: tally.uniform,
  }
}

/** Of a histogram, values ascending. Of an even number of values the median is the lower one of the middle. */
function spreadOf(counts: readonly (readonly [value: number, count: number])[]): Spread {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const sum = counts.reduce((all, [value, count]) => all + value * count, 0)
  const ranked = (rank: number): number => {
    let seen = 0
    return counts.find(([, count]) => (seen += count) >= rank)?.[0] ?? 0
  }
  return {
    mean: sum / Math.max(1, total),
    median: ranked(Math.ceil(total / 2)),
    p95: ranked(Math.ceil(total * 0.95)),
  }
}
