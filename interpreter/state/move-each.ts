import { NONE } from '../../grammar/ir/ir.ts'
import { PilesLeft, carryPiece, showTop } from './move-piece.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * Moves things all at once, each to a place of its own, so that none is in the way of another; one whose place is none
 * stays. Things that come to the same place keep their order. Returns a place that is too full then, or none.
 */
export function moveEach(
  S: Int32Array,
  plan: TablePlan,
  things: ArrayLike<number>,
  places: ArrayLike<number>,
  length: number,
  end: 'first' | 'last',
): number {
  const left = new PilesLeft()
  // Things put in front one by one must be processed last to first to keep their order.
  for (let i = 0; i < length; i++) {
    const at = end === 'last' ? i : length - 1 - i
    const [thing, place] = [things[at]!, places[at]!]
    if (place === NONE) continue
    left.note(S, plan, thing)
    carryPiece(S, plan, thing, place, end)
  }
  left.showTops(S, plan)
  let tooFull = NONE
  for (let i = 0; i < length; i++) {
    const place = places[i]!
    if (place === NONE) continue
    showTop(S, plan, place)
    if (S[plan.memory.count + place]! > plan.capacity[place]!) tooFull = place
  }
  return tooFull
}
