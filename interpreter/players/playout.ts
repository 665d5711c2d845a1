import { H, STATUS } from '../../grammar/ir/ir.ts'
import { outcomeIn, pointsIn } from '../state/outcome.ts'
import { byPlayer } from '../state/seating.ts'
import { arrangementAt, legalLayout } from '../layout/layout.ts'
import { Fault, type Program } from '../program/program.ts'
import type { Standing } from './evaluate-state.ts'

/** Operations on a scratch state in which games are continued. */
export interface Playout {
  /** Plays random answers, at most this many. */
  playOn(state: Int32Array, plies: number, below: (n: number) => number): void
  /**
   * How good the state is for each player, by the seat where they began: the lead over the others, and a large bonus or
   * penalty if somebody has won.
   */
  worths(state: Int32Array): readonly number[]
  /** Runs the work and counts what the rules visited meanwhile. */
  counted<T>(work: () => T): T
  /** Units of thought spent so far. */
  spent(): number
}

/** Rule visits, or copied state words, that take as long as listing one move. */
const LOOKS_PER_UNIT = 16
const WORDS_PER_UNIT = 256
const WITHOUT_CODE = 4

/**
 * Search horizon in plies. This many random plies show what can be captured or made at once; more would only add noise.
 */
export function horizonOf({ ir }: Program): number {
  return 4 * ir.seats.length
}

/** Work of a program so far. Without generated code, each visit takes correspondingly longer. */
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
    worths: (state) => byPlayer(program.ir, state, worthsOfSeats(program, standing, state)),
  }
}

function worthsOfSeats({ ir }: Program, standing: Standing, state: Int32Array): readonly number[] {
  const ahead = standing.ahead(state)
  if (state[H.status] !== STATUS.over) return ahead
  const outcome = outcomeIn(ir, state)
  const { kind, winners, scores } = outcome
  if (kind === 'scored' && standing.byScores === true && scores !== undefined) return scores
  if (kind === 'drawn' || kind === 'scored') return ahead
  // A win counts once for each point that the game is worth.
  const win = standing.win * (pointsIn(outcome) ?? 1)
  return ahead.map((worth, seat) => worth + (winners.includes(seat) ? win : -win))
}

/** Answers a question at random, all answers equally likely. Returns the number of moves listed for it. */
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

/** Runs a playout. If the rules fail, the playout ends where it is. */
export function asFarAsRulesGo(play: () => void): void {
  try {
    play()
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
}
