import type { Side } from './sides.ts'
import { holm } from './holm.ts'
import { isWide, type GameOutcome } from './merge-results.ts'
import {
  coversZero,
  gamesNeeded,
  meanOf,
  meanSurprise,
  pairSurprise,
  shareDifference,
  shareOf,
} from './statistics.ts'
import type { Estimate } from './statistics.ts'

/** One quantity measured in the games of both rulesets. */
export interface ComparedLine {
  readonly what: string
  readonly base: Estimate
  readonly variant: Estimate
  /** Variant minus base, pair by pair. */
  readonly difference: Estimate
  readonly verdict: Verdict
  /** The p-value of the difference, corrected for all lines of the comparison (Holm). */
  readonly surprise: number
  /** Approximate number of games that would be enough. Undefined if these are, or if it cannot be estimated. */
  readonly needed: number | undefined
}

/** `same`: in every single pair of games. `open`: the games do not show whether there is a difference. */
export type Verdict = 'more' | 'less' | 'same' | 'open'

export interface Comparison {
  /** Pairs of games from the same seed that ended under both rulesets. */
  readonly pairs: number
  /** Pairs left out because a fault stopped a game. */
  readonly leftOut: number
  readonly winners: readonly ComparedLine[]
  /** The worth of a game to each player or team. */
  readonly payoffs: readonly ComparedLine[]
  /** True if they show more than the wins. */
  readonly payoffsTell: boolean
  readonly endings: readonly ComparedLine[]
  readonly plies: ComparedLine
  readonly moves: ComparedLine
}

/** True if the difference is significant, however many lines there are. */
export function isSureTogether({ surprise }: ComparedLine): boolean {
  return surprise < 0.05
}

/** Ends of games without a winner. */
const KINDS = { drawn: 'drawn', lost: 'all lose', scored: 'scored' } as const

type Outcomes = readonly (GameOutcome | undefined)[]

/**
 * Compares games from the same seeds, pair by pair. Chance and players draw the same numbers in both games of a pair,
 * so a difference in the rules shows with fewer games.
 */
export function compareOutcomes(base: Outcomes, variant: Outcomes, sides: readonly Side[]): Comparison {
  const all = Math.min(base.length, variant.length)
  const pairs: (readonly [GameOutcome, GameOutcome])[] = []
  for (let i = 0; i < all; i++) {
    const [one, two] = [base[i], variant[i]]
    if (one !== undefined && two !== undefined) pairs.push([one, two])
  }
  const share = (what: string, holds: (outcome: GameOutcome) => boolean): ComparedLine => {
    const counts = { both: 0, first: 0, second: 0, neither: 0 }
    for (const [one, two] of pairs) {
      const [a, b] = [holds(one), holds(two)]
      counts[a ? (b ? 'both' : 'first') : b ? 'second' : 'neither']++
    }
    const isSame = counts.first + counts.second === 0
    return line(
      what,
      shareOf(counts.both + counts.first, pairs.length),
      shareOf(counts.both + counts.second, pairs.length),
      shareDifference(counts),
      pairSurprise(counts),
      isSame,
      pairs.length,
    )
  }
  const mean = (what: string, measure: (outcome: GameOutcome) => number): ComparedLine => {
    const differences = pairs.map(([one, two]) => measure(two) - measure(one))
    const difference = meanOf(differences)
    return line(
      what,
      meanOf(pairs.map(([one]) => measure(one))),
      meanOf(pairs.map(([, two]) => measure(two))),
      difference,
      meanSurprise(difference),
      differences.every((d) => d === 0),
      pairs.length,
    )
  }
  const reasons = [...new Set(pairs.flatMap(([one, two]) => [one.reason, two.reason]))]
  const endings = reasons.map((reason) => share(reason, (outcome) => outcome.reason === reason))
  return judgedTogether({
    pairs: pairs.length,
    leftOut: all - pairs.length,
    winners: [
      ...sides.map(({ name, seats: [seat = 0] }) =>
        share(`${name} wins`, ({ outcome }) => outcome.winners.includes(seat)),
      ),
      ...(['drawn', 'lost', 'scored'] as const).flatMap((kind) =>
        kind === 'drawn' || pairs.some((pair) => pair.some(({ outcome }) => outcome.kind === kind))
          ? [share(KINDS[kind], ({ outcome }) => outcome.kind === kind)]
          : [],
      ),
    ],
    payoffs: sides.map(({ name, seats: [seat = 0] }) =>
      mean(`what ${name} gets`, ({ outcome }) => outcome.payoffs[seat] ?? 0),
    ),
    payoffsTell: pairs.some((pair) => pair.some(({ outcome }) => isWide(outcome))),
    endings: endings.sort((a, b) => b.base.value + b.variant.value - (a.base.value + a.variant.value)),
    plies: mean('plies in a game', ({ plies }) => plies),
    moves: mean('branching factor', ({ moves, plies }) => (plies === 0 ? 0 : moves / plies)),
  })
}

/** Lines that are equal in every pair test nothing, and the payoff is tested only if it shows more than the wins. */
function judgedTogether(comparison: Comparison): Comparison {
  const { winners, payoffs, payoffsTell, endings, plies, moves } = comparison
  const asked = [...winners, ...(payoffsTell ? payoffs : []), ...endings, plies, moves].filter(
    ({ verdict }) => verdict !== 'same',
  )
  const corrected = holm(asked.map(({ surprise }) => surprise))
  const of = (line: ComparedLine): ComparedLine => ({
    ...line,
    surprise: corrected[asked.indexOf(line)] ?? line.surprise,
  })
  return {
    ...comparison,
    winners: winners.map(of),
    payoffs: payoffs.map(of),
    endings: endings.map(of),
    plies: of(plies),
    moves: of(moves),
  }
}

function line(
  what: string,
  base: Estimate,
  variant: Estimate,
  difference: Estimate,
  surprise: number,
  isSame: boolean,
  pairs: number,
): ComparedLine {
  const isOpen = coversZero(difference)
  const verdict = isSame ? 'same' : isOpen ? 'open' : difference.value > 0 ? 'more' : 'less'
  const needed = verdict === 'open' ? gamesNeeded(difference, pairs) : undefined
  return { what, base, variant, difference, verdict, surprise, needed }
}
