import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { arrangementAt, randomLayout } from '../../interpreter/layout/layout.ts'
import { remainder, scramble } from '../../interpreter/state/chance.ts'
import type { Player } from './games.ts'

/**
 * Plays games move by move, as a search would: lists all legal moves, picks one, and goes to the next state. Import this
 * module once for each program: the engine's compiler would otherwise not know whose code it calls.
 */
export function stepwisePlayer(program: Program): Player {
  const { ir } = program
  const { moves, state } = program
  let word = 1
  let seed = 0
  const below = (bound: number): number => {
    word = (word + 0x9e3779b9) | 0
    // The operator takes longer for unsigned words than all else that a player does.
    return remainder(scramble(word), bound)
  }
  return () => {
    program.fresh(state, ++seed, 0x5eed)
    program.begin(state)
    for (let arrange = arrangementAt(ir, state); arrange !== undefined; arrange = arrangementAt(ir, state))
      program.applyLayout(state, randomLayout(arrange, state[H.decider] ?? 0, below))
    let plies = 0
    for (; state[H.status] === STATUS.waiting; plies++) {
      const count = program.legal(state)
      program.apply(state, moves[below(count)] ?? 0)
    }
    return plies
  }
}
