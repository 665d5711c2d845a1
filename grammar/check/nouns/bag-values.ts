import type { Expression, Nouns } from '../../expression/ast.ts'
import { EMPTY, compare, constant } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { pluralOf, singularOf, spells } from '../../document/spelling.ts'
import { COUNT, PUBLIC, sameType, typeWords, widest } from '../../types/types.ts'
import { countIn, isBag, valuesIn } from '../elaboration/bags.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { scalarOf, type Scalar, type SetValue, type Value } from '../elaboration/values.ts'
import { valueAsSet } from '../expressions/conversions.ts'
import { hasField } from '../expressions/fields.ts'
import { elaborate, typed } from '../elaboration/dispatch.ts'

/* Values of enumerations as nouns: the number of one of them in a bag, and the values in a bag. */

/** `number of quick in unit.traits`, `number of face in rolled`: the number of occurrences of one value in a bag. */
export function countedInBag(
  el: Pick<Reading, 'dispatch' | 'world'>,
  context: Context,
  nouns: Nouns,
  named?: Value,
): SetValue | undefined {
  const { within, name } = nouns
  if (within === undefined || (named !== undefined && (named.form !== 'scalar' || isBag(named))))
    return undefined
  const bag = elaborate(el, context, within)
  if (!isBag(bag)) return undefined
  const { start, end } = name
  const written = named === undefined ? ({ kind: 'name', name, start, end } as const) : asExpression(nouns)
  const value = typed(el, context, written, bag.type.of)
  const ir: SetIR = {
    set: 'if',
    condition: compare('lt', constant(0), countIn(el, bag, value.ir)),
    then: { set: 'one', item: value.ir },
    else: EMPTY,
  }
  const secrecy = widest(bag.secrecy, value.secrecy)
  const times = (thing: ExprIR): ExprIR => countIn(el, bag, thing)
  return { form: 'set', element: bag.type.of, ir, secrecy, face: PUBLIC, times }
}

/** True for `eager`: a value of an enumeration that the bag after `in` may contain. */
export function isWordOfValue(el: InWorld, nouns: Nouns): boolean {
  if (nouns.arguments !== undefined || nouns.fields.length > 0) return false
  return [...el.world.enumerations.values()].some((values) => values.includes(nouns.name.text))
}

/** True for `gems`: the values of an enumeration, even if a variable has that name. */
export function namesEnumeration(el: InWorld, { name, owner }: Nouns): boolean {
  if (owner !== undefined) return false
  return [...el.world.enumerations.keys()].some((each) => spells(name.text, each, undefined))
}

/** Words for the numbers in a bag: `dice in thrown`. */
const DICE_WORDS: ReadonlySet<string> = new Set(['dice', 'die'])

/** True for `dice in thrown`: the numbers in a bag, unless something in the game has that name. */
export function isDice(
  el: Pick<Reading, 'dispatch'>,
  context: Context,
  { name, owner, within }: Nouns,
): boolean {
  if (within === undefined || owner !== undefined || !DICE_WORDS.has(name.text)) return false
  const bag = elaborate(el, context, within)
  return isBag(bag) && bag.type.of.kind === 'number'
}

/** The noun phrase read as a plain expression: `targets`, `pawns(x)`, `fight.sides`. */
export function asExpression(nouns: Nouns): Expression {
  const { start, end } = nouns.name
  const base: Expression =
    nouns.arguments === undefined
      ? { kind: 'name', name: nouns.name, start, end }
      : { kind: 'call', name: nouns.name, arguments: nouns.arguments, start, end: nouns.end }
  return nouns.fields.reduce<Expression>(
    (object, name) => ({ kind: 'field', object, name, start, end: name.end }),
    base,
  )
}

/** `gems in bank`: the contents of a bag, with repetitions, or the members of a set. */
export function valuesWithin(el: Reading, context: Context, all: SetValue, within: Expression): SetValue {
  const value = elaborate(el, context, within, all.element)
  const container = isBag(value) ? valuesIn(el, value) : valueAsSet(el, context, within, value)
  if (container.element.kind !== 'hole' && !sameType(container.element, all.element))
    el.report(
      'ST4102',
      spanIn(context, within),
      `Each thing in it is ${typeWords(container.element)}, never ${typeWords(all.element)}.`,
    )
  if (isBag(value)) return container
  const { reg, ir } = el.boundRegister(all.element)
  return {
    ...all,
    ir: { set: 'filter', of: all.ir, reg, where: { op: 'contains', set: container.ir, item: ir } },
    secrecy: container.secrecy,
  }
}

/** Reports `your gems`: values have no owner. */
export function refuseOwner(el: Reporting, context: Context, { owner, name }: Nouns): void {
  if (owner === undefined) return
  const one = singularOf(name.text)
  el.report('ST4102', spanIn(context, name), `A value of \`${one}\` belongs to nobody.`, {
    help: `Leave out \`${owner}\`, or say where the values are: \`${pluralOf(one)} in your ...\`.`,
  })
}

/**
 * True if the name of an enumeration also names one value here: a choice, a parameter, a tracked value, a field of
 * `it`.
 */
function namesOne(el: Reading, { scope }: Context, nouns: Nouns): boolean {
  const { text } = nouns.name
  const isPlain = [nouns.arguments, nouns.called, nouns.owner].every((part) => part === undefined)
  if (!isPlain || nouns.fields.length > 0) return false
  if (!el.names.symbols.called(text, 'enumeration').some(({ name }) => name === text)) return false
  const variable = scope.variables.get(text)
  if (variable !== undefined) return variable.value.form === 'scalar'
  return (
    (scope.it !== undefined && hasField(el, scope.it.type, text)) ||
    el.tracked.get(text)?.some(({ of }) => of === 'game') === true
  )
}

/** `number of gem in bank`, where `gem` has been chosen: its number of occurrences. Undefined if all are meant. */
export function countOfOne(el: Reading, context: Context, nouns: Nouns): Scalar | undefined {
  if (!namesOne(el, context, nouns)) return undefined
  const { within, where, order } = nouns
  if (within !== undefined && where === undefined && order === undefined) {
    const bag = elaborate(el, context, within)
    if (isBag(bag)) {
      const value = typed(el, context, asExpression(nouns), bag.type.of)
      return scalarOf(COUNT, countIn(el, bag, value.ir), { secrecy: widest(bag.secrecy, value.secrecy) })
    }
  }
  refuseBoth(el, context, nouns, 'number of')
  return undefined
}

/**
 * Reports `all gem in bank`, where `gem` has been chosen, as ambiguous. With `where`, or without a place, all are
 * meant.
 */
export function refuseOneOfAll(
  el: Reading,
  context: Context,
  nouns: Nouns,
  after: 'all' | 'over' | 'any' | 'no',
): void {
  if (nouns.within === undefined || nouns.where !== undefined) return
  if (namesOne(el, context, nouns)) refuseBoth(el, context, nouns, after)
}

function refuseBoth(el: Reporting, context: Context, { name, within }: Nouns, after: string): void {
  const { text } = name
  const several = pluralOf(text)
  const whereText = within === undefined ? '' : ` in ${context.source.text.slice(within.start, within.end)}`
  const one =
    within === undefined
      ? ''
      : ` For the one called so here write \`${text} is${after === 'no' ? ' not' : ''}${whereText}\`.`
  el.report(
    'ST4103',
    spanIn(context, name),
    `\`${text}\` could be the one that is called so here, or every value of \`${text}\`.`,
    { label: 'one or all?', help: `For all of them write \`${after} ${several}${whereText}\`.${one}` },
  )
}
