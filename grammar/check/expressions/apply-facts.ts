import type { Type } from '../../types/types.ts'
import type { Context } from '../elaboration/scope.ts'
import type { Scalar, Value } from '../elaboration/values.ts'

/** Narrows a value by the facts that tests have established about its path. */
export function withFacts<T extends Value>(context: Context, path: string | undefined, value: T): T | Scalar {
  const fact = path === undefined ? undefined : context.scope.facts.get(path)
  if (fact === undefined || value.form !== 'scalar') return value
  const kinds = fact.kinds
  const type: Type =
    kinds !== undefined && value.type.kind === 'piece'
      ? { ...value.type, kinds: new Set([...value.type.kinds].filter((kind) => kinds.has(kind))) }
      : value.type
  return { ...value, type, orNone: value.orNone && fact.notNone !== true }
}
