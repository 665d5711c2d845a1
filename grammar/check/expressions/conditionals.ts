import type { Expression } from '../../expression/ast.ts'
import { NOTHING, all, any, choose, compare, not, some } from '../../ir/build.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { narrowed } from './narrowing.ts'
import { ofParts, partsOf } from '../elaboration/bags.ts'
import type { Type } from '../../types/types.ts'
import { HOLE, PUBLIC, TRUTH, joinTypes, sameType, typeWords, widest } from '../../types/types.ts'
import type { Value } from '../elaboration/values.ts'
import { elaborate, truth } from './expressions.ts'
import { valueAsSet } from './conversions.ts'
import { scalarOf, HOLE_VALUE } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'

export function conditional(
  el: Elaboration,
  context: Context,
  e: Of<'if'>,
  expected: Type | undefined,
): Value {
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
    return scalarOf(TRUTH, some([not(condition.ir), then.ir]), {
      secrecy: widest(condition.secrecy, then.secrecy),
    })
  }
  const otherwise = elaborate(el, whenFalse, e.else, expected)
  if (then.form === 'scalar' && otherwise.form === 'scalar') {
    const type = joinTypes(then.type, otherwise.type)
    if (type === undefined) {
      el.report(
        'ST4102',
        spanIn(context, e),
        `One branch is ${typeWords(then.type)}, the other ${typeWords(otherwise.type)}.`,
      )
      return HOLE_VALUE
    }
    const others = partsOf(otherwise)
    const parts = partsOf(then).map((part, i) => choose(condition.ir, part, others[i] ?? part))
    return ofParts(
      scalarOf(type, NOTHING, {
        orNone: then.orNone || otherwise.orNone,
        secrecy: widest(condition.secrecy, then.secrecy, otherwise.secrecy),
        face: widest(then.face, otherwise.face),
      }),
      parts,
    )
  }
  const left = valueAsSet(el, whenTrue, e.then, then)
  const right = valueAsSet(el, whenFalse, e.else, otherwise)
  return {
    form: 'set',
    element: joinTypes(left.element, right.element) ?? HOLE,
    ir: { set: 'if', condition: condition.ir, then: left.ir, else: right.ir },
    secrecy: widest(condition.secrecy, left.secrecy, right.secrecy),
    face: widest(left.face, right.face),
  }
}

/** `A otherwise B`: A unless it is none or empty. */
export function fallback(
  el: Elaboration,
  context: Context,
  alternatives: readonly Expression[],
  expected: Type | undefined,
): Value {
  const values = alternatives.map((a) => elaborate(el, context, a, expected))
  return values.reduceRight((rest, value, index) => {
    const e = alternatives[index]
    if (e === undefined || (value.form === 'scalar' && value.type.kind === 'hole')) return rest
    if (value.form === 'scalar' && rest.form === 'scalar') {
      const type = joinTypes(value.type, rest.type)
      if (type === undefined) {
        el.report(
          'ST4102',
          spanIn(context, e),
          `This is ${typeWords(value.type)}, but its fallback is ${typeWords(rest.type)}.`,
        )
        return HOLE_VALUE
      }
      const { reg, ir } = el.boundRegister(type)
      return scalarOf(
        type,
        { op: 'let', reg, value: value.ir, body: choose(compare('ne', ir, NOTHING), ir, rest.ir) },
        {
          orNone: rest.orNone,
          secrecy: widest(value.secrecy, rest.secrecy),
          face: widest(value.face, rest.face),
        },
      )
    }
    const left = valueAsSet(el, context, e, value)
    const right = valueAsSet(el, context, alternatives[index + 1] ?? e, rest)
    return {
      form: 'set' as const,
      element: joinTypes(left.element, right.element) ?? HOLE,
      ir: { set: 'if' as const, condition: any(left.ir), then: left.ir, else: right.ir },
      secrecy: widest(left.secrecy, right.secrecy),
      face: widest(left.face, right.face),
    }
  })
}

/** `and` and `or`: what one term establishes holds for the terms after it. */
export function junction(el: Elaboration, context: Context, e: Of<'and'> | Of<'or'>): Value {
  let scope = context.scope
  let secrecy: 0 | 1 | 2 = PUBLIC
  const terms = e.terms.map((term) => {
    const here = { ...context, scope }
    const value = truth(el, here, term)
    secrecy = widest(secrecy, value.secrecy)
    scope = scope.withFacts(narrowed(el, here, term, e.kind === 'and'))
    return value.ir
  })
  return scalarOf(TRUTH, e.kind === 'and' ? all(terms) : some(terms), { secrecy })
}
