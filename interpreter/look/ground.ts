import { NONE, type BoardIR } from '../../grammar/ir/ir.ts'
import type { World } from '../../grammar/check/world/world.ts'
import type { Ground } from '../../grammar/language/looks.ts'
import type { Body } from './kind-looks.ts'

export type { Ground } from '../../grammar/language/looks.ts'

/** Two tones help to see slanting ways; on larger boards they are only restless. */
const MOST_CHECKED = 12

/** Stones that are put on an empty board lie on crossings, and single pieces that are put on it need no two tones. */
export function groundOf(
  world: World,
  { place, shape, first, count, columns, rows }: BoardIR,
  bodies: readonly Body[],
): Ground {
  const said = world.look.places.get(place)?.ground
  if (said !== undefined) return said
  if (shape !== 'squares' && shape !== 'hexes') return 'checked'
  const held = world.places.find(({ name }) => name === place)?.holdsKinds ?? []
  const isEmpty = world.pieces.every(
    ({ container }) => container === NONE || container < first || container >= first + count,
  )
  // Three tones of hexagons help to see ways, which what stays where it is put has none of.
  if (shape === 'hexes') return isEmpty && held.length === 1 ? 'plain' : 'checked'
  // Tiles cover a space wholly.
  if (held.length > 0 && held.every((kind) => isTile(world, kind))) return 'plain'
  if (isEmpty && count === columns * rows && held.length > 0) {
    if (held.every((kind) => bodies[kind] === 'stone')) return 'crossings'
    if (held.length === 1) return 'plain'
  }
  return columns > MOST_CHECKED ? 'plain' : 'checked'
}

function isTile({ classes }: World, kind: number): boolean {
  return classes.some(({ kinds, sides }) => sides !== undefined && kinds.includes(kind))
}
