import type { Reading } from '../elaboration/contexts.ts'
import type { Fact, Scope } from '../elaboration/scope.ts'
import type { Scalar } from '../elaboration/values.ts'
import { hasField } from './fields.ts'

/**
 * A scope in which a thing is `it`. That something exists stays known if its name means the same there: if it is no field
 * of the thing, nor of whatever was `it` before.
 */
export function scopeOfThing(el: Pick<Reading, 'tracked' | 'world'>, scope: Scope, it: Scalar): Scope {
  const isField = (name: string): boolean =>
    [it, scope.it].some((thing) => thing !== undefined && hasField(el, thing.type, name))
  const remaining = [...scope.facts].flatMap(([path, { notNone }]): readonly (readonly [string, Fact])[] => {
    const [root = ''] = path.split('.')
    const isOutside = root !== 'it' && !path.includes(':') && !scope.variables.has(root) && !isField(root)
    return notNone === true && isOutside ? [[path, { notNone }]] : []
  })
  return scope.withIt(it).withFacts(new Map(remaining))
}
