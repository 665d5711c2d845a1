import type { ValueTypeIR } from '../../ir/ir.ts'
import { VALUES_PER_WORD } from '../../ir/bags.ts'
import { valueNames } from '../world/bag-values.ts'
import type { World } from '../world/world.ts'
import type { Type } from '../../types/types.ts'

/** What a value is, as back ends and tools are told. */
export function valueType(
  { world }: { readonly world: Pick<World, 'enumerations'> },
  type: Type,
  word = 0,
): ValueTypeIR {
  switch (type.kind) {
    case 'truth':
    case 'number':
    case 'space':
    case 'piece':
    case 'group':
    case 'kind':
    case 'seat':
      return type.kind
    case 'place':
      return 'container'
    case 'directions':
      return 'direction'
    case 'enumeration':
      return { values: world.enumerations.get(type.name) ?? [] }
    case 'bag': {
      const names = valueNames(world, type)
      return { bag: names.slice(word * VALUES_PER_WORD, (word + 1) * VALUES_PER_WORD) }
    }
    case 'bundle':
    case 'border':
    case 'hole':
      return 'number'
  }
}
