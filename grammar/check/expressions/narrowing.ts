import type { Expression, Nouns } from '../../expression/ast.ts'
import { printExpression, printNouns } from '../../expression/print.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import type { Context, Fact } from '../elaboration/scope.ts'
import { pathOf, thereIs, touching } from '../elaboration/scope.ts'
import type { Value } from '../elaboration/values.ts'

/** What follows from the outcome of a condition that has just been read: looks through `and`, `or`, `not`, `is`. */
export function narrowed(
  el: Elaboration,
  context: Context,
  condition: Expression,
  outcome: boolean,
): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>()
  gather(el, context, condition, outcome, facts)
  return facts
}

function gather(
  el: Elaboration,
  context: Context,
  e: Expression,
  outcome: boolean,
  facts: Map<string, Fact>,
): void {
  switch (e.kind) {
    case 'not':
    case 'openly':
      return gather(el, context, e.term, e.kind === 'not' ? !outcome : outcome, facts)
    case 'and':
    case 'or':
      if ((e.kind === 'and') === outcome)
        for (const term of e.terms) gather(el, context, term, outcome, facts)
      return
    case 'exists':
      if (e.negated !== outcome && e.has === undefined)
        note(facts, thereIs(phrase(el, e.nouns)), { notNone: true })
      return
    case 'is': {
      const positive = e.negated !== outcome
      if (!positive && e.right.kind === 'name' && e.right.name.text === 'empty')
        note(facts, thereIs(printExpression(e.left)), { notNone: true })
      const isSomething = e.right.kind === 'none' ? !positive : positive && isNeverNone(el, context, e.right)
      const thing = wordsOfThing(el, e.left)
      if (isSomething && thing !== undefined) note(facts, thereIs(thing), { notNone: true })
      const path = pathOf(e.left)
      if (path === undefined) return
      if (e.right.kind === 'none') {
        if (!positive) note(facts, path, { notNone: true })
        return
      }
      const left = el.values.get(e.left)
      if (left?.form !== 'scalar') return
      const kinds =
        e.right.kind === 'name' &&
        left.type.kind === 'piece' &&
        !context.scope.variables.has(e.right.name.text)
          ? kindsCalled(el.world, e.right.name.text, left.type.class)
          : undefined
      if (kinds !== undefined && left.type.kind === 'piece') {
        const kept = [...left.type.kinds].filter((kind) => kinds.has(kind) === positive)
        note(facts, path, positive ? { kinds: new Set(kept), notNone: true } : { kinds: new Set(kept) })
        return
      }
      if (positive && left.orNone) {
        const right = el.values.get(e.right)
        if (right?.form === 'scalar' && !right.orNone) note(facts, path, { notNone: true })
      }
      return
    }
    case 'within': {
      const path = pathOf(e.left)
      const left = el.values.get(e.left)
      if (path === undefined || e.negated === outcome || left?.form !== 'scalar') return
      const right = pathOf(e.right)
      if (e.relation === 'next to' && right !== undefined)
        note(facts, touching(path, right), { notNone: true })
      note(facts, path, { notNone: true })
      if (e.relation === 'in' && left.type.kind === 'piece' && isOfSpaces(el.values.get(e.right)))
        note(facts, `${path}.space`, { notNone: true })
      return
    }
    case 'number':
    case 'truth':
    case 'none':
    case 'nothing':
    case 'original':
    case 'name':
    case 'call':
    case 'of':
    case 'field':
    case 'your':
    case 'if':
    case 'otherwise':
    case 'compare':
    case 'has':
    case 'can':
    case 'afterwards':
    case 'where':
    case 'knows':
    case 'knows that':
    case 'arithmetic':
    case 'select':
    case 'every':
    case 'count':
    case 'count value':
    case 'fold':
    case 'top':
    case 'all but':
      return
  }
}

/** Whether everything in it is on a space. */
function isOfSpaces(value: Value | undefined): boolean {
  if (value?.form === 'place') return value.place.isBoard
  return value?.form === 'set' && value.element.kind === 'space'
}

/** A noun phrase in one spelling, whichever spelling was written. */
function phrase(el: Elaboration, nouns: Nouns): string {
  const name = el.names.symbols.find(nouns.name.text, 'class', 'family', 'kind', 'group')?.name
  const plain = name === undefined ? nouns : { ...nouns, name: { ...nouns.name, text: name } }
  return printNouns({ ...plain, called: undefined })
}

/** Has a test established that there is at least one of these? */
function isThere({ scope }: Context, words: string): boolean {
  return scope.facts.get(thereIs(words))?.notNone === true
}

/** Has a test established that `first card in die`, `random card in die` or `top of deck` exists? */
export function surelyThere(
  el: Elaboration,
  context: Context,
  e: Extract<Expression, { kind: 'select' | 'top' }>,
): boolean {
  const words = wordsOfThing(el, e)
  return words !== undefined && isThere(context, words)
}

/** What there is one of, if there is a `first card in die`, a `random card in die` or a `top of deck`. */
function wordsOfThing(el: Elaboration, e: Expression): string | undefined {
  if (e.kind === 'top') return printExpression(e.of)
  return e.kind === 'select' && e.quantity !== 'all' ? phrase(el, e.nouns) : undefined
}

/** Is what stands behind `is` a kind, or a value that is not none? */
function isNeverNone(el: Elaboration, { scope }: Context, e: Expression): boolean {
  if (
    e.kind === 'name' &&
    !scope.variables.has(e.name.text) &&
    kindsCalled(el.world, e.name.text) !== undefined
  )
    return true
  const value = el.values.get(e)
  return value?.form === 'scalar' && !value.orNone
}

function note(facts: Map<string, Fact>, path: string, fact: Fact): void {
  facts.set(path, { ...facts.get(path), ...fact })
}
