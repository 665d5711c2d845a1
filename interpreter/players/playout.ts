import { H, STATUS } from '../../grammar/ir/ir.ts'
import { outcomeIn } from '../state/outcome.ts'
import { arrangementAt, legalLayout } from '../layout/layout.ts'
import { Fault, MAX_MOVES } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import type { Standing } from './standing.ts'

/** What can be done with a state that may be spoilt: games are played on in it. */
export interface Playout {
  /** Answers until the action under way is over, if it is still another's turn to reply. */
  finishAction(state: Int32Array, below: (n: number) => number): void
  /** Any answers, at most so many. */
  playOn(state: Int32Array, plies: number, below: (n: number) => number): void
  /** How well a seat stands: ahead of the others, and far ahead or behind if it has won or lost. */
  worth(state: Int32Array, seat: number): number
}

const room = new Int32Array(MAX_MOVES)
/** Replies to one action that are waited for. */
const MOST_REPLIES = 20

export function playoutOf(program: Program, standing: Standing): Playout {
  const { ir } = program
  const step = (state: Int32Array, below: (n: number) => number): void => {
    const arrange = arrangementAt(ir, state)
    if (arrange === undefined) program.apply(state, room[below(program.legal(state, room))] ?? 0)
    else program.applyLayout(state, legalLayout(program, state, arrange, below).layout)
  }
  /** A mistake of the rules ends the playout where it stands. */
  const whole = (play: () => void): void => {
    try {
      play()
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
    }
  }
  return {
    finishAction: (state, below) =>
      whole(() => {
        for (let i = 0; i < MOST_REPLIES && state[H.status] === STATUS.waiting && state[H.depth] !== 0; i++)
          step(state, below)
      }),
    playOn: (state, plies, below) =>
      whole(() => {
        for (let i = 0; i < plies && state[H.status] === STATUS.waiting; i++) step(state, below)
      }),
    worth: (state, seat) => {
      const ahead = standing.ahead(state, seat)
      if (state[H.status] !== STATUS.over) return ahead
      const { kind, winners } = outcomeIn(ir, state)
      if (kind === 'drawn' || kind === 'scored') return ahead
      return ahead + (winners.includes(seat) ? standing.win : -standing.win)
    },
  }
}
