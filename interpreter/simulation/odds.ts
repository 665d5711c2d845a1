import { H, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { drawsLots } from '../../grammar/ir/node-facts.ts'
import { someStep } from '../../grammar/ir/walk.ts'
import { movesMeant } from '../reading/matching-moves.ts'
import { Notation } from '../notation/notation.ts'
import { Fault, MAX_MOVES, MAX_OUTCOMES, type Program } from '../program/program.ts'
import { SeenTable } from '../why/seen-table.ts'
import { seedFrom } from '../state/chance.ts'
import { ONE, compareFractions, addFractions, multiply, type Fraction } from './fraction.ts'
import { OutcomeBudget, eachOutcome } from './outcomes.ts'
import { turnPassed } from './turn-passed.ts'
import { shareOf, type Estimate } from './statistics.ts'

/**
 * The possible results of some moves and their probabilities: over all outcomes of chance or, if there are too many,
 * over a sample.
 */
export type Odds =
  | {
      readonly exact: true
      /** The number of outcomes of chance. */
      readonly ways: number
      /** How many of the moves, from the first, could be made in at least one outcome. */
      readonly made: number
      /** The most likely first. Their probabilities add up to 1. */
      readonly outcomes: readonly (Outcome & { readonly chance: Fraction })[]
    }
  | {
      readonly exact: false
      readonly samples: number
      readonly made: number
      readonly outcomes: readonly (Outcome & { readonly share: Estimate })[]
    }

export interface Outcome {
  /** The result as `tell` describes it, or that a move could not be made. */
  readonly what: string
  /** The move that could not be made. Earlier results are not listed. */
  readonly missing?: string
}

/** True if a move can involve chance. Otherwise there is nothing to report but its result. */
export function movesDrawLots({ actions, stages, whenever }: GameIR): boolean {
  const bodies = [
    ...actions.map(({ body }) => body),
    ...stages.flatMap(({ body, leave }) => [body, leave]),
    ...whenever.map(({ body }) => body),
  ]
  return bodies.some((steps) => someStep(steps, drawsLots))
}

export interface OddsAsked {
  /** Describes a result. Outcomes with the same description are merged. */
  readonly tell: (state: Int32Array) => string
  /** How many games to sample if there are too many outcomes to enumerate. */
  readonly samples: number
  readonly seed: string | number
  /**
   * Leaves out decisions of chance after the turn has passed, such as the next player's roll. Only for programs of the
   * reference back end.
   */
  readonly withinTurn?: boolean
}

/**
 * The odds of some moves, one after the other, from a state that waits for the first. In between, a player with a
 * single possible answer gives it. Outcomes in which a move cannot be made are grouped by that move.
 */
export function odds(program: Program, from: Int32Array, moves: readonly string[], asked: OddsAsked): Odds {
  try {
    return exactOdds(program, from, moves, asked)
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'ST5118') return sampledOdds(program, from, moves, asked)
    throw thrown
  }
}

/** The odds of some moves as `odds` describes them, always by sampling: for games known to have too many outcomes. */
export function sampledOdds(
  program: Program,
  from: Int32Array,
  moves: readonly string[],
  { tell, samples, seed, withinTurn }: OddsAsked,
): Odds {
  const mover = new Mover(program, withinTurn)
  const state = new Int32Array(from.length)
  const counts = new Map<string, { readonly outcome: Outcome; count: number }>()
  let moveCount = 0
  for (let game = 0; game < samples; game++) {
    const { low, high } = seedFrom(`${seed}/${game}`)
    state.set(from)
    state[H.seedLow] = low
    state[H.seedHigh] = high
    let missing: string | undefined
    for (const [at, move] of moves.entries()) {
      let code = mover.next(state, move)
      for (; code?.isMove === false; code = mover.next(state, move)) program.apply(state, code.code)
      if (code === undefined) {
        missing = move
        break
      }
      moveCount = Math.max(moveCount, at + 1)
      mover.apply(state, code.code, at === moves.length - 1)
    }
    const outcome = outcomeOf(state, tell, missing)
    const key = keyOf(outcome)
    const same = counts.get(key)
    if (same === undefined) counts.set(key, { outcome, count: 1 })
    else same.count++
  }
  const outcomes = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return {
    exact: false,
    samples,
    made: moveCount,
    outcomes: outcomes.map(({ outcome, count }) => ({ ...outcome, share: shareOf(count, samples) })),
  }
}

