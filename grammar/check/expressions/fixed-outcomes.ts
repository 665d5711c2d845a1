import type { Expression } from '../../expression/ast.ts'
import { printExpression } from '../../expression/print-expression.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { isOwn } from '../elaboration/own-document.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { LARGEST_NUMBER } from '../../types/types.ts'

/** The fixed outcome of a condition, and the reason if the condition itself does not show it. */
interface Settled {
  readonly outcome: boolean
  readonly because?: string
}

/**
 * The outcome of a condition if its wording and the declared ranges of its values fix it; undefined if it depends on the
 * game. A fixed part of a condition is reported when that part is read.
 */
export function settled(el: Reading, context: Context, e: Expression): Settled | undefined {
  if (e.kind === 'truth') return { outcome: e.value }
  if (e.kind === 'not') return e.term.kind === 'truth' ? { outcome: !e.term.value } : undefined
  if (e.kind === 'is' || e.kind === 'compare') {
    const same = ofItself(el, e)
    if (same !== undefined) return { outcome: same }
  } else if (e.kind === 'and' || e.kind === 'or') {
    if (e.terms.some((term) => settled(el, context, term) !== undefined)) return undefined
  } else return undefined
  for (const ranges of ['none', 'declared'] as const)
    for (const outcome of [true, false]) {
      const found = contradiction(el, context, e, outcome, ranges)
      if (found !== undefined) return { outcome: !outcome, ...found }
    }
  return undefined
}

/** A condition, and a key for each of its values. The default key is the wording. */
export interface Part {
  readonly context: Context
  readonly test: Expression
  readonly called?: (of: Expression) => string
}

/** True if two conditions, neither of which is fixed, cannot both hold. */
export function areExclusive(el: Reading, one: Part, other: Part): boolean {
  const parts = [one, other]
  if (parts.some(({ context, test }) => settled(el, context, test) !== undefined)) return false
  const known = new Map<string, Known>()
  return parts.some(({ test, called = printExpression }) =>
    gathered(el, test, true, (of) => noted(known, called(of))),
  )
}

/** The entry for a value with only its declared range. */
function noted(known: Map<string, Known>, key: string, declared?: readonly [number, number]): Known {
  let it = known.get(key)
  if (it === undefined) {
    const [least, most] = declared ?? [-LARGEST_NUMBER, LARGEST_NUMBER]
    it = {
      least,
      most,
      others: new Set(),
      kinds: undefined,
      notKinds: [],
      is: undefined,
      isNot: new Set(),
      declared,
    }
    known.set(key, it)
  }
  return it
}

/** Records the facts that an outcome of a condition establishes. Returns true on a contradiction. */
function gathered(
  el: Pick<Reading, 'annotations' | 'world'>,
  term: Expression,
  holds: boolean,
  about: (e: Expression) => Known,
): boolean {
  if (term.kind === 'not') return gathered(el, term.term, !holds, about)
  if (term.kind === 'and' || term.kind === 'or')
    return (term.kind === 'and') === holds && term.terms.some((each) => gathered(el, each, holds, about))
  if (term.kind === 'compare') return compared(el, term, holds, about)
  // A space that is none is neither empty nor occupied, so only a true outcome is a fact.
  if (term.kind === 'is' && term.right.kind === 'name' && term.right.name.text === 'empty')
    return holds && known01(about({ ...term, negated: false }), !term.negated)
  if (term.kind === 'is') return equated(el, term, term.negated !== holds, about)
  return isTruth(el, term) && known01(about(term), holds)
}

/** `tired`, `man.tired`: a tracked truth value. */
function isTruth(el: Pick<Reading, 'annotations'>, e: Expression): boolean {
  if (e.kind !== 'name' && e.kind !== 'field' && e.kind !== 'of' && e.kind !== 'your') return false
  const value = el.annotations.get('value', e)
  // A test of none is neither true nor false.
  return value?.form === 'scalar' && value.type.kind === 'truth' && !value.orNone && canVary(el, e)
}

function known01(it: Known, holds: boolean): boolean {
  if (holds) it.least = Math.max(it.least, 1)
  else it.most = Math.min(it.most, 0)
  return isImpossible(it)
}

type Test = Extract<Expression, { kind: 'is' | 'compare' }>

/** `1 is 2`, `goal is goal` */
function ofItself(el: Pick<Reading, 'annotations'>, { left, right, ...e }: Test): boolean | undefined {
  const orderOf = (): number | undefined => {
    if (left.kind === 'number' && right.kind === 'number') return left.value - right.value
    const value = el.annotations.get('value', left)
    if (value?.form !== 'scalar' || value.orNone || value.type.kind === 'hole') return undefined
    const words = printExpression(left)
    return words === printExpression(right) && !/\brandom\b/u.test(words) ? 0 : undefined
  }
  const order = orderOf()
  if (order === undefined) return undefined
  if (e.kind === 'is') return (order === 0) !== e.negated
  if (e.operator === '<') return order < 0
  if (e.operator === '<=') return order <= 0
  return e.operator === '>' ? order > 0 : order >= 0
}

/** The known facts about one value. */
interface Known {
  least: number
  most: number
  readonly others: Set<number>
  kinds: ReadonlySet<number> | undefined
  readonly notKinds: ReadonlySet<number>[]
  is: string | undefined
  readonly isNot: Set<string>
  /** The declared range, if it was taken into account. */
  readonly declared: readonly [number, number] | undefined
}

