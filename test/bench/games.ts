import { join } from 'node:path'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
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
