import type { ValueTypeIR } from '../../ir/ir.ts'
import { VALUES_PER_WORD } from '../../ir/bags.ts'
import { valueNames } from '../world/bag-values.ts'
import type { World } from '../world/world.ts'
import { matchType, type Type } from '../../types/types.ts'

/** The type of a value for back ends and tools. */
export function valueType(
  { world }: { readonly world: Pick<World, 'enumerations'> },
  type: Type,
  word = 0,
): ValueTypeIR {
  return matchType(
    type,
    {
      place: (): ValueTypeIR => 'container',
      directions: () => 'direction',
      enumeration: ({ name }) => ({ values: world.enumerations.get(name) ?? [] }),
      bag: (bag) => ({
        bag: valueNames(world, bag).slice(word * VALUES_PER_WORD, (word + 1) * VALUES_PER_WORD),
      }),
      bundle: () => 'number',
      border: () => 'number',
      hole: () => 'number',
    },
    ({ kind }) => kind,
  )
}
