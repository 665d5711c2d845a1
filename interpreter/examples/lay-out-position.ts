import type { ExamplePlan } from '../../grammar/examples/example.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { link, unlink } from '../state/containers.ts'
import { movePiece, showTop } from '../state/move-piece.ts'
import { seenThere, tablePlan } from '../state/table-plan.ts'

/** Turns a fresh state into the position that an example gives. */
export function layOutPosition(program: Program, plan: ExamplePlan): (state: Int32Array) => void {
  const table = tablePlan(program.ir)
  return (state) => {
    for (const piece of plan.aside) unlink(state, program.ir.memory, piece)
    for (const { group, container } of plan.groups) link(state, program.ir.memory, group, container, 'last')
    const isOnPile = ({ container }: ExamplePlan['placed'][number]): boolean =>
      container < table.groupContainers && program.ir.containers[container]?.pile === true
    for (const { piece, container } of plan.placed.filter((each) => !isOnPile(each)))
      movePiece(state, table, piece, container, 'last')
    // Piles are given from the top down and go on top of the remaining pieces. Groups start empty.
    for (const { piece, container } of plan.placed.filter(isOnPile).reverse())
      movePiece(state, table, piece, container, 'first')
    asNobodySawItLaid(state, table, plan, program.ir)
    for (const { address, value } of plan.stores) state[address] = value
    const members = plan.members.map(({ address, isIn }) => ({
      address,
      value: program.evaluate(state, isIn),
    }))
    for (const { address, value } of members) state[address] = value
  }
}

/** A position has no history: everybody knows exactly what is visible where it is now. */
function asNobodySawItLaid(
  state: Int32Array,
  table: ReturnType<typeof tablePlan>,
  { placed }: ExamplePlan,
  ir: GameIR,
): void {
  for (const { piece, container } of placed)
    if (piece < ir.pieces.length) state[ir.memory.seen + piece] = seenThere(state, table, container, piece)
  // A piece may be on top because others were removed.
  for (const container of new Set([...ir.containers.keys(), ...placed.map((each) => each.container)]))
    showTop(state, table, container)
}
