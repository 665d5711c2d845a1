import { namedCondition } from './clauses.ts'
import type { NamedCondition } from './clauses.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { argumentValues } from './functions.ts'
import { Scope } from '../elaboration/scope.ts'
import { bind } from '../elaboration/bind.ts'
import { parameterType } from '../elaboration/parameters.ts'
import { bookText } from '../../book/book-text.ts'

/**
 * A condition that only asks a rule is as many conditions as the rule has clauses, so that a refusal names the clause.
 * Any other condition is itself. What is wrong with the rule or its arguments has been reported already.
 */
export function ruleClauses(
  el: Elaboration,
  scope: Scope,
  condition: NamedCondition,
): readonly NamedCondition[] {
  if (el.purpose !== 'play') return [condition]
  return el.silently(() => clausesOf(el, scope, condition, MOST_DEPTH))
}

/** Rules that ask rules are no circle, so this is never met; it only makes that sure. */
const MOST_DEPTH = 20

function clausesOf(
  el: Elaboration,
  scope: Scope,
  condition: NamedCondition,
  depth: number,
): readonly NamedCondition[] {
  const { clause } = condition
  if (clause === undefined || clause.condition.mode !== 'is' || depth === 0) return [condition]
  const { condition: call } = clause.condition
  if (call.kind !== 'call') return [condition]
  const declaration = el.functions.get(call.name.text)
  if (declaration?.section !== 'rules' || declaration.entry.value.kind !== 'map') return [condition]
  const { entries } = declaration.entry.value
  if (entries.some(({ name }) => name === 'any of')) return [condition]
  const parameters = declaration.signature?.parameters ?? []
  if (parameters.length !== call.arguments.length) return [condition]
  const context = { source: clause.source, scope }
  const values = argumentValues(el, context, declaration, call.name, call.arguments)
  const head = bookText(declaration.entry.key)
  let inside = new Scope()
  for (const [i, value] of values.entries()) {
    const parameter = parameters[i]
    if (parameter !== undefined && (value.form === 'scalar' || value.form === 'set'))
      inside = bind(el, inside, parameterType(el, parameter, head).symbol, value)
  }
  return entries.flatMap((entry) => clausesOf(el, inside, namedCondition(el, inside, entry), depth - 1))
}
