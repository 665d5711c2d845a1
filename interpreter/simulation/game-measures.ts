import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { Match } from '../match/match.ts'
import { standingIn } from '../players/evaluate-state.ts'
import type { Program } from '../program/program.ts'
import type { Result } from '../state/outcome.ts'
import { bootstrapMean } from './bootstrap.ts'
import type { Estimate } from './statistics.ts'

/** The measures of one game; names and definitions follow Ludii where it has them. */
export interface GameMeasures {
  /** Its number in the run, for `replay`. */
  readonly game: number
  readonly result: Result
  /** Moves made, not counting secret arrangements. */
  readonly durationMoves: number
  /** How often the turn passed to another player, including the first turn. */
  readonly durationTurns: number
  /** Average number of legal moves at a decision of this game. */
  readonly branchingFactor: number
  /** The same for decisions with two or more moves; undefined if there was none. */
  readonly decisionFactor: number | undefined
  /** Share of decisions with two or more moves. */
  readonly decisionMoves: number
  /**
   * How far the winners were behind the leader, averaged over all decisions. Undefined without a winner, or if nothing
   * shows who leads.
   */
  readonly drama: number | undefined
  /** Share of decisions at which the leader changed. Undefined if nothing shows who leads. */
  readonly leadChange: number | undefined
  /** Spaces that were occupied at any decision. */
  readonly spaces: ReadonlySet<number>
}

/** Measures a game while it is played. Call `look` at each decision and at the end. */
export class Measuring {
  private readonly ir: GameIR
  private readonly standing: ReturnType<typeof standingIn>
  private readonly widths: number[] = []
  private readonly aheads: (readonly number[])[] = []
  private readonly spaces = new Set<number>()
  private turns = 0
  private decider = -1
  private leadChanges = 0
  private leader = -1

  constructor(program: Program) {
    this.ir = program.ir
    this.standing = standingIn(program)
  }

  /** Call it at each decision and at the end, with the same match. */
  look(match: Match): void {
    const { ir } = this
    const state = match.snapshot()
    for (const piece of ir.pieces.keys()) {
      const place = state[ir.memory.at + piece] ?? NONE
      if (place >= 0 && place < ir.spaces.length) this.spaces.add(place)
    }
    const decision = match.decision()
    if (decision?.kind !== 'choice') return
    this.widths.push(match.moves().length)
    if (decision.seat !== this.decider) this.turns++
    this.decider = decision.seat
    const ahead = this.standing.ahead(state)
    this.aheads.push(ahead)
    const most = Math.max(...ahead)
    const [first = -1, second] = [...ahead.keys()].filter((seat) => ahead[seat] === most)
    if (second !== undefined) return
    if (this.leader >= 0 && first !== this.leader) this.leadChanges++
    this.leader = first
  }

  /** The measures of the finished game; `game` is its number in the run. */
  result(game: number, result: Result): GameMeasures {
    const { widths, aheads, spaces, turns, leadChanges, standing } = this
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
    const choices = widths.filter((width) => width > 1)
    const behind = (ahead: readonly number[]): number =>
      sum(result.winners.map((seat) => Math.max(0, -(ahead[seat] ?? 0)))) / result.winners.length
    const decisions = Math.max(1, widths.length)
    return {
      game,
      result,
      durationMoves: widths.length,
      durationTurns: turns,
      branchingFactor: sum(widths) / decisions,
      decisionFactor: choices.length === 0 ? undefined : sum(choices) / choices.length,
      decisionMoves: choices.length / decisions,
      drama:
        standing.isBlind === true || result.winners.length === 0 || aheads.length === 0
          ? undefined
          : sum(aheads.map(behind)) / aheads.length,
      leadChange: standing.isBlind === true ? undefined : leadChanges / decisions,
      spaces,
    }
  }
}

/** One measure of many games, and the games in which it is lowest and highest. */
export interface Measure {
  readonly name: (typeof MEASURES)[number][0]
  readonly mean: Estimate
  readonly least: { readonly value: number; readonly game: number }
  readonly most: { readonly value: number; readonly game: number }
}

export interface Analysis {
  readonly games: number
  readonly measures: readonly Measure[]
  /** 1 minus the gap between the shares of the best and the worst seat. */
  readonly balance: number
  /** Share of games with a winner, and of drawn ones. */
  readonly completion: number
  readonly drawishness: number
  /** Spaces that were never occupied in any of the games. */
  readonly deadSpaces: readonly string[]
}

const MEASURES = [
  ['duration in moves', (game: GameMeasures) => game.durationMoves],
  ['duration in turns', (game: GameMeasures) => game.durationTurns],
  ['branching factor', (game: GameMeasures) => game.branchingFactor],
  ['decision factor', (game: GameMeasures) => game.decisionFactor],
  ['decision moves', (game: GameMeasures) => game.decisionMoves],
  ['drama', (game: GameMeasures) => game.drama],
  ['lead change', (game: GameMeasures) => game.leadChange],
  ['first seat', (game: GameMeasures) => partOf(game.result, 0)],
] as const satisfies readonly (readonly [string, (game: GameMeasures) => number | undefined])[]

/** A seat's share of a game that is worth 1 in total. */
function partOf({ winners, kind, places }: Result, seat: number): number {
  if (kind === 'lost') return 0
  const best = winners.length > 0 ? winners : [...places.keys()].filter((one) => places[one] === 1)
  return best.includes(seat) ? 1 / best.length : 0
}

/** Sums up measured games of one program. */
export function analysed({ ir }: Program, games: readonly GameMeasures[]): Analysis {
  const shareOf = (holds: (game: GameMeasures) => boolean): number =>
    games.length === 0 ? 0 : games.filter(holds).length / games.length
  const shares = ir.seats.map((_, seat) =>
    games.length === 0 ? 0 : games.reduce((sum, { result }) => sum + partOf(result, seat), 0) / games.length,
  )
  const met = new Set(games.flatMap(({ spaces }) => [...spaces]))
  return {
    games: games.length,
    measures: MEASURES.flatMap(([name, measure]) => measureOf(name, games, measure)),
    balance: 1 - (Math.max(...shares) - Math.min(...shares)),
    completion: shareOf(({ result }) => result.kind === 'won'),
    drawishness: shareOf(({ result }) => result.kind === 'drawn'),
    deadSpaces: ir.spaces.flatMap(({ name }, space) => (met.has(space) ? [] : [name])),
  }
}

function measureOf(
  name: Measure['name'],
  games: readonly GameMeasures[],
  measure: (game: GameMeasures) => number | undefined,
): readonly Measure[] {
  const found = games.flatMap((game) => {
    const value = measure(game)
    return value === undefined ? [] : [{ value, game: game.game }]
  })
  const [first] = found
  if (first === undefined) return []
  const extreme = (isBetter: (a: number, b: number) => boolean) =>
    found.reduce((best, one) => (isBetter(one.value, best.value) ? one : best), first)
  return [
    {
      name,
      mean: bootstrapMean(found.map(({ value }) => value)),
      least: extreme((a, b) => a < b),
      most: extreme((a, b) => a > b),
    },
  ]
}
