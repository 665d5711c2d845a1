import type { Expression } from '../../expression/ast.ts'
import { readsRegister } from '../../ir/walk.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { elaborate } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { memberOf, type SetValue } from '../elaboration/values.ts'
import { SPACE } from '../../types/types.ts'
import { mentionsIt } from '../../expression/mentions-of-it.ts'
import { containerMeant, type Container } from './containers.ts'

interface EachItsPlace {
  readonly to: Container | undefined
  /** The register of the thing in the place. */
  readonly reg: number
}

/**
 * `step(it.space, way)` in `move all row to step(it.space, way)`: a place for each of the things. Undefined if all go to
 * one place.
 */
export function eachItsPlace(
  el: Reading,
  context: Context,
  where: Expression,
  what: SetValue,
): EachItsPlace | undefined {
  if (context.scope.it !== undefined || what.element.kind === 'hole' || !mentionsIt(where)) return undefined
  const { reg, ir } = el.boundRegister(what.element)
  const it = memberOf(what, ir)
  const read = elaborate(el, { ...context, scope: context.scope.withIt(it) }, where, SPACE)
  if ('secrecy' in read) publicOnly(el, read.secrecy, spanIn(context, where), 'Where each of them goes')
  // A thing without such a place stays.
  const certain = read.form === 'scalar' ? { ...read, orNone: false } : read
  const to = containerMeant(el, context, where, certain)
  if (to?.group !== undefined)
    el.report('ST4102', spanIn(context, where), `Each needs a place or a space; this is a ${to.group.name}.`)
  return to === undefined || readsRegister(to.ir, new Set([reg])) ? { to, reg } : undefined
}
