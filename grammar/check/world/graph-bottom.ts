import type { BoardIR, SeatIR, SpaceIR } from '../../ir/ir.ts'
import type { AreaInfo } from './world.ts'

/** The spaces that the seat at the bottom has in the first area with a part for each seat, for a graph without positions. */
export function bottomOf(
  { shape, first, spaces }: Pick<BoardIR, 'shape' | 'first'> & { readonly spaces: readonly SpaceIR[] },
  areas: readonly AreaInfo[],
  seats: readonly SeatIR[],
): Pick<BoardIR, 'bottom'> {
  if (shape !== 'graph' || spaces.every(({ spot }) => spot !== undefined)) return {}
  const seat = Math.max(
    0,
    seats.findIndex(({ side }) => side === 'south'),
  )
  const parts = areas.map((area) => ({
    perSeat: area.perSeat,
    own: (area.spaces[seat] ?? []).filter((space) => space >= first && space < first + spaces.length),
  }))
  const found = parts.find(({ perSeat, own }) => perSeat && own.length > 0)
  return found === undefined ? {} : { bottom: found.own.map((space) => space - first) }
}
