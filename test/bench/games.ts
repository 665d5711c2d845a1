import { join } from 'node:path'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { arrangementAt, randomLayout } from '../../interpreter/layout/layout.ts'
import { remainder, scramble } from '../../interpreter/state/chance.ts'
import { irCalled } from '../codegen/shipped.ts'

/** A ruleset by its id: a yardstick from this folder, which plays as the handwritten engines do, or a shipped one. */
export function gameCalled(id: string): GameIR {
  return id.startsWith('yardstick-') ? irCalled(id, [], join(import.meta.dirname, 'rulesets')) : irCalled(id)
}

/** Plays one game and returns its number of plies. */
export type Player = () => number

/** Plays whole games, from consecutive seeds. */
export function fusedPlayer(program: Program): Player | undefined {
  const { playouts } = program
  let seed = 0
  return playouts === undefined ? undefined : () => playouts.play(++seed, 0x5eed)
}

/** Plays games move by move, as a search would: lists all legal moves, picks one, and goes to the next state. */
export function stepwisePlayer(program: Program): Player {
  const { ir } = program
  const state = new Int32Array(ir.memory.size)
  const moves = new Int32Array(MAX_MOVES)
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
      const count = program.legal(state, moves)
      program.apply(state, moves[below(count)] ?? 0)
    }
    return plies
  }
}
