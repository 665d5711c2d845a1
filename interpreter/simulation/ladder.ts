import type { Outcome } from '../state/outcome.ts'
import { BettingInterval } from './betting.ts'
import { bootstrapMean } from './bootstrap.ts'
import { holm } from './holm.ts'
import type { GameOutcome } from './merge-results.ts'
import type { Estimate, Interval } from './statistics.ts'

/** One player against another, who has all other seats: in each round of games with the same chance it takes every seat once. */
export interface Rung {
  readonly player: string
  readonly against: string
  readonly rounds: number
  readonly games: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** What a game was worth to it on the average: 1 if won, its part if drawn. The interval is of rounds, by bootstrap. */
  readonly score: Estimate
  /** The same, and right however often one looks. */
  readonly anytime: Interval
  /** What the score would be if both were equally good. */
  readonly fair: number
  /** How little surprising that is if they are, for all rungs of the ladder together. */
  readonly surprise: number
  readonly verdict: 'stronger' | 'weaker' | 'undecided'
  /** Seeds of rounds in which it lost every game, or won every one. */
  readonly lostRounds: readonly string[]
  readonly wonRounds: readonly string[]
}

/** So many seeds are named. */
const NAMED = 20

/** Rounds of one player against another, noted as they come. */
export class RungTally {
  private readonly seats: number
  private readonly scores: number[] = []
  private readonly betting = new BettingInterval()
  private readonly counts = { won: 0, drawn: 0, lost: 0 }
  private readonly lostRounds: string[] = []
  private readonly wonRounds: string[] = []

  constructor(seats: number) {
    this.seats = seats
  }

  /** Games of one round; in the first the player has the first seat. Left out where one of them was stopped. */
  note(seed: string, round: readonly (GameOutcome | undefined)[]): void {
    const payoffs: number[] = []
    for (const [seat, game] of round.entries()) {
      if (game === undefined) return
      payoffs.push(worthOf(game.outcome, seat))
    }
    for (const worth of payoffs) this.counts[worth === 1 ? 'won' : worth === 0 ? 'lost' : 'drawn']++
    const score = payoffs.reduce((sum, worth) => sum + worth, 0) / this.seats
    this.scores.push(score)
    this.betting.note(score)
    if (score === 0 && this.lostRounds.length < NAMED) this.lostRounds.push(seed)
    if (score === 1 && this.wonRounds.length < NAMED) this.wonRounds.push(seed)
  }

  get isDecided(): boolean {
    const { low, high } = this.betting.interval
    return low > this.fair || high < this.fair
  }

  private get fair(): number {
    return 1 / this.seats
  }

  result(player: string, against: string): Rung {
    const { scores, counts, betting, fair } = this
    return {
      player,
      against,
      rounds: scores.length,
      games: scores.length * this.seats,
      ...counts,
      score: bootstrapMean(scores),
      anytime: betting.interval,
      fair,
      surprise: betting.surprise(fair),
      verdict: 'undecided',
      lostRounds: this.lostRounds,
      wonRounds: this.wonRounds,
    }
  }
}

/** What a game was worth to a seat, from 0 to 1: those who won share 1, and so do those in the first place of one that nobody won. */
function worthOf({ kind, winners, places }: Outcome, seat: number): number {
  if (kind === 'lost') return 0
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

/** All rungs judged together: a ladder of many would look decided somewhere by chance alone. */
export function judged(rungs: readonly Rung[]): readonly Rung[] {
  const corrected = holm(rungs.map(({ surprise }) => surprise))
  return rungs.map((rung, i) => {
    const surprise = corrected[i] ?? 1
    const isSure = surprise < 0.05
    return {
      ...rung,
      surprise,
      verdict: !isSure ? 'undecided' : rung.score.value > rung.fair ? 'stronger' : 'weaker',
    }
  })
}
