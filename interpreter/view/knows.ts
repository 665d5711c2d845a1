import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'

/** Does a seat know the face of a piece? Without a seat: does everybody? */
export function knows(ir: GameIR, state: Int32Array, seat: number | undefined, piece: number): boolean {
  if (seat !== undefined) return seatKnows(ir, state, seat, piece)
  return ir.seats.every((_, one) => seatKnows(ir, state, one, piece))
}

function seatKnows(ir: GameIR, state: Int32Array, seat: number, piece: number): boolean {
  const seen = state[ir.memory.seen + piece] ?? 0
  if ((seen >>> OPEN_BIT) & 1 || (seen >>> seat) & 1) return true
  const at = state[ir.memory.at + piece] ?? NONE
  // What lies in a group is seen by whoever sees where the group lies.
  const group = ir.groups.find(({ container: from, count }) => at >= from && at < from + count)
  const place = group === undefined ? at : (state[ir.memory.at + at - group.container + group.first] ?? NONE)
  const container = ir.containers[place]
  if (container === undefined) return false
  const isTop = state[ir.memory.first + at] === piece
  const owner = container.owner >= 0 ? container.owner : (ir.pieces[piece]?.owner ?? NONE)
  const sees = (who: 'owner' | 'everyone' | 'nobody'): boolean =>
    who === 'everyone' || (who === 'owner' && owner === seat)
  return sees(container.seenBy) || (isTop && container.pile && sees(container.topSeenBy))
}
