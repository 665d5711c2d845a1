import { H } from '../../grammar/ir/ir.ts'
import { Fault, MAX_MOVES, type Program } from '../program/program.ts'
import { Budget } from '../deduction/budget.ts'
import { resample } from '../deduction/deduction.ts'
import type { Knowledge } from '../deduction/knowledge.ts'
import { Notation } from '../notation/notation.ts'
import type { Question } from './player.ts'

/** A state that may be the true one for all the seat knows, and the codes of the question's moves in it. */
export interface World {
  readonly state: Int32Array
  /** For each move of the question. -1 if no move is written that way there. */
  readonly codes: readonly number[]
}

interface DrawnWorlds {
  readonly program: Program
  readonly worlds: readonly World[]
  /**
   * True if the worlds may contradict something the seat could have concluded, or there are none, because the budget
   * was spent.
   */
  readonly approximate: boolean
}

/** Work budget for the worlds of one decision, however many are wanted. */
export const WORK_ON_WORLDS = 2_000_000
/** If no exact world is found, this many approximate ones are enough. */
const MOST_APPROXIMATE = 8

/** Draws worlds for the deciding player. Returns fewer, or none, if the game cannot be followed or time is short. */
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
    // Exact worlds are better alone.
    if (drawn.approximate && worlds.length >= (approximate ? MOST_APPROXIMATE : 1)) break
    approximate = drawn.approximate
    worlds.push({ state: drawn.state, codes: codesIn(drawn.state) })
  }
  return { program, worlds, approximate: approximate || worlds.length === 0 }
}

/** True if nothing is hidden. All worlds are then equal except for future chance. */
function hidesNothing({ position, program }: Knowledge): boolean {
  return (
    program.ir.dark === undefined &&
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

/**
 * Makes a move of the question in a copy of a world, stored in `into`. Returns false if the move is impossible there.
 */
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
