import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { Fault } from '../program/program.ts'
import { haveOneScore, winsPoints } from '../players/shared-outcome.ts'
import { pointsIn, type Outcome } from '../state/outcome.ts'
import { meanOfCounts } from './statistics.ts'
import type { RunResult, Spread } from './run.ts'

/**
 * Counts collected while games are played. Plain data, so it can be sent between threads. Merging the tallies of
 * consecutive games in order gives the tally of all of them, whichever thread played them.
 */
export interface Tally {
  /** Each of several winners counts as a winner, so the sum may exceed the number of games. */
  readonly wins: number[]
  draws: number
  /** Games that everybody lost; scored games without a winner. */
  lost: number
  scored: number
  /** For each seat, a histogram of a game's worth to it. */
  readonly payoffs: readonly Map<number, number>[]
  /** For each seat, a histogram of points won, in games won for points. */
  readonly points: readonly Map<number, number>[]
  /** Games by their length in plies. */
  readonly lengths: Map<number, number>
  /** Decisions by the number of legal moves: `widths[n]` is how often n occurred. */
  readonly widths: number[]
  /** In order of first occurrence. */
  readonly reasons: Map<string, number>
  /** Games that were stopped, by cause and position in the rules. */
  readonly faults: Map<string, StoppedGames>
  /** Every game separately, if requested. Undefined for those stopped by a fault. */
  readonly outcomes: (GameOutcome | undefined)[] | undefined
  /** True if any game was scored or ranked, or won by several. */
  wide: boolean
  /** True if every legal setup was equally likely, wherever one was drawn at random. */
  uniform: boolean
  /** Decisions of players whose budget did not suffice to deduce all that they might know. */
  guesses: number
}

/** Games stopped by the failure of one rule. */
export interface StoppedGames {
  readonly code: Code
  /** Message of the first of them, with its values. */
  readonly message: string
  /** Index into `GameIR.origins`, or -1. */
  readonly origin: number
  /** Number of the first of them, and its seed. */
  readonly game: number
  readonly seed: string
  games: number
}

export interface GameOutcome {
  readonly outcome: Outcome
  readonly plies: number
  /** Sum of the numbers of legal moves. */
  readonly moves: number
  readonly reason: string
}

/** A tally of no games, to add others to. */
export function emptyTally(seats: number, withOutcomes = false): Tally {
  return {
    wins: Array.from({ length: seats }, () => 0),
    draws: 0,
    lost: 0,
    scored: 0,
    payoffs: Array.from({ length: seats }, () => new Map()),
    points: Array.from({ length: seats }, () => new Map()),
    lengths: new Map(),
    widths: [],
    reasons: new Map(),
    faults: new Map(),
    outcomes: withOutcomes ? [] : undefined,
    wide: false,
    uniform: true,
    guesses: 0,
  }
}

export function countGame(tally: Tally, game: GameOutcome): void {
  const { outcome, plies, reason } = game
  countOutcome(tally, outcome, 1)
  count(tally.lengths, plies)
  count(tally.reasons, reason)
  tally.outcomes?.push(game)
}

/** Counts this many games with this ending. */
export function countOutcome(tally: Tally, outcome: Outcome, times: number): void {
  for (const winner of outcome.winners) tally.wins[winner] = (tally.wins[winner] ?? 0) + times
  if (outcome.kind === 'drawn') tally.draws += times
  if (outcome.kind === 'lost') tally.lost += times
  if (outcome.kind === 'scored') tally.scored += times
  outcome.payoffs.forEach((payoff, seat) => count(tally.payoffs[seat], payoff, times))
  const points = pointsIn(outcome)
  if (points !== undefined) for (const winner of outcome.winners) count(tally.points[winner], points, times)
  if (isWide(outcome)) tally.wide = true
}

/** True if the outcome is more than one winning seat. */
export function isWide({ scores, winners, kind }: Outcome): boolean {
  return scores !== undefined || winners.length > 1 || kind === 'lost'
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
  to.lost += more.lost
  to.scored += more.scored
  more.payoffs.forEach((counts, seat) => addCounts(to.payoffs[seat] ?? new Map(), counts))
  more.points.forEach((counts, seat) => addCounts(to.points[seat] ?? new Map(), counts))
  more.widths.forEach((n, width) => (to.widths[width] = (to.widths[width] ?? 0) + n))
  addCounts(to.lengths, more.lengths)
  addCounts(to.reasons, more.reasons)
  for (const stopped of more.faults.values()) addFault(to, stopped)
  to.outcomes?.push(...(more.outcomes ?? []))
  to.wide ||= more.wide
  to.uniform &&= more.uniform
  to.guesses += more.guesses
}

export function addFault({ faults }: Tally, stopped: StoppedGames): void {
  const key = `${stopped.code} ${stopped.origin}`
  const cached = faults.get(key)
  if (cached === undefined) faults.set(key, { ...stopped })
  else cached.games += stopped.games
}

function count<K>(counts: Map<K, number> | undefined, key: K, times = 1): void {
  counts?.set(key, (counts.get(key) ?? 0) + times)
}

function addCounts<K>(to: Map<K, number>, more: ReadonlyMap<K, number>): void {
  for (const [key, n] of more) to.set(key, (to.get(key) ?? 0) + n)
}

/** Counts that JSON writes as an object; of a plain map it would write `{}`. */
class Counts extends Map<string, number> {
  toJSON(): Readonly<Record<string, number>> {
    return Object.fromEntries(this)
  }
}

export function runResult(ir: GameIR, tally: Tally): RunResult {
  const games = [...tally.lengths.values()].reduce((sum, n) => sum + n, 0)
  return {
    games,
    wins: ir.seats.map((_, seat) => tally.wins[seat] ?? 0),
    draws: tally.draws,
    lost: tally.lost,
    scored: tally.scored,
    payoffs: ir.seats.map((_, seat) => meanOfCounts(tally.payoffs[seat] ?? new Map())),
    payoffsTell: tally.wide,
    points: winsPoints(ir)
      ? ir.seats.map((_, seat) => [...(tally.points[seat] ?? [])].sort(([a], [b]) => a - b))
      : undefined,
    scores:
      tally.scored === games && games > 0 && haveOneScore(ir)
        ? [...(tally.payoffs[0] ?? [])].sort(([a], [b]) => a - b)
        : undefined,
    plies: spreadOf([...tally.lengths].sort(([a], [b]) => a - b)),
    moves: spreadOf(tally.widths.map((count, width) => [width, count] as const).filter(([, n]) => n > 0)),
    reasons: new Counts(tally.reasons),
    faults: [...tally.faults.values()],
    uniform: tally.uniform,
    guesses: tally.guesses,
  }
}

/**
 * Mean and percentiles of a histogram with ascending values. For an even number of values, the median is the lower of
 * the middle two.
 */
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
