import type { SetIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import type { InWorld, Lowering } from '../elaboration/contexts.ts'
import { spells } from '../../document/spelling.ts'
import type { AreaInfo } from '../world/world.ts'

/** The kind of space that a word names. */
export function spaceKind(el: InWorld, written: string): AreaInfo | undefined {
  for (const area of el.world.areas.values())
    if (area.noun !== undefined && spells(written, area.name, area.noun.plural)) return area
  return undefined
}

/** All spaces of a kind or, with `mine`, only those of `you`. */
export function spacesOfKind(
  lowering: Pick<Lowering, 'readYou' | 'tables'>,
  area: AreaInfo,
  mine: boolean,
): SetIR {
  if (area.perSeat && mine) return lowering.tables.areaRow(area.name, area.spaces, lowering.readYou())
  const all = [...new Set(area.spaces.flat())].sort((a, b) => a - b)
  const { offsets, items } = lowering.tables.rows(`spaces ${area.name}`, [all])
  return { set: 'row', offsets, items, index: constant(0) }
}
