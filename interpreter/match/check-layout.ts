import { H, NONE, type ArrangeIR } from '../../grammar/ir/ir.ts'
import type { Layout } from '../layout/layout.ts'
import type { Program } from '../program/program.ts'
import { refused, type Refused } from './refused.ts'

/** The objection to a layout of the arranging seat. Undefined if it is legal. Only that seat may see it. */
export function checkLayout(
  program: Program,
  state: Int32Array,
  arrange: ArrangeIR,
  layout: Layout,
): Refused | undefined {
  const { ir } = program
  const seat = state[H.decider] ?? NONE
  const pieces = arrange.pieces[seat] ?? []
  const spaces = new Set(arrange.spaces[seat])
  if (layout.length !== pieces.length)
    return refused('ST5010', `All ${pieces.length} pieces must be placed; ${layout.length} are.`)
  const used = new Set<number>()
  for (const space of layout) {
    const name = ir.spaces[space]?.name ?? String(space)
    if (!spaces.has(space)) return refused('ST5010', `No piece may be set up on ${name}.`)
    if (used.has(space)) return refused('ST5010', `There are two pieces on ${name}.`)
    used.add(space)
  }
  const wrong = program.misplaced(state, layout)
  if (wrong < 0) return undefined
  const kind = ir.kinds[ir.pieces[pieces[wrong] ?? -1]?.kind ?? -1]?.name ?? 'piece'
  const name = ir.spaces[layout[wrong] ?? -1]?.name ?? '?'
  return refused('ST5010', `The rules allow no ${kind} on ${name}.`)
}
