import type { GameIR } from '../../grammar/ir/ir.ts'
import { followsOrder } from '../../grammar/ir/orders.ts'

/**
 * For each container, 1 if its things are not in an order that the seat can follow, else 0. Without a seat: 1 if not
 * everybody can follow it. A group may be in a place that is not visible.
 */
export function orderlessPlaces(ir: GameIR, seat: number | undefined): Uint8Array {
  const seats = seat === undefined ? [...ir.seats.keys()] : [seat]
  const groups = ir.groups[0]?.container ?? ir.containers.length
  const isOpen = ir.containers.slice(0, groups).every(({ seenBy }) => seenBy === 'everyone')
  return Uint8Array.from(ir.containers, (container, at) => {
    if (at >= groups) return container.pile || isOpen ? 0 : 1
    return seats.every((one) => followsOrder(container, one, ir.teams)) ? 0 : 1
  })
}
