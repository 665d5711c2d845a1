import type { GameIR } from '../../grammar/ir/ir.ts'
import { followsOrder } from '../../grammar/ir/orders.ts'

/**
 * The places in which things do not lie in their true order, as a seat sees it, by the numbers of containers: 1, else 0. Without a seat:
 * those whose order not everybody can follow. A group may lie where it is not seen.
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
