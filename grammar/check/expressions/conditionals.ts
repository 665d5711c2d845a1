import type { Expression } from '../../expression/ast.ts'
import { NOTHING, conjunction, any, choose, compare, not, disjunction } from '../../ir/build.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { narrowed } from './narrowing.ts'
import { emptyBag, isBag, ofParts, bagWords } from '../elaboration/bags.ts'
import { PUBLIC, TRUTH, sameType, widest, type Type } from '../../types/types.ts'
import { joinBranches, type Joined } from './join-branches.ts'
import { scalarOf, HOLE_VALUE, type Scalar, type Value } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'
import { elaborate, truth } from '../elaboration/dispatch.ts'

export function conditional(el: Reading, context: Context, e: Of<'if'>, expected: Type | undefined): Value {
  const condition = truth(el, context, e.condition)
  const whenTrue = { ...context, scope: context.scope.withFacts(narrowed(el, context, e.condition, true)) }
  const whenFalse = { ...context, scope: context.scope.withFacts(narrowed(el, context, e.condition, false)) }
  const then = elaborate(el, whenTrue, e.then, expected)
  if (e.else === undefined) {
    if (then.form !== 'scalar' || !sameType(then.type, TRUTH)) {
      el.report('ST4102', spanIn(context, e), 'Only a condition may leave out `else`.', {
        help: 'Add the value for all other cases: `else ...`.',
      })
      return HOLE_VALUE
    }
    return scalarOf(TRUTH, disjunction([not(condition.ir), then.ir]), {
      secrecy: widest(condition.secrecy, then.secrecy),
    })
  }
  const otherwise = elaborate(el, whenFalse, e.else, expected)
  const both = joinBranches(
    el,
    { context: whenTrue, e: e.then, value: then },
    { context: whenFalse, e: e.else, value: otherwise },
    spanIn(context, e),
    (one, other) => `One branch is ${one}, the other ${other}.`,
  )
  return both === undefined ? HOLE_VALUE : chosenBy(condition, both)
}

/** The left value if a condition holds, else the right one. */
export function chosenBy(condition: Scalar, { form, left, right, joined }: Joined): Value {
  const secrecy = widest(condition.secrecy, joined.secrecy)
  if (form === 'set')
    return { ...joined, secrecy, ir: { set: 'if', condition: condition.ir, then: left.ir, else: right.ir } }
  const others = bagWords(right)
  const parts = bagWords(left).map((part, i) => choose(condition.ir, part, others[i] ?? part))
  return ofParts({ ...joined, secrecy }, parts)
}

/** `A otherwise B`: A unless it is none or empty. */
export function fallback(
  el: Reading,
  context: Context,
  alternatives: readonly Expression[],
  expected: Type | undefined,
): Value {
  const values = alternatives.map((a) => elaborate(el, context, a, expected))
  return values.reduceRight((rest, value, index) => {
    const e = alternatives[index]
    if (e === undefined || (value.form === 'scalar' && value.type.kind === 'hole')) return rest
    const next = alternatives[index + 1] ?? e
    const both = joinBranches(
      el,
      { context, e, value },
      { context, e: next, value: rest },
      spanIn(context, e),
      (one, other) => `This is ${one}, but its fallback is ${other}.`,
    )
    if (both === undefined) return HOLE_VALUE
    if (both.form === 'set') return chosenBy(scalarOf(TRUTH, any(both.left.ir)), both)
    const { left, right, joined } = both
    if (isBag(left)) return chosenBy(scalarOf(TRUTH, not(emptyBag(left))), both)
    const { reg, ir } = el.boundRegister(joined.type)
    const body = choose(compare('ne', ir, NOTHING), ir, right.ir)
    return { ...joined, orNone: right.orNone, ir: { op: 'let', reg, value: left.ir, body } }
  })
}

/** `and` and `or`: facts established by one term hold for the terms after it. */
export function junction(el: Reading, context: Context, e: Of<'and'> | Of<'or'>): Value {
  let scope = context.scope
  let secrecy: 0 | 1 | 2 = PUBLIC
  const terms = e.terms.map((term) => {
    const here = { ...context, scope }
    const value = truth(el, here, term)
    secrecy = widest(secrecy, value.secrecy)
    scope = scope.withFacts(narrowed(el, here, term, e.kind === 'and'))
    return value.ir
  })
  return scalarOf(TRUTH, e.kind === 'and' ? conjunction(terms) : disjunction(terms), { secrecy })
}
