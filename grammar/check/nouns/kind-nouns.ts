import type { Nouns } from '../../expression/ast.ts'
import { constant } from '../../ir/build.ts'
import { PUBLIC } from '../../types/types.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'

/** `kinds in officers`: the kinds of a class or family, not the pieces. Undefined for any other noun phrase. */
export function kindSet(
  el: Reading,
  { source }: Context,
  { name: { text }, owner, within }: Nouns,
): SetValue | undefined {
  if ((text !== 'kinds' && text !== 'kind') || owner !== undefined || within?.kind !== 'name')
    return undefined
  const kinds = kindsNamed(el, source, within.name)
  const [first] = kinds ?? []
  if (kinds === undefined || first === undefined) return undefined
  const numbers = [...kinds].sort((a, b) => a - b)
  return {
    form: 'set',
    element: { kind: 'kind', class: el.world.kinds[first]?.class ?? '' },
    ir: { set: 'row', ...el.tables.rows('kinds', [numbers]), index: constant(0) },
    secrecy: PUBLIC,
    face: PUBLIC,
  }
}
