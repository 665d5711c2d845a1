import { H, NONE } from '../../grammar/ir/ir.ts'
import type { Below } from '../counting/kind-distributions.ts'
import type { Program } from '../program/program.ts'
import { link } from '../state/containers.ts'
import { lookInTheDark } from '../state/dark-knowledge.ts'
import { tablePlan } from '../state/table-plan.ts'
import { memoized } from '../../grammar/source/memoized.ts'

const planOf = memoized(tablePlan)

/**
 * Puts pieces that have no place on spaces that are dark to a seat, as far as there is room. Nobody checks that a game
 * can lead to it.
 */
export function hideInTheDark(program: Program, S: Int32Array, seat: number | undefined, below: Below): void {
  const { ir } = program
  const { dark } = ir
  if (dark === undefined) return
  S[dark.cell] = NONE
  const isDark = (state: Int32Array, board: number, space: number, one: number): boolean => {
    const you = state[H.you] ?? NONE
    state[H.you] = one
    state[dark.cell] = space
    const condition = dark.boards[board]?.isDark
    const found = condition === undefined || program.evaluate(state, condition) === 1
    state[H.you] = you
    state[dark.cell] = NONE
    return found
  }
  const room = dark.boards.flatMap(({ first, count }, board) =>
    Array.from({ length: count }, (_, i) => first + i).filter(
      (space) => S[ir.memory.count + space] === 0 && (seat === undefined || isDark(S, board, space, seat)),
    ),
  )
  for (const [piece, { container }] of ir.pieces.entries()) {
    if (S[ir.memory.at + piece] !== NONE || ir.containers[container]?.supply === true) continue
    const [space] = room.splice(below(Math.max(1, room.length)), 1)
    const holds = space === undefined ? undefined : ir.containers[space]?.holds
    if (space !== undefined && holds?.includes(ir.pieces[piece]?.kind ?? -1) !== false)
      link(S, ir.memory, piece, space, 'last')
  }
  lookInTheDark(S, ir, planOf(ir), isDark)
}
