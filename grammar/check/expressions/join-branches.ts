import type { Expression } from '../../expression/ast.ts'
import { EMPTY } from '../../ir/build.ts'
import type { Span } from '../../source/span.ts'
import { HOLE, joinTypes, typeWords, widest, type Type } from '../../types/types.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { canBeListed } from '../elaboration/word-sets.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Scalar, SetValue, Value, Whereabouts } from '../elaboration/values.ts'
import { scalarOf, typedOf } from '../elaboration/values.ts'
import { asThing } from './indexed-places.ts'
import { valueAsSet } from './conversions.ts'

/** One of the possible values of an expression. */
interface Branch {
  readonly context: Context
  readonly e: Expression
  readonly value: Value
}

/** Two branches, both as one thing or both as sets; `joined` is their common value, still without its IR. */
export type Joined =
  | { readonly form: 'scalar'; readonly left: Scalar; readonly right: Scalar; readonly joined: Scalar }
  | { readonly form: 'set'; readonly left: SetValue; readonly right: SetValue; readonly joined: SetValue }

/**
 * Joins two branches. This is the only place that decides which types go together. A thing joins a set as the set of
 * itself. Reports branches without a common type, and returns undefined.
 */
export function joinBranches(
  el: Reading,
  one: Branch,
  other: Branch,
  at: Span,
  message: (one: string, other: string) => string,
  help: { readonly help?: string } = {},
): Joined | undefined {
  // Beside a place used as a thing, a place is one, too. Otherwise it denotes its contents.
  const isPlace = [one, other].some(
    ({ value }) => value.form !== 'place' && typedOf(value).type.kind === 'place',
  )
  const [left, right] = [one, other].map(({ value }) => (isPlace ? asThing(value) : value)) as [Value, Value]
  if (left.form === 'scalar' && right.form === 'scalar') {
    const type = joinTypes(left.type, right.type)
    return type === undefined
      ? mismatch(el, one, other, at, message, help)
      : { form: 'scalar', left, right, joined: joinedScalar(type, left, right) }
  }
  if (!isListed(left) || !isListed(right)) return mismatch(el, one, other, at, message, help)
  const [these, those] = [
    valueAsSet(el, one.context, one.e, left),
    valueAsSet(el, other.context, other.e, right),
  ]
  const element = joinTypes(these.element, those.element)
  return element === undefined
    ? mismatch(el, one, other, at, message, help)
    : { form: 'set', left: these, right: those, joined: joinedSet(element, these, those) }
}

/** True for sets, and for one thing that may be a member of a set. */
function isListed(value: Value): boolean {
  return value.form !== 'scalar' || canBeListed(value.type)
}

function joinedScalar(type: Type, left: Scalar, right: Scalar): Scalar {
  return {
    ...scalarOf(type, left.ir, {
      orNone: left.orNone || right.orNone,
      secrecy: widest(left.secrecy, right.secrecy),
      face: widest(left.face, right.face),
    }),
    ...sharedWhereabouts(left, right),
    ...(left.isYours === true && right.isYours === true ? { isYours: true } : {}),
  }
}

function joinedSet(element: Type, left: SetValue, right: SetValue): SetValue {
  return {
    form: 'set',
    element,
    ir: EMPTY,
    secrecy: widest(left.secrecy, right.secrecy),
    face: widest(left.face, right.face),
    ...sharedWhereabouts(left, right),
  }
}

/** Known locations that hold for both. */
function sharedWhereabouts(left: Whereabouts, right: Whereabouts): Whereabouts {
  return {
    ...(left.onBoard === true && right.onBoard === true ? { onBoard: true } : {}),
    ...(left.lies !== undefined && left.lies === right.lies ? { lies: left.lies } : {}),
  }
}

function mismatch(
  el: Reporting,
  one: Branch,
  other: Branch,
  whole: Span,
  message: (one: string, other: string) => string,
  help: { readonly help?: string },
): undefined {
  const asked = [one, other].find(
    (branch, i) => branch.e.kind === 'exists' && [other, one][i]?.value.form !== 'scalar',
  )
  if (asked === undefined || asked.e.kind !== 'exists') {
    el.report('ST4102', whole, message(wordsOf(one.value), wordsOf(other.value)), help)
    return undefined
  }
  const { context, e } = { ...asked, e: asked.e }
  const at = spanIn(context, e)
  const set = e.negated ? 'nothing' : context.source.text.slice(e.start, e.end).replace(/^any\b/iu, 'all')
  el.report('ST4102', at, message(wordsOf(one.value), wordsOf(other.value)), {
    label: `this asks whether there are ${e.negated ? 'none' : 'any'}`,
    help: e.negated ? 'The empty set is `nothing`.' : `The set itself is \`${set}\`.`,
    ...(e.has === undefined ? { fix: { span: at, text: set } } : {}),
  })
  return undefined
}

/** `a space`, `several things, each a space` */
function wordsOf(value: Value): string {
  const { form, type } = typedOf(value)
  if (form === 'scalar') return typeWords(type)
  return type === HOLE ? 'several things' : `several things, each ${typeWords(type)}`
}
