import type { Expression } from '../../expression/ast.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import { ordinalNumber } from '../../language/ordinals.ts'
import { groupOfType, membersAsSet } from '../nouns/group-nouns.ts'
import { inBoardOrder } from '../elaboration/board-order.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { elaborate, number } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { liesInOrder } from '../elaboration/secrecy.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type SetValue, type Value } from '../elaboration/values.ts'
import { COUNT, PUBLIC, widest, type Secrecy, type Type } from '../../types/types.ts'
import { lyingOn, oneThing, valueAsSet } from './conversions.ts'
import { asPlace } from './indexed-places.ts'
import { isNotEmpty } from './existence-facts.ts'

/** The things in a place, on a space or in a group, the top first; of spaces, what lies on them. */
export function topFirst(el: Reading, context: Context, e: Expression, expected?: Type): SetValue {
  const value = asPlace(el, elaborate(el, context, e, expected))
  return contentsOf(el, value) ?? lyingOn(el, valueAsSet(el, context, e, value))
}

/** The same for several things that have an order themselves, spaces too. */
function inOrder(el: Reading, context: Context, e: Expression, found: Value): SetValue {
  const value = asPlace(el, found)
  const set = contentsOf(el, value) ?? valueAsSet(el, context, e, value)
  return value.form === 'scalar' ? lyingOn(el, set) : set
}

function contentsOf(el: Reading, value: Value): SetValue | undefined {
  const group = value.form === 'scalar' ? groupOfType(el, value.type) : undefined
  return value.form === 'scalar' && group !== undefined ? membersAsSet(el, value, group) : undefined
}

/** `third of market`, `last of deck`. Undefined for other words, or if these are not several things. */
export function ordinalOf(
  el: Reading,
  context: Context,
  word: string,
  e: Extract<Expression, { kind: 'of' }>,
  owner: Value,
): Scalar | undefined {
  const at = ordinalNumber(word)
  if (at === undefined && word !== 'last') return undefined
  const place = asPlace(el, owner)
  if (place.form === 'scalar' && place.type.kind !== 'space' && contentsOf(el, place) === undefined)
    return undefined
  const set = inOrder(el, context, e.object, owner)
  const isThere = isNotEmpty(context, e) || (at === undefined && isNotEmpty(context, e.object))
  return member(el, context, e.object, set, isThere, (ir) =>
    at === undefined ? { op: 'count', set: ir } : constant(at),
  )
}

/** `nth(n, things)` */
export function nthThing(
  el: Reading,
  context: Context,
  [at, things]: readonly Expression[],
  e: Expression,
): Scalar {
  if (at === undefined || things === undefined) return HOLE_VALUE
  const wanted = number(el, context, at)
  const set = inOrder(el, context, things, elaborate(el, context, things))
  return member(el, context, things, set, isNotEmpty(context, e), () => wanted.ir, wanted.secrecy)
}

/** `place among(thing, things)` */
export function placeAmong(el: Reading, context: Context, [thing, things]: readonly Expression[]): Scalar {
  if (thing === undefined || things === undefined) return HOLE_VALUE
  const set = inOrder(el, context, things, elaborate(el, context, things))
  const item = oneThing(el, context, thing, elaborate(el, context, thing, set.element))
  const kinds = [item.type.kind, set.element.kind]
  if (!kinds.includes('hole') && kinds[0] !== kinds[1])
    el.report('ST4102', spanIn(context, thing), 'This can never be one of those things.')
  return scalarOf(
    COUNT,
    { op: 'place', set: asked(el, context, things, set), item: item.ir },
    { orNone: true, secrecy: widest(seenOf(set), item.secrecy) },
  )
}

function member(
  el: Reading,
  context: Context,
  things: Expression,
  set: SetValue,
  isThere: boolean,
  at: (ir: SetIR) => ExprIR,
  secrecy: Secrecy = PUBLIC,
): Scalar {
  const ir = asked(el, context, things, set)
  const one = scalarOf(
    set.element,
    { op: 'nth', set: ir, at: at(ir) },
    { orNone: !isThere, secrecy: widest(seenOf(set), secrecy), face: set.face },
  )
  return set.onBoard === true ? { ...one, onBoard: true } : one
}

function asked(el: Reading, context: Context, things: Expression, set: SetValue): SetIR {
  el.knowledge.addFirst({ of: set.ir, span: spanIn(context, things) })
  return inBoardOrder(el, set.ir)
}

/** In numerical order, pieces are sorted by kind, so a place among them may reveal a face. */
function seenOf(set: SetValue): Secrecy {
  return liesInOrder(set.ir) ? set.secrecy : widest(set.secrecy, set.face)
}
