import { H, NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { arrangementAt } from '../../interpreter/layout/layout.ts'
import type { Program } from '../../interpreter/program/program.ts'
import type { Engine } from './limit/stratego.d.mts'

/** The parts of an engine used here. */
type Board = Pick<Engine, 'board' | 'W'>

/* Converts positions and moves to those of the handwritten engine: cells of a padded board, ranks of pieces. */

const RANKS = new Map([
  ['spy', 1],
  ['scout', 2],
  ['miner', 3],
  ['sergeant', 4],
  ['lieutenant', 5],
  ['captain', 6],
  ['major', 7],
  ['colonel', 8],
  ['general', 9],
  ['marshal', 10],
  ['bomb', 11],
  ['flag', 12],
])

export function cellOf(ir: GameIR, engine: Board, space: number): number {
  const at = ir.spaces[space]
  return at === undefined ? 0 : (at.row + 1) * engine.W + at.column + 1
}

/** Gives a fresh game of the program the setup of the engine. */
export function takeSetUp(program: Program, engine: Board, state: Int32Array): void {
  const { ir } = program
  program.fresh(state, 1, 2)
  program.begin(state)
  for (let step = arrangementAt(ir, state); step !== undefined; step = arrangementAt(ir, state)) {
    const seat = state[H.decider] ?? 0
    const free = [...(step.spaces[seat] ?? [])]
    const layout = (step.pieces[seat] ?? []).map((piece) => {
      const rank = RANKS.get(ir.kinds[ir.pieces[piece]?.kind ?? -1]?.name ?? '')
      const found = free.findIndex((space) => ((engine.board[cellOf(ir, engine, space)] ?? 0) & 15) === rank)
      return free.splice(found, 1)[0] ?? NONE
    })
    program.applyLayout(state, layout)
  }
}

/** A move of the program as the engine encodes it: from << 8 | to. */
export function asByHand(program: Program, engine: Board, state: Int32Array, code: number): number {
  const { ir } = program
  const move = program.decode(state, code)
  const [piece = 0, what = 0] = move?.values ?? []
  const place = (one: number): number => cellOf(ir, engine, state[ir.memory.at + one] ?? 0)
  const isAttack = ir.actions[move?.action ?? -1]?.name === 'attack'
  return (place(piece) << 8) | (isAttack ? place(what) : cellOf(ir, engine, what))
}
