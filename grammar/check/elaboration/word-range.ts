import { FULL_WORD } from '../../ir/bags.ts'
import { LARGEST_NUMBER, type Type } from '../../types/types.ts'
import type { World } from '../world/world.ts'

/** The least and the greatest number of a thing of a type. */
export function wordRange(world: World, type: Type): readonly [number, number] {
  const last = (count: number): readonly [number, number] => [0, Math.max(0, count - 1)]
  switch (type.kind) {
    case 'truth':
      return [0, 1]
    case 'number':
      return [type.least, type.most]
    case 'seat':
      return last(world.seats.length)
    case 'space':
      return last(world.spaces.length)
    case 'place':
      return last(world.containers.length)
    case 'enumeration':
      return last(world.enumerations.get(type.name)?.length ?? 1)
    case 'kind':
      return last(world.kinds.length)
    case 'piece':
      return last(world.pieces.length)
    case 'group': {
      const group = world.groups.find((g) => g.name === type.class)
      return [group?.first ?? 0, (group?.first ?? 0) + Math.max(0, (group?.count ?? 1) - 1)]
    }
    case 'directions':
      return [0, Math.max(255, 2 ** world.topology.directions.length - 1)]
    case 'bag':
      return [0, FULL_WORD]
    case 'hole':
    case 'bundle':
    case 'border':
      return [-LARGEST_NUMBER, LARGEST_NUMBER]
  }
}
