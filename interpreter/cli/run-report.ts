import type { CoveredLine } from '../coverage/covered-lines.ts'
import { pointsText } from '../match/who-won.ts'
import type { RunResult } from '../simulation/run.ts'
import type { Side } from '../simulation/sides.ts'
import { table } from './output.ts'
import { NOBODY_ASKED, UNEVEN_LAYOUTS, guessed, playersText } from './players-argument.ts'

/** Above this number of different scores only their range is printed. */
const MOST_SCORES = 12

const NO_PAYOFF = { value: 0, low: 0, high: 0 }

/** Who played, and what went wrong: the parts of the report beside the figures. */
export interface RunNames {
  readonly seats: readonly string[]
  /** Players who win together. */
  readonly sides: readonly Side[]
  /** Names of the players, by seat. */
  readonly players: readonly string[]
  /** Faults that stopped games, for programs. */
  readonly faults: readonly object[]
}

/** The result as JSON, for programs. */
export function resultJson(
  result: RunResult,
  { seats, sides, players, faults, bounds }: RunNames & { readonly bounds: readonly object[] },
  seconds: number,
  coverage: readonly CoveredLine[] | undefined,
): string {
  const { games, wins, draws, lost, scored, points, scores, payoffs, plies, moves, reasons } = result
  const { uniform, guesses } = result
  return JSON.stringify({
    games,
    players,
    wins: Object.fromEntries(seats.map((seat, i) => [seat, wins[i] ?? 0])),
    ...(sides.some(({ seats: together }) => together.length > 1)
      ? { teams: Object.fromEntries(sides.map(({ name, seats: [seat = 0] }) => [name, wins[seat] ?? 0])) }
      : {}),
    draws,
    ...(lost > 0 ? { lost } : {}),
    ...(scored > 0 ? { scored } : {}),
    ...(points === undefined
      ? {}
      : { points: Object.fromEntries(seats.map((seat, i) => [seat, Object.fromEntries(points[i] ?? [])])) }),
    ...(scores === undefined ? {} : { scores: Object.fromEntries(scores) }),
    payoffs: Object.fromEntries(seats.map((seat, i) => [seat, payoffs[i]])),
    plies,
    moves,
    reasons: Object.fromEntries(reasons),
    ...(faults.length > 0 ? { faults } : {}),
    ...(bounds.length > 0 ? { bounds } : {}),
    ...(uniform ? {} : { uniform }),
    ...(guesses === 0 ? {} : { guesses }),
    ...(coverage === undefined ? {} : { coverage }),
    seconds,
  })
}

/** The result as tables, for people. */
export function resultTables(
  result: RunResult,
  { seats, sides, players }: RunNames,
  seconds: number,
): string {
  const share = (n: number): string => `${((100 * n) / Math.max(1, result.games)).toFixed(1)} %`
  const { scores } = result
  const outcomes = outcomeRows(result, sides, share)
  const payoffs = sides.map(({ name, seats: [seat = 0] }) => {
    const { value, low, high } = result.payoffs[seat] ?? NO_PAYOFF
    return [name, value.toFixed(2), Number.isFinite(low) ? `${low.toFixed(2)} to ${high.toFixed(2)}` : '']
  })
  const reasons = [...result.reasons]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, n]) => [reason, String(n), share(n)])
  const spreads = (['plies', 'moves'] as const).map((what) => {
    const { mean, median, p95 } = result[what]
    return [
      what === 'plies' ? 'plies in a game' : 'moves to choose from',
      mean.toFixed(1),
      String(median),
      String(p95),
    ]
  })
  const head = [
    `${result.games === 1 ? '1 game' : `${result.games} games`} in ${seconds.toFixed(1)} s`,
    `Players: ${playersText(players, seats)}.`,
    ...(result.uniform ? [] : [UNEVEN_LAYOUTS]),
    ...(result.guesses === 0 ? [] : [guessed(result.guesses)]),
    ...(result.games > 0 && result.faults.length === 0 && result.plies.mean === 0 ? [NOBODY_ASKED] : []),
  ]
  // Without games there is nothing to count.
  if (result.games === 0) return head.join('\n')
  return [
    ...head,
    '',
    table(['result', 'games', 'share'], [...outcomes, ...reasons]),
    '',
    ...(scores !== undefined
      ? [scoreLine(scores, result), '']
      : result.payoffsTell
        ? [table(['what a game is worth', 'mean', '95 %'], payoffs), '']
        : []),
    table(['', 'mean', 'median', 'p95'], spreads),
  ].join('\n')
}

/** How often each side won, and how often nobody did. */
function outcomeRows(result: RunResult, sides: readonly Side[], share: (n: number) => string) {
  // With one score for all, nobody can have won.
  if (result.scores !== undefined) return []
  return [
    ...sides.flatMap(({ name, seats: [seat = 0] }) => {
      const wins = result.wins[seat] ?? 0
      return [
        [`${name} wins`, String(wins), share(wins)],
        ...pointsOf(result, seat).map(([points, n]) => [
          `${name} wins ${pointsText(points)}`,
          String(n),
          share(n),
        ]),
      ]
    }),
    ['drawn', String(result.draws), share(result.draws)],
    ...(result.lost > 0 ? [['all lose', String(result.lost), share(result.lost)]] : []),
    ...(result.scored > 0 ? [['scored', String(result.scored), share(result.scored)]] : []),
  ]
}

/** A seat's wins by points, if there are few of them. */
function pointsOf({ points }: RunResult, seat: number): readonly (readonly [number, number])[] {
  const ofSeat = points?.[seat] ?? []
  return ofSeat.length <= MOST_SCORES ? ofSeat : []
}

/** `score of all  mean 4.20 (95 % 1.21 to 7.19): 0 in 5 games, 7 in 2, 9 in 3` */
function scoreLine(scores: NonNullable<RunResult['scores']>, { payoffs, games }: RunResult): string {
  const { value, low, high } = payoffs[0] ?? NO_PAYOFF
  const interval = Number.isFinite(low) ? ` (95 % ${low.toFixed(2)} to ${high.toFixed(2)})` : ''
  let counted = 0
  const median = scores.find(([, n]) => (counted += n) >= games / 2)?.[0] ?? 0
  const each =
    scores.length <= MOST_SCORES
      ? scores
          .map(([score, n], i) => `${score} in ${n}${i === 0 ? (n === 1 ? ' game' : ' games') : ''}`)
          .join(', ')
      : `from ${scores[0]?.[0] ?? 0} to ${scores.at(-1)?.[0] ?? 0}, median ${median}`
  return `score of all  mean ${value.toFixed(2)}${interval}: ${each}`
}
