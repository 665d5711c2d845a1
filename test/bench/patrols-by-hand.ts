import { NONE } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { MOVE, NO_TARGET } from './limit/patrols.mjs'

/* Converts moves of the patrol game to those of the handwritten engine: faces for cards, numbers for patrols. */

const WORDS = new Map([
  ['draw from the deck', MOVE.draw],
  ['take the top discard', MOVE.take],
  ['lay a patrol', MOVE.lay],
  ['add a card', MOVE.add],
  ['attack', MOVE.attack],
  ['defend', MOVE.defend],
  ['discard a card', MOVE.discard],
  ['fill your hand', MOVE.fill],
])

const FIRST_SOLDIER = 4
const FIRST_ARSENAL = 14

export function patrolMove(program: Program, state: Int32Array, code: number): number {
  const { ir } = program
  const move = program.decode(state, code)
  if (move === undefined) return MOVE.done
  const word = WORDS.get(ir.actions[move.action]?.name ?? '') ?? NONE
  const [first = 0, second = 0, ...targets] = move.values
  const face = (piece: number): number => ir.pieces[piece]?.kind ?? NONE
  const group = ir.groups[0]
  if (group === undefined) throw new Error('there are no patrols')
  /** The patrol that a target lies in, if any. */
  const patrolOf = (piece: number | undefined): number => {
    if (piece === undefined || piece >= ir.pieces.length) return NO_TARGET
    return (state[ir.memory.at + piece] ?? NONE) - group.container
  }
  switch (word) {
    case MOVE.lay: {
      const colour = face(second) % FIRST_SOLDIER
      return word | (first << 4) | (colour << 5)
    }
    case MOVE.add:
      return word | (face(first) << 4) | ((second - group.first) << 8)
    case MOVE.attack: {
      const at = [patrolOf(targets[0]), patrolOf(targets[1])]
      return (
        word |
        ((face(first) - FIRST_ARSENAL) << 4) |
        (second << 7) |
        ((at[0] ?? NO_TARGET) << 9) |
        ((at[1] ?? NO_TARGET) << 16)
      )
    }
    case MOVE.defend:
      return word | ((face(first) - FIRST_ARSENAL) << 4) | (whichTarget(program, state, second) << 7)
    case MOVE.discard:
      return word | (face(first) << 4)
    default:
      return word
  }
}

/** Whether the defended piece is the first (0) or the second (1) target of the attack. */
function whichTarget({ ir }: Program, state: Int32Array, piece: number): 0 | 1 {
  const cell = ir.actions
    .find(({ name }) => name === 'attack')
    ?.choices.find(({ name, slot }) => name === 'targets' && slot === 0)?.cell
  return cell !== undefined && state[cell] === piece ? 0 : 1
}