/** True if this outcome of a condition is impossible for all values. */
function contradiction(
  el: Reading,
  context: Context,
  e: Expression,
  outcome: boolean,
  ranges: 'none' | 'declared',
): { readonly because?: string } | undefined {
  const known = new Map<string, Known>()
  const about = (of: Expression): Known =>
    noted(known, printExpression(of), ranges === 'none' ? undefined : declaredRange(el, context, of))
  if (!gathered(el, e, outcome, about)) return undefined
  const broken = [...known].find(([, it]) => isImpossible(it))
  if (broken === undefined) return undefined
  const [words, { declared }] = broken
  if (declared === undefined) return {}
  const [least, most] = declared
  const range = most === LARGEST_NUMBER ? `at least ${least}` : `from ${least} to ${most}`
  return { because: `\`${words}\` is always ${range}.` }
}

/** Records a comparison with a literal number. Returns true on a contradiction. */
function compared(
  el: Pick<Reading, 'annotations'>,
  { left, right, operator }: Extract<Expression, { kind: 'compare' }>,
  holds: boolean,
  about: (e: Expression) => Known,
): boolean {
  const isTurned = left.kind === 'number'
  const [of, number] = isTurned ? [right, left] : [left, right]
  if (number.kind !== 'number' || !canVary(el, of)) return false
  // A comparison with none is false, so a false outcome proves nothing about the value.
  const value = el.annotations.get('value', of)
  if (!holds && value?.form === 'scalar' && value.orNone) return false
  const it = about(of)
  const isLess = (operator === '<' || operator === '<=') !== isTurned
  const isStrict = operator === '<' || operator === '>'
  const { value: bound } = number
  // Not less means at least as much, and vice versa.
  if (isLess === holds) it.most = Math.min(it.most, isStrict === holds ? bound - 1 : bound)
  else it.least = Math.max(it.least, isStrict === holds ? bound + 1 : bound)
  return isImpossible(it)
}

/** Like `compared`, for `is`. */
function equated(
  el: Pick<Reading, 'annotations' | 'world'>,
  { left, right }: Extract<Expression, { kind: 'is' }>,
  isSo: boolean,
  about: (e: Expression) => Known,
): boolean {
  if (!canVary(el, left)) return false
  const value = el.annotations.get('value', left)
  if (value?.form !== 'scalar') return false
  if (right.kind === 'number' && value.type.kind === 'number') {
    const it = about(left)
    if (isSo) [it.least, it.most] = [Math.max(it.least, right.value), Math.min(it.most, right.value)]
    else it.others.add(right.value)
    return isImpossible(it)
  }
  if (right.kind !== 'name') return false
  const { text } = right.name
  if (value.type.kind === 'piece') {
    const kinds = kindsCalled(el.world, text, value.type.class)
    const rightValue = el.annotations.get('value', right)
    // A variable may have the name of a kind.
    if (kinds === undefined || rightValue !== undefined) return false
    const it = about(left)
    if (!isSo) it.notKinds.push(kinds)
    else it.kinds = it.kinds === undefined ? kinds : new Set([...it.kinds].filter((kind) => kinds.has(kind)))
    return isImpossible(it)
  }
  const rightValue = el.annotations.get('value', right)
  const isName =
    (value.type.kind === 'enumeration' &&
      el.world.enumerations.get(value.type.name)?.includes(text) === true) ||
    (value.type.kind === 'seat' && el.world.seats.some(({ name }) => name === text))
  if (!isName || rightValue?.form !== 'scalar' || rightValue.ir.op !== 'const') return false
  const it = about(left)
  if (!isSo) it.isNot.add(text)
  else if (it.is !== undefined && it.is !== text) it.isNot.add(it.is)
  else it.is = text
  return isImpossible(it)
}

function isImpossible({ least, most, others, kinds, notKinds, is, isNot }: Known): boolean {
  if (least > most || (least === most && others.has(least))) return true
  if (is !== undefined && isNot.has(is)) return true
  return kinds !== undefined && [...kinds].every((kind) => notKinds.some((not) => not.has(kind)))
}

/** A variant may change options, numbers and anything computed from them, so constants are left out. */
function canVary(el: Pick<Reading, 'annotations'>, e: Expression): boolean {
  const value = el.annotations.get('value', e)
  if (value?.form !== 'scalar' || value.ir.op === 'const') return false
  return !/\brandom\b/u.test(printExpression(e))
}

/**
 * The range that the rules declare for a tracked value or a printed column; for a count, at least 0. Only expressions in
 * the document itself are checked, as another document may have declared the range.
 */
function declaredRange(el: Reading, context: Context, e: Expression): readonly [number, number] | undefined {
  if (e.kind === 'count' || e.kind === 'count value') return [0, LARGEST_NUMBER]
  const name =
    e.kind === 'name' || e.kind === 'field' || e.kind === 'of' || e.kind === 'your' ? e.name.text : ''
  const value = el.annotations.get('value', e)
  if (value?.form !== 'scalar' || value.type.kind !== 'number' || !isOwn(el, spanIn(context, e)))
    return undefined
  if (e.kind === 'name' && context.scope.variables.has(name)) return undefined
  const { least, most } = value.type
  const types = [
    ...(el.tracked.get(name) ?? []).map(({ type }) => type),
    ...el.world.classes.flatMap(({ columns }) =>
      columns.filter((c) => c.name === name).map(({ type }) => type),
    ),
  ]
  const isDeclared = types.some(
    (type) => type.kind === 'number' && type.least === least && type.most === most,
  )
  return isDeclared && !el.functions.declared.has(name) && (least > -LARGEST_NUMBER || most < LARGEST_NUMBER)
    ? [least, most]
    : undefined
}
