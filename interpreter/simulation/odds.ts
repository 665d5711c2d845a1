import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { drawsLots } from '../../grammar/ir/node-facts.ts'
import { someStep } from '../../grammar/ir/walk.ts'
import { Notation } from '../notation/notation.ts'
import { Fault, MAX_MOVES, MAX_OUTCOMES } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import { seedFrom } from '../state/chance.ts'
import type { Fraction } from './fraction.ts'
import { NOUGHT, WHOLE, compare, plus, times } from './fraction.ts'
import { eachOutcome } from './outcomes.ts'
import type { Estimate } from './statistics.ts'
import { shareOf } from './statistics.ts'

/** What some moves lead to, and how likely: over all outcomes of chance or, if there are too many, over a sample. */
export type Odds =
  | {
      readonly exact: true
      /** The number of outcomes of chance. */
      readonly ways: number
      /** The likeliest first; their probabilities add up to 1. */
      readonly outcomes: readonly { readonly what: string; readonly chance: Fraction }[]
    }
  | {
      readonly exact: false
      readonly samples: number
      readonly outcomes: readonly { readonly what: string; readonly share: Estimate }[]
    }

/** Can a move involve chance? Otherwise there is nothing to report but its result. */
export function movesDrawLots({ actions, stages, whenever }: GameIR): boolean {
  const bodies = [
    ...actions.map(({ body }) => body),
    ...stages.flatMap(({ body, leave }) => [body, leave]),
    ...whenever.map(({ body }) => body),
  ]
  return bodies.some((steps) => someStep(steps, drawsLots))
}

export interface OddsAsked {
  /** How a result is described: outcomes with the same description are merged. */
  readonly tell: (state: Int32Array) => string
  /** How many games to sample if there are too many outcomes to enumerate. */
  readonly samples: number
  readonly seed: string | number
}

/**
 * The odds of some moves, one after the other, from a state that waits for the first. In between, a player with a
 * single possible answer gives it; outcomes in which a move cannot be made are left out.
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
  { tell, samples, seed }: OddsAsked,
): Odds {
  const mover = new Mover(program)
  const state = new Int32Array(from.length)
  const counts = new Map<string, number>()
  for (let game = 0; game < samples; game++) {
    const { low, high } = seedFrom(`${seed}/${game}`)
    state.set(from)
    state[H.seedLow] = low
    state[H.seedHigh] = high
    for (const move of moves) {
      let code = mover.next(state, move)
      for (; code !== undefined; code = code.isMove ? undefined : mover.next(state, move))
        program.apply(state, code.code)
    }
    const what = tell(state)
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  const outcomes = [...counts].toSorted(([, a], [, b]) => b - a)
  return {
    exact: false,
    samples,
    outcomes: outcomes.map(([what, count]) => ({ what, share: shareOf(count, samples) })),
  }
}

interface Reached {
  readonly state: Int32Array
  chance: Fraction
}

function exactOdds(program: Program, from: Int32Array, moves: readonly string[], { tell }: OddsAsked): Odds {
  const mover = new Mover(program)
  let reached: readonly Reached[] = [{ state: from, chance: WHOLE }]
  let ways = 0
  const played = (before: readonly Reached[], move: string): readonly Reached[] => {
    const next = new Map<string, Reached>()
    const keep = (state: Int32Array, chance: Fraction): void => {
      const key = state.join()
      const same = next.get(key)
      if (same === undefined) next.set(key, { state: state.slice(), chance })
      else same.chance = plus(same.chance, chance)
    }
    for (const { state, chance } of before) {
      const code = mover.next(state, move)
      if (code === undefined) {
        keep(state, chance)
        continue
      }
      const answer = (S: Int32Array): void => program.apply(S, code.code)
      // Chance in a forced answer is not part of the move that is still to come.
      ways += eachOutcome(program, state, answer, (S, share) => {
        const likely = times(chance, share)
        if (code.isMove) keep(S, likely)
        else
          for (const far of played([{ state: S.slice(), chance: likely }], move)) keep(far.state, far.chance)
      })
      if (ways > MAX_OUTCOMES)
        throw new Fault('ST5118', `Chance has more than ${MAX_OUTCOMES} outcomes here.`, -1)
    }
    return [...next.values()]
  }
  for (const move of moves) reached = played(reached, move)
  const sums = new Map<string, Fraction>()
  for (const { state, chance } of reached) {
    const what = tell(state)
    sums.set(what, plus(sums.get(what) ?? NOUGHT, chance))
  }
  const outcomes = [...sums].map(([what, chance]) => ({ what, chance }))
  return { exact: true, ways, outcomes: outcomes.toSorted((a, b) => compare(b.chance, a.chance)) }
}

/** Finds moves by their notation. */
class Mover {
  private readonly program: Program
  private readonly notation: Notation
  private readonly codes = new Int32Array(MAX_MOVES)

  constructor(program: Program) {
    this.program = program
    this.notation = new Notation(program)
  }

  /** The move, or the only possible answer before it; undefined if it cannot be made. */
  next(state: Int32Array, move: string): { readonly code: number; readonly isMove: boolean } | undefined {
    if (state[H.status] === STATUS.over) return undefined
    const { program, notation, codes } = this
    const count = program.legal(state, codes)
    const found = notation.all(state, codes, count).find(({ text }) => text === move)
    if (found !== undefined) return { code: found.code, isMove: true }
    return count === 1 ? { code: codes[0] ?? 0, isMove: false } : undefined
  }
}