function outcomeOf(state: Int32Array, tell: OddsAsked['tell'], missing: string | undefined): Outcome {
  return missing === undefined ? { what: tell(state) } : { what: `\`${missing}\` was not possible`, missing }
}

function keyOf({ what, missing }: Outcome): string {
  return missing === undefined ? `1${what}` : `0${missing}`
}

interface Reached {
  readonly state: Int32Array
  chance: Fraction
}

function exactOdds(
  program: Program,
  from: Int32Array,
  moves: readonly string[],
  { tell, withinTurn }: OddsAsked,
): Odds {
  const mover = new Mover(program, withinTurn)
  const sums = new Map<string, Outcome & { chance: Fraction }>()
  const sum = (outcome: Outcome, chance: Fraction): void => {
    const key = keyOf(outcome)
    const same = sums.get(key)
    if (same === undefined) sums.set(key, { ...outcome, chance })
    else same.chance = addFractions(same.chance, chance)
  }
  let reached: readonly Reached[] = [{ state: from, chance: ONE }]
  let [ways, made] = [0, 0]
  const budget = new OutcomeBudget(MAX_OUTCOMES)
  const played = (before: readonly Reached[], move: string, isLast: boolean): readonly Reached[] => {
    const next = new Map<string, Reached>()
    const keep = (state: Int32Array, chance: Fraction): void => {
      const key = state.join()
      const same = next.get(key)
      if (same === undefined) next.set(key, { state: state.slice(), chance })
      else same.chance = addFractions(same.chance, chance)
    }
    for (const { state, chance } of before) {
      const code = mover.next(state, move)
      if (code === undefined) {
        sum(outcomeOf(state, tell, move), chance)
        continue
      }
      const answer = (S: Int32Array): void => mover.apply(S, code.code, isLast && code.isMove)
      // Chance in a forced answer does not belong to the following move.
      ways += eachOutcome(
        program,
        state,
        answer,
        (S, share) => {
          const likely = multiply(chance, share)
          if (code.isMove) keep(S, likely)
          else
            for (const far of played([{ state: S.slice(), chance: likely }], move, isLast))
              keep(far.state, far.chance)
        },
        budget,
      )
    }
    return [...next.values()]
  }
  for (const [at, move] of moves.entries()) {
    reached = played(reached, move, at === moves.length - 1)
    if (reached.length > 0) made = at + 1
  }
  for (const { state, chance } of reached) sum(outcomeOf(state, tell, undefined), chance)
  const outcomes = [...sums.values()].toSorted((a, b) => compareFractions(b.chance, a.chance))
  return { exact: true, ways, made, outcomes }
}

/** Finds moves by any text that means them, and makes them. */
class Mover {
  private readonly program: Program
  private readonly notation: Notation
  private readonly codes = new Int32Array(MAX_MOVES)
  private readonly withinTurn: boolean

  constructor(program: Program, withinTurn = false) {
    this.program = program
    this.notation = new Notation(program)
    this.withinTurn = withinTurn
  }

  apply(state: Int32Array, code: number, isLast: boolean): void {
    const { program } = this
    const work = (): void => program.apply(state, code)
    if (this.withinTurn && isLast) program.chance.until(turnPassed(program.ir, state.slice()), work)
    else work()
  }

  /** The move, or the only possible answer before it. Undefined if it cannot be made. */
  next(state: Int32Array, move: string): { readonly code: number; readonly isMove: boolean } | undefined {
    if (state[H.status] === STATUS.over) return undefined
    const { program, notation, codes } = this
    const count = program.legal(state, codes)
    const listed = notation
      .all(state, codes, count)
      .map(({ code, text, action }) => ({ code, move: { notation: text, action } }))
    const [found, another] = movesMeant(new SeenTable(program, state, notation), listed, move)
    if (found !== undefined && another === undefined) return { code: found.code, isMove: true }
    return count === 1 ? { code: codes[0] ?? 0, isMove: false } : undefined
  }
}
