import type { Program } from '../program/program.ts'
import type { Outcome } from '../state/outcome.ts'
import { BettingInterval } from './betting.ts'
import { bootstrapMean } from './bootstrap.ts'
import { holm } from './holm.ts'
import { emptyTally, type GameOutcome } from './merge-results.ts'
import { randomGames } from './random-game.ts'
import { sidesOf, type Side } from './sides.ts'
import type { Estimate, Interval } from './statistics.ts'

/** How two players meet in a round of games with the same luck. */
export interface Meeting {
  /** Each side (a team, or a seat) is taken once. Undefined if everybody wins or loses together. */
  readonly sides: readonly Side[] | undefined
  /** For each game of a round, the player of each seat. */
  readonly tables: (player: string, against: string) => readonly (readonly string[])[]
}

/** Games played to see whether everybody wins or loses together. */
const LOOKED_AT = 20

/**
 * If results distinguish sides, the player takes one after the other, against the opponent in all others. If everybody
 * wins or loses together there are no opponents: one player has all seats, and afterwards the other.
 */
export function meetingIn(program: Program): Meeting {
  const { ir } = program
  if (isPlayedTogether(program))
    return {
      sides: undefined,
      tables: (...players) => players.map((name) => ir.seats.map(() => name)),
    }
  const sides = sidesOf(ir)
  return {
    sides,
    tables: (player, against) =>
      sides.map(({ seats }) => ir.seats.map((_, seat) => (seats.includes(seat) ? player : against))),
  }
}

/** True if no random game distinguished one seat from another, and none was drawn. */
function isPlayedTogether(program: Program): boolean {
  if (program.ir.seats.length === 1) return true
  const tally = emptyTally(program.ir.seats.length, true)
  const play = randomGames(program, 'together')
  for (let game = 1; game <= LOOKED_AT; game++) play(game, tally)
  const ended = (tally.outcomes ?? []).flatMap((game) => (game === undefined ? [] : [game.outcome]))
  const isAlike = ({ kind, places }: Outcome): boolean =>
    kind !== 'drawn' && places.every((place) => place === 1)
  return ended.length > 0 && ended.every(isAlike)
}

/** One player against another, over rounds of games with the same luck. */
export interface Rung {
  readonly player: string
  readonly against: string
  readonly rounds: number
  readonly games: number
  /** Games won. If everybody wins or loses together, rounds in which it did better than the other one. */
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Average score: 1 for a win, a share for a draw. The interval is bootstrapped over rounds. */
  readonly score: Estimate
  /** The same, valid at any time. */
  readonly anytime: Interval
  /** The expected score if both were equally good. */
  readonly fair: number
  /** The p-value of equal strength, corrected for all rungs of the ladder. */
  readonly surprise: number
  readonly verdict: 'stronger' | 'weaker' | 'undecided'
  /** Seeds of rounds in which it lost every game, or won every one. */
  readonly lostRounds: readonly string[]
  readonly wonRounds: readonly string[]
}

/** The most seeds that are named. */
const NAMED = 20

/** Rounds of one player against another, recorded as they finish. */
export class RungTally {
  private readonly sides: readonly Side[] | undefined
  private readonly scores: number[] = []
  private readonly betting = new BettingInterval()
  private readonly counts = { won: 0, drawn: 0, lost: 0 }
  private readonly lostRounds: string[] = []
  private readonly wonRounds: string[] = []

  constructor(sides: readonly Side[] | undefined) {
    this.sides = sides
  }

  /** Records the games of one round, in the order of their tables. Left out if one of them was stopped. */
  note(seed: string, round: readonly (GameOutcome | undefined)[]): void {
    const outcomes = round.flatMap((game) => (game === undefined ? [] : [game.outcome]))
    if (outcomes.length < round.length) return
    const worths = this.worthsOf(outcomes)
    for (const worth of worths) this.counts[worth === 1 ? 'won' : worth === 0 ? 'lost' : 'drawn']++
    const score = worths.reduce((sum, worth) => sum + worth, 0) / worths.length
    this.scores.push(score)
    this.betting.note(score)
    if (score === 0 && this.lostRounds.length < NAMED) this.lostRounds.push(seed)
    if (score === 1 && this.wonRounds.length < NAMED) this.wonRounds.push(seed)
  }

  private worthsOf(outcomes: readonly Outcome[]): readonly number[] {
    const { sides } = this
    if (sides !== undefined)
      return outcomes.map((outcome, game) =>
        (sides[game]?.seats ?? []).reduce((sum, seat) => sum + worthOf(outcome, seat), 0),
      )
    const [own = 0, other = 0] = outcomes.map(togetherIn)
    return [own === other ? 0.5 : own > other ? 1 : 0]
  }

  get isDecided(): boolean {
    const { low, high } = this.betting.interval
    return low > this.fair || high < this.fair
  }

  /** The p-value of equal strength, valid at any time. */
  get surprise(): number {
    return this.betting.surprise(this.fair)
  }

  private get fair(): number {
    return 1 / (this.sides?.length ?? 2)
  }

  result(player: string, against: string): Rung {
    const { scores, counts, betting, fair } = this
    return {
      player,
      against,
      rounds: scores.length,
      games: scores.length * (this.sides?.length ?? 2),
      ...counts,
      score: bootstrapMean(scores),
      anytime: betting.interval,
      fair,
      surprise: this.surprise,
      verdict: 'undecided',
      lostRounds: this.lostRounds,
      wonRounds: this.wonRounds,
    }
  }
}

/** The common result of a game: better than any score if it was won, worse if it was lost. */
function togetherIn({ kind, scores }: Outcome): number {
  return kind === 'won' ? Infinity : kind === 'lost' ? -Infinity : (scores?.[0] ?? 0)
}

/** The worth of a game to a seat, from 0 to 1. Winners share 1, and so do those in first place if nobody won. */
function worthOf({ kind, winners, places }: Outcome, seat: number): number {
  if (kind === 'lost') return 0
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

/** Corrects all rungs together. With many rungs, one of them would look decided by chance alone. */
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
