import { ordinalNumber } from '../../language/ordinals.ts'
import type { Expression, Nouns } from '../../expression/ast.ts'
import { matchExpression } from '../../expression/node-groups.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { pathOf, touching, type Context, type Fact } from '../elaboration/scope.ts'
import { isNotEmpty, isSomethingOf, notEmpty, somethingOf } from './existence-facts.ts'
import type { Value } from '../elaboration/values.ts'

/**
 * Facts that follow from the outcome of a condition that has just been read: looks through `and`, `or`, `not`, `is`.
 */
export function narrowed(
  el: Reading,
  context: Context,
  condition: Expression,
  outcome: boolean,
): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>()
  gather(el, context, condition, outcome, facts)
  return facts
}

/** Facts that the `where` of a loop proves about each thing, which its steps call by `name`. */
export function factsOfEach(
  el: Reading,
  context: Context,
  { where }: Nouns,
  name: string,
): ReadonlyMap<string, Fact> {
  if (where === undefined) return new Map()
  const facts = [...narrowed(el, context, where, true)]
  return new Map(
    facts.flatMap(([path, fact]): readonly (readonly [string, Fact])[] => {
      const [first = '', ...rest] = path.split('.')
      if (first === name) return [[path, fact]]
      // Names in scope are no fields of the thing, and that something lies in a place may change meanwhile.
      if (first !== 'it' && (context.scope.variables.has(first) || path.includes(': '))) return []
      return [[[name, ...(first === 'it' ? rest : [first, ...rest])].join('.'), fact]]
    }),
  )
}

function gather(
  el: Reading,
  context: Context,
  e: Expression,
  outcome: boolean,
  facts: Map<string, Fact>,
): void {
  matchExpression(
    e,
    {
      not: ({ term }) => gather(el, context, term, !outcome, facts),
      openly: ({ term }) => gather(el, context, term, outcome, facts),
      and: ({ terms }) => {
        if (outcome) for (const term of terms) gather(el, context, term, outcome, facts)
      },
      or: ({ terms }) => {
        if (!outcome) for (const term of terms) gather(el, context, term, outcome, facts)
      },
      exists: ({ negated, has, nouns }) => {
        if (negated !== outcome && has === undefined) noteSome(el, context, nouns, facts)
      },
      compare: (test) => counted(el, context, test, test.operator, outcome, facts),
      is: (test) => gatherIs(el, context, test, outcome, facts),
      within: (test) => gatherWithin(el, test, outcome, facts),
    },
    () => {},
  )
}

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

function gatherIs(
  el: Reading,
  context: Context,
  e: Of<'is'>,
  outcome: boolean,
  facts: Map<string, Fact>,
): void {
  const positive = e.negated !== outcome
  counted(el, context, e, e.negated ? 'is not' : 'is', outcome, facts)
  if (isEmpty(context, e.right)) {
    if (!positive) note(facts, ...notEmpty(e.left))
    // A space that is none is neither empty nor occupied, so only a true outcome proves that there is one.
    const space = el.annotations.get('value', e.left)
    const spacePath = pathOf(e.left)
    if (outcome && spacePath !== undefined && space?.form === 'scalar' && space.type.kind === 'space')
      note(facts, spacePath, { notNone: true })
    return
  }
  const isSomething = e.right.kind === 'none' ? !positive : positive && isNeverNone(el, context, e.right)
  if (isSomething) noteThing(el, context, e.left, facts)
  const path = pathOf(e.left)
  if (path === undefined) return
  if (e.right.kind === 'none') {
    if (!positive) note(facts, path, { notNone: true })
    return
  }
  const left = el.annotations.get('value', e.left)
  if (left?.form !== 'scalar') return
  const kinds =
    e.right.kind === 'name' && left.type.kind === 'piece' && !context.scope.variables.has(e.right.name.text)
      ? kindsCalled(el.world, e.right.name.text, left.type.class)
      : undefined
  if (kinds !== undefined && left.type.kind === 'piece') {
    const remaining = [...left.type.kinds].filter((kind) => kinds.has(kind) === positive)
    note(facts, path, positive ? { kinds: new Set(remaining), notNone: true } : { kinds: new Set(remaining) })
    return
  }
  if (positive && left.orNone) {
    const right = el.annotations.get('value', e.right)
    if (right?.form === 'scalar' && !right.orNone) note(facts, path, { notNone: true })
  }
}

