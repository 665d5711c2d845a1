import { Fault, MAX_MOVES } from '../program/program.ts'
import { resample } from '../deduction/deduction.ts'
import { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import type { Question } from './player.ts'

/** A state that may be the true one for all that a seat can tell, and the numbers that its moves have there. */
export interface World {
  readonly state: Int32Array
  /** For each move of the question; -1: there is none that is written so. */
  readonly codes: readonly number[]
}

/** Draws worlds for the player who is asked; fewer, or none, where the game cannot be followed or time is short. */
export function drawWorlds(
  question: Question,
  count: number,
  below: (n: number) => number,
  mayGoOn: () => boolean = () => true,
): { readonly program: Program; readonly worlds: readonly World[] } {
  const knowledge = question.knowledge()
  const { program } = knowledge
  const notation = new Notation(program)
  const worlds: World[] = []
  for (let i = 0; i < count && (i === 0 || mayGoOn()); i++) {
    const drawn = resample(knowledge, below)
    if (drawn === undefined) break
    const { state } = drawn
    const found = notation.all(state, room, program.legal(state, room))
    const codeOf = new Map(found.map(({ text, code }) => [text, code]))
    worlds.push({ state, codes: question.moves.map((move) => codeOf.get(move.notation) ?? -1) })
  }
  return { program, worlds }
}

/** Makes a move of the question in a world, of which `into` becomes a copy; false if that cannot be done there. */
export function moved(program: Program, world: World, move: number, into: Int32Array): boolean {
  const code = world.codes[move] ?? -1
  if (code < 0) return false
  into.set(world.state)
  try {
    program.apply(into, code)
    return true
  } catch (thrown) {
    if (thrown instanceof Fault) return false
    throw thrown
  }
}

const room = new Int32Array(MAX_MOVES)
