import { H } from '../../grammar/ir/ir.ts'
import { Fault, MAX_MOVES } from '../program/program.ts'
import { Budget } from '../deduction/budget.ts'
import { resample } from '../deduction/deduction.ts'
import type { Knowledge } from '../deduction/knowledge.ts'
import { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import type { Question } from './player.ts'

/** A state that may be the true one for all that a seat can tell, and the numbers that its moves have there. */
export interface World {
  readonly state: Int32Array
  /** For each move of the question; -1: there is none that is written so. */
  readonly codes: readonly number[]
}

export interface DrawnWorlds {
  readonly program: Program
  readonly worlds: readonly World[]
  /** They may contradict something that the seat could have concluded, or there are none: the budget was spent. */
  readonly approximate: boolean
}

/** Work on the worlds of one decision, however many are wanted. */
export const WORK_ON_WORLDS = 2_000_000
/** Where none can be found that fits, a few that nearly do are enough. */
const MOST_APPROXIMATE = 8

/** Draws worlds for the player who is asked; fewer, or none, where the game cannot be followed or time is short. */
export function drawWorlds(
  question: Question,
  count: number,
  below: (n: number) => number,
  mayGoOn: () => boolean = () => true,
): DrawnWorlds {
  const knowledge = question.knowledge()
  const { program } = knowledge
  const notation = new Notation(program)
  const budget = new Budget(WORK_ON_WORLDS)
  const worlds: World[] = []
  let approximate = false
  const codesIn = (state: Int32Array): readonly number[] => {
    const found = notation.all(state, room, program.legal(state, room))
    const codeOf = new Map(found.map(({ text, code }) => [text, code]))
    return question.moves.map((move) => codeOf.get(move.notation) ?? -1)
  }
  for (let i = 0; i < count && (i === 0 || mayGoOn()); i++) {
    const [first] = worlds
    const seen = hidesNothing(knowledge) ? knowledge.position?.state : undefined
    if (seen !== undefined) {
      const state = withOtherChance(seen, below)
      worlds.push({ state, codes: first?.codes ?? codesIn(state) })
      continue
    }
    const drawn = budget.lend(0.5, (part) => resample(knowledge, below, { budget: part, mayGoOn }))
    if (drawn === undefined) break
    // Those that fit are better alone.
    if (drawn.approximate && worlds.length >= (approximate ? MOST_APPROXIMATE : 1)) break
    approximate = drawn.approximate
    worlds.push({ state: drawn.state, codes: codesIn(drawn.state) })
  }
  return { program, worlds, approximate: approximate || worlds.length === 0 }
}

/** All worlds are the same then, except for future chance. */
export function hidesNothing({ position, program }: Knowledge): boolean {
  return (
    position?.pools.length === 0 &&
    !position.isGuessed &&
    !program.ir.memory.regions.some(({ secret }) => secret !== undefined)
  )
}

function withOtherChance(state: Int32Array, below: (n: number) => number): Int32Array {
  const other = state.slice()
  for (const word of [H.seedLow, H.seedHigh]) other[word] = below(0x10000) * 0x10000 + below(0x10000)
  return other
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
