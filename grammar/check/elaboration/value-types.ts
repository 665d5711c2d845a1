import type { ValueTypeIR } from '../../ir/ir.ts'
import type { Lowering } from './lowering.ts'
import type { Type } from '../../types/types.ts'

/** What a value is, as back ends and tools are told. */
export function valueType(el: Lowering, type: Type): ValueTypeIR {
  switch (type.kind) {
    case 'truth':
    case 'number':
    case 'space':
    case 'piece':
    case 'group':
    case 'kind':
    case 'seat':
      return type.kind
    case 'directions':
      return 'direction'
    case 'enumeration':
      return { values: el.world.enumerations.get(type.name) ?? [] }
    case 'bundle':
    case 'border':
    case 'hole':
      return 'number'
  }
}
