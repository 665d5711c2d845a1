import { NOTHING, cell, choose, compare, constant } from '../../ir/build.ts'
import type { SetIR } from '../../ir/ir.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import type { Slots } from '../elaboration/scope.ts'
import { unwatched } from '../world/watched-world.ts'

/** The value of an empty slot for a piece. */
export function emptySlotOfPieces(el: Pick<Elaboration, 'world'>): number {
  const { groups, pieces } = unwatched(el.world)
  return groups.reduce((sum, group) => sum + group.count, pieces.length)
}

/** The chosen things, in the order of the slots. */
export function chosenIn({ cells, empty }: Slots): SetIR {
  return cells
    .map((own): SetIR => ({
      set: 'one',
      item: choose(compare('eq', cell(own), constant(empty)), NOTHING, cell(own)),
    }))
    .reduce((left, right): SetIR => ({ set: 'union', left, right }))
}