function gatherWithin(
  el: Pick<Reading, 'annotations'>,
  e: Of<'within'>,
  outcome: boolean,
  facts: Map<string, Fact>,
): void {
  const path = pathOf(e.left)
  const left = el.annotations.get('value', e.left)
  if (path === undefined || e.negated === outcome || left?.form !== 'scalar') return
  const right = pathOf(e.right)
  if (e.relation === 'next to' && right !== undefined) note(facts, touching(path, right), { notNone: true })
  note(facts, path, { notNone: true })
  if (e.relation === 'in' && left.type.kind === 'piece' && isOfSpaces(el.annotations.get('value', e.right)))
    note(facts, `${path}.space`, { notNone: true })
}

/** True if all contents are on spaces. */
function isOfSpaces(value: Value | undefined): boolean {
  if (value?.form === 'place') return value.place.isBoard
  return value?.form === 'set' && value.element.kind === 'space'
}

type Compared = Of<'compare'>

/** `number of cards in hand > 0`: an outcome that a count of none would not produce proves that there is one. */
function counted(
  el: Pick<Reading, 'names' | 'world'>,
  context: Context,
  { left, right }: { readonly left: Expression; readonly right: Expression },
  operator: Compared['operator'] | 'is' | 'is not',
  outcome: boolean,
  facts: Map<string, Fact>,
): void {
  const [counts, number] = left.kind === 'number' ? [right, left] : [left, right]
  if (counts.kind !== 'count' || number.kind !== 'number') return
  const [a, b] = counts === left ? [0, number.value] : [number.value, 0]
  if (compares(operator, a, b) !== outcome) noteSome(el, context, counts.nouns, facts)
}

function compares(operator: Compared['operator'] | 'is' | 'is not', a: number, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    case 'is':
      return a === b
    case 'is not':
      return a !== b
  }
}

function isEmpty({ scope }: Context, e: Expression): boolean {
  return e.kind === 'name' && e.name.text === 'empty' && !scope.variables.has('empty')
}

function noteSome(
  el: Pick<Reading, 'names' | 'world'>,
  context: Context,
  nouns: Nouns,
  facts: Map<string, Fact>,
): void {
  for (const [path, fact] of somethingOf(el, context, nouns)) note(facts, path, fact)
}

/** Records that there is a `first card in die`, a `random card in die` or a `top of deck`. */
function noteThing(
  el: Pick<Reading, 'names' | 'world'>,
  context: Context,
  e: Expression,
  facts: Map<string, Fact>,
): void {
  if (e.kind === 'top') note(facts, ...notEmpty(e.of))
  if (isInOrder(e)) note(facts, ...notEmpty(e))
  if (e.kind === 'select' && e.quantity !== 'all') noteSome(el, context, e.nouns, facts)
}

/** `third of market`, `nth(n, market)` */
function isInOrder(e: Expression): boolean {
  if (e.kind === 'call') return e.name.text === 'nth'
  return e.kind === 'of' && (e.name.text === 'last' || ordinalNumber(e.name.text) !== undefined)
}

/** True if a test has established that `first card in die`, `random card in die` or `top of deck` exists. */
export function surelyThere(
  el: Reading,
  context: Context,
  e: Extract<Expression, { kind: 'select' | 'top' }>,
): boolean {
  if (e.kind === 'top') {
    const of = el.annotations.get('value', e.of)
    // A space may be empty.
    return !(of?.form === 'set' && of.element.kind === 'space') && isNotEmpty(context, e.of)
  }
  return e.quantity !== 'all' && isSomethingOf(el, context, e.nouns)
}

/** True if the right operand of `is` is a kind or a non-none value. */
function isNeverNone(el: Pick<Reading, 'annotations' | 'world'>, { scope }: Context, e: Expression): boolean {
  if (
    e.kind === 'name' &&
    !scope.variables.has(e.name.text) &&
    kindsCalled(el.world, e.name.text) !== undefined
  )
    return true
  const value = el.annotations.get('value', e)
  return value?.form === 'scalar' && !value.orNone
}

function note(facts: Map<string, Fact>, path: string, fact: Fact): void {
  facts.set(path, { ...facts.get(path), ...fact })
}
