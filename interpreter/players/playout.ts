import { H, STATUS } from '../../grammar/ir/ir.ts'
import { outcomeIn, pointsIn } from '../state/outcome.ts'
import { arrangementAt, legalLayout } from '../layout/layout.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import type { Standing } from './standing.ts'

/** Operations on a scratch state: games are continued in it. */
export interface Playout {
  /** Random answers, at most this many. */
  playOn(state: Int32Array, plies: number, below: (n: number) => number): void
  /** How well each seat stands: ahead of the others, and far ahead or behind if somebody has won. */
  worths(state: Int32Array): readonly number[]
  /** Does something and counts what the rules looked at meanwhile. */
  counted<T>(work: () => T): T
  /** The units of thought that all of this took so far. */
  spent(): number
}

/** Things looked at, and words of a state that are copied for a playout, that take as long as listing one move. */
const LOOKS_PER_UNIT = 16
const WORDS_PER_UNIT = 256
const WITHOUT_CODE = 4

/**
 * How far players look: this many random plies show what can be captured or made at once, and more would only be
 * noise. Then the position is evaluated.
 */
export function horizonOf({ ir }: Program): number {
  return 4 * ir.seats.length
}

/** The work of a program so far; where there is no generated code, each thing takes that many times longer. */
export function workOf({ worked, running }: Program): number {
  return running?.machine === 'reference' ? WITHOUT_CODE * worked() : worked()
}

export function playoutOf(program: Program, standing: Standing): Playout {
  let units = 0
  const counted = <T>(work: () => T): T => {
    const before = workOf(program)
    const found = work()
    units += (workOf(program) - before) / LOOKS_PER_UNIT
    return found
  }
  return {
    counted,
    playOn: (state, plies, below) => {
      units += state.length / WORDS_PER_UNIT
      counted(() =>
        asFarAsRulesGo(() => {
          for (let i = 0; i < plies && state[H.status] === STATUS.waiting; i++)
            units += 1 + anyStep(program, state, below)
        }),
      )
    },
    spent: () => units,
    worths: (state) => {
      const ahead = standing.ahead(state)
      if (state[H.status] !== STATUS.over) return ahead
      const outcome = outcomeIn(program.ir, state)
      const { kind, winners, scores } = outcome
      if (kind === 'scored' && standing.byScores === true && scores !== undefined) return scores
      if (kind === 'drawn' || kind === 'scored') return ahead
      // What a game is worth counts as often as it has points.
      const win = standing.win * (pointsIn(outcome) ?? 1)
      return ahead.map((worth, seat) => worth + (winners.includes(seat) ? win : -win))
    },
  }
}

/** Answers a question at random, all answers equally likely; returns the number of moves listed for it. */
function anyStep(program: Program, state: Int32Array, below: (n: number) => number): number {
  const arrange = arrangementAt(program.ir, state)
  if (arrange !== undefined) {
    program.applyLayout(state, legalLayout(program, state, arrange, below).layout)
    return 0
  }
  const count = program.legal(state)
  program.apply(state, program.moves[below(count)] ?? 0)
  return count
}

/** If the rules fail, the playout ends where it is. */
export function asFarAsRulesGo(play: () => void): void {
  try {
    play()
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
}
