import type { NamedSymbol } from '../names/symbol.ts'
import type { Elaboration } from './elaboration.ts'
import type { Scope, Variable } from './scope.ts'
import { typedOf } from './values.ts'

/** Gives a value a name in what follows. */
export function bind(
  el: Elaboration,
  scope: Scope,
  symbol: NamedSymbol,
  value: Variable['value'],
  more: Pick<Variable, 'slots' | 'cell'> = {},
): Scope {
  el.names.declareType(symbol, typedOf(value))
  return scope.declare({ symbol, value, ...more })
}
