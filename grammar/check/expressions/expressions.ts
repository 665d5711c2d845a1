import { misplacedWhere } from './steps-where.ts'
import { HOLE_VALUE, memberOf, scalarOf, typedOf } from '../elaboration/values.ts'
import { warnOfSettled } from './doubtful-conditions.ts'
import type { Expression, Nouns } from '../../expression/ast.ts'
import { NONE, type ExprIR, type SetIR } from '../../ir/ir.ts'
import { FALSE, NOTHING, TRUE, any, arithmetic, cell, constant, not } from '../../ir/build.ts'
import { staticValue } from '../../ir/static-value.ts'
import { outerRegisters, walk } from '../../ir/walk.ts'
import { nounScope, nounSet } from '../nouns/nouns.ts'
import { countOfOne, refuseOneOfAll } from '../nouns/bag-values.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { liesInOrder } from '../elaboration/secrecy.ts'
import { inBoardOrder } from '../elaboration/board-order.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { callValue, ofValue, yourValue } from './references.ts'
import { nameValue } from './name-values.ts'
import { fieldValue } from './fields.ts'
import { isTest } from './is-test.ts'
import { bagValue, countIn, isBag, bagWords } from '../elaboration/bags.ts'
import type { Type } from '../../types/types.ts'
import {
  COUNT,
  HIDDEN,
  HOLE,
  NUMBER,
  PUBLIC,
  SPACE,
  TRUTH,
  isWithin,
  typeWords,
  widest,
} from '../../types/types.ts'
import type { Scalar, SetValue, Value } from '../elaboration/values.ts'
import { topFirst } from './ordered-things.ts'
import { everybodysPlaces } from './ownerless-places.ts'
import { conditional, fallback, junction } from './conditionals.ts'
import { calculation, order } from './arithmetic.ts'
import { surelyThere } from './narrowing.ts'
import { deduced, knowledge } from './knowledge.ts'
import { afterwards, can, has, within } from './relations.ts'
import { asTyped, isNeverEmpty, oneThing, valueAsSet } from './conversions.ts'
import { asOrdinal, isInLine } from './line-values.ts'
import { truth } from '../elaboration/dispatch.ts'

/** Elaborates any expression. `expected` is the type that fits here. Names are first looked up by it. */
export function elaborate(el: Reading, context: Context, e: Expression, expected?: Type): Value {
  const value = el.functions.deeper(() => understood(el, context, e, expected))
  el.annotations.set('value', e, value)
  el.names.noteLookup(typedOf(value), context.scope, context.source, e)
  return value
}

function understood(el: Reading, context: Context, e: Expression, expected: Type | undefined): Value {
  switch (e.kind) {
    case 'number': {
      // If a space is expected, a number is the space of that name.
      if (expected?.kind === 'space') {
        const space = el.world.spaces.findIndex((s) => s.name === String(e.value))
        if (space >= 0) return scalarOf(expected, constant(space))
      }
      return scalarOf({ kind: 'number', least: e.value, most: e.value }, constant(e.value))
    }
    case 'truth':
      return scalarOf(TRUTH, e.value ? TRUE : FALSE)
    case 'none':
      return scalarOf(expected ?? HOLE, NOTHING, { orNone: true })
    case 'nothing':
      return { form: 'set', element: HOLE, ir: { set: 'empty' }, secrecy: PUBLIC, face: PUBLIC }
    case 'original':
      el.report('ST4119', spanIn(context, e), '`original` can only be used in `numbers` and `instead of`.')
      return HOLE_VALUE
    case 'name':
      return nameValue(el, context, e.name, expected)
    case 'call':
      return callValue(el, context, e.name, e.arguments, e)
    case 'of':
      return ofValue(el, context, e)
    case 'field':
      return fieldValue(el, context, e)
    case 'your':
      return yourValue(el, context, e.name)
    case 'if':
      return conditional(el, context, e, expected)
    case 'otherwise':
      return fallback(el, context, e.alternatives, expected)
    case 'or':
    case 'and':
      return junction(el, context, e)
    case 'not': {
      const term = truth(el, context, e.term)
      return scalarOf(TRUTH, not(term.ir), { secrecy: term.secrecy })
    }
    case 'ranked':
      return elaborate(el, context, e.term, expected)
    case 'afterwards':
      return afterwards(el, context, e)
    case 'where':
      return misplacedWhere(el, context, e)
    case 'openly': {
      const value = elaborate(el, context, e.term, expected)
      if ('secrecy' in value && value.secrecy >= HIDDEN) el.reads.opens = true
      const at = spanIn(context, e.term)
      el.texts.announce(at.file.text.slice(at.start, at.end), at)
      if (value.form === 'scalar' || value.form === 'set')
        walk(value.ir, (node) => {
          if ('op' in node) el.annotations.set('mark', node, undefined)
          el.annotations.set('opened', node, true)
        })
      return value.form === 'scalar' || value.form === 'set' ? { ...value, secrecy: PUBLIC } : value
    }
    case 'compare':
      return order(el, context, e)
    case 'is':
      return isTest(el, context, e)
    case 'within':
      return within(el, context, e)
    case 'has':
      return has(el, context, e)
    case 'can':
      return can(el, context, e)
    case 'knows':
      return knowledge(el, context, e)
    case 'knows that':
      return deduced(el, context, e)
    case 'arithmetic':
      return calculation(el, context, e)
    case 'select': {
      const everybodys = e.quantity === 'all' ? everybodysPlaces(el, context, e.nouns) : undefined
      if (everybodys !== undefined) return everybodys
      if (e.quantity === 'all') refuseOneOfAll(el, context, e.nouns, 'all')
      const set = nounSet(el, context, e.nouns)
      if (e.quantity === 'all') return set
      if (e.quantity === 'random') return drawn(el, context, e, set)
      // In numerical order, pieces are sorted by kind, so the first one may reveal its face.
      el.knowledge.addFirst({ of: set.ir, span: spanIn(context, e) })
      const secrecy = liesInOrder(set.ir) ? set.secrecy : widest(set.secrecy, set.face)
      return scalarOf(
        set.element,
        { op: 'first', set: inBoardOrder(el, set.ir) },
        { orNone: !isNeverEmpty(el, set.ir) && !surelyThere(el, context, e), secrecy, face: set.face },
      )
    }
    case 'exists': {
      if (e.has === undefined) refuseOneOfAll(el, context, e.nouns, e.negated ? 'no' : 'any')
      const isNone = e.negated || /\bnot\s+$/u.test(context.source.text.slice(0, e.start))
      const set = nounSet(el, context, e.nouns, e.has, false, isNone ? 'none' : 'any')
      const found = any(set.ir)
      return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: set.secrecy })
    }
    case 'every': {
      const set = nounSet(el, context, e.nouns, e.has, true, 'none')
      return scalarOf(TRUTH, not(any(set.ir)), { secrecy: set.secrecy })
    }
    case 'count': {
      if (isAllPlayers(e.nouns)) {
        const count = el.world.seats.length
        return scalarOf({ kind: 'number', least: count, most: count }, constant(count))
      }
      const one = countOfOne(el, context, e.nouns)
      if (one !== undefined) return one
      const set = nounSet(el, context, e.nouns)
      const { secrecy, times } = set
      if (times === undefined) return scalarOf(COUNT, { op: 'count', set: set.ir }, { secrecy })
      const { reg, ir } = el.boundRegister(set.element)
      return scalarOf(COUNT, { op: 'fold', fold: 'sum', set: set.ir, reg, of: times(ir) }, { secrecy })
    }
    case 'count value':
      return countedValue(el, context, e)
    case 'fold':
      return folded(el, context, e)
    case 'top': {
      const set = topFirst(el, context, e.of, e.of.kind === 'number' ? SPACE : undefined)
      el.knowledge.addFirst({ of: set.ir, span: spanIn(context, e) })
      const top = scalarOf(
        set.element,
        { op: 'first', set: inBoardOrder(el, set.ir) },
        { orNone: !surelyThere(el, context, e), secrecy: set.secrecy, face: set.face },
      )
      return set.onBoard === true ? { ...top, onBoard: true } : top
    }
    case 'all but': {
      // `all but top of discards` is the discards without their top piece.
      const set = topFirst(el, context, e.of.kind === 'top' ? e.of.of : e.of)
      el.knowledge.addFirst({ of: set.ir, span: spanIn(context, e) })
      const first: SetIR = { set: 'one', item: { op: 'first', set: inBoardOrder(el, set.ir) } }
      return { ...set, ir: { set: 'minus', left: set.ir, right: first } }
    }
  }
}

/** `number of 6 in rolled` */
function countedValue(el: Reading, context: Context, e: Of<'count value'>): Value {
  const within = elaborate(el, context, e.within)
  if (isBag(within)) {
    const { of } = within.type
    if (of.kind === 'number' && isWithin(e.value, of))
      return scalarOf(COUNT, countIn(el, within, constant(e.value)), { secrecy: within.secrecy })
    el.report('ST4102', spanIn(context, e), `There is never a ${e.value} in ${typeWords(within.type)}.`)
    return HOLE_VALUE
  }
  if (within.form !== 'scalar' || within.type.kind !== 'hole')
    el.report(
      'ST4102',
      spanIn(context, e.within),
      'Only a bag has numbers in it, such as dice that were rolled.',
    )
  return HOLE_VALUE
}

/**
 * `sum of`, `highest of` or `lowest of` a number over several things. A sum of bags is a bag, and values in a line have
 * a highest, too.
 */
function folded(el: Reading, context: Context, e: Of<'fold'>): Value {
  refuseOneOfAll(el, context, e.nouns, 'over')
  const set = nounSet(el, context, e.nouns)
  const { reg, ir } = el.boundRegister(set.element)
  const here = { ...context, scope: nounScope(el, context, e.nouns, memberOf(set, ir)) }
  const read = elaborate(el, here, e.of, NUMBER)
  const sum = e.fold === 'sum'
  if (isBag(read) && sum && set.times === undefined)
    return bagValue(
      read.type,
      bagWords(read).map((of) => ({ op: 'fold', fold: 'bag', set: set.ir, reg, of })),
      { secrecy: widest(set.secrecy, read.secrecy) },
    )
  const of = sum ? asTyped(el, here, e.of, read, NUMBER) : asOrdinal(el, here, e.of, read)
  const each = sum && set.times !== undefined ? arithmetic('mul', set.times(ir), of.ir) : of.ir
  const all: ExprIR = { op: 'fold', fold: e.fold, set: set.ir, reg, of: each }
  // Printed values of all pieces of a kind are known before the game, wherever the pieces are.
  const known =
    set.element.kind === 'piece' && e.nouns.within === undefined
      ? staticValue(el.staticFacts, all)
      : undefined
  if (known !== undefined && known !== NONE)
    return scalarOf({ kind: 'number', least: known, most: known }, constant(known))
  return scalarOf(isInLine(el, of.type) ? of.type : NUMBER, all, {
    orNone: !sum && !isNeverEmpty(el, set.ir),
    secrecy: widest(set.secrecy, of.secrecy),
  })
}

/** A random member of a set: drawn before the step that mentions it, and stored in a cell until then. */
function drawn(el: Reading, context: Context, e: Of<'select'>, set: SetValue): Value {
  if (!el.slots.canPick) {
    el.report('ST4119', spanIn(context, e), '`random` can only be used in steps.')
    return HOLE_VALUE
  }
  const { element, secrecy, face } = set
  if (outerRegisters(set.ir).length > 0) {
    el.report(
      'ST4119',
      spanIn(context, e),
      '`random` draws once, before the step, and here it would draw for each of several things.',
      { help: 'Put `for each` around a step of its own, and draw there.' },
    )
    return HOLE_VALUE
  }
  const at = el.local('drawn', element)
  el.slots.pick({
    step: 'pick',
    what: set.ir,
    cell: at,
    ...(element.kind === 'piece' ? { of: 'piece' } : {}),
    origin: el.texts.origin(spanIn(context, e)),
  })
  // There are always players.
  return scalarOf(element, cell(at), {
    orNone: element.kind !== 'seat' && !surelyThere(el, context, e),
    secrecy,
    face,
  })
}

/** Elaborates one thing. A set or a place is reported. */
export function scalar(el: Reading, context: Context, e: Expression, expected?: Type): Scalar {
  return oneThing(el, context, e, elaborate(el, context, e, expected))
}

/** Elaborates one thing of a type. It may be none only with `orNone`. */
export function typed(el: Reading, context: Context, e: Expression, type: Type, orNone = false): Scalar {
  return asTyped(el, context, e, elaborate(el, context, e, type), type, orNone)
}

/** Like `truth`, for a value that has already been read. */
export function asTruth(el: Reading, context: Context, e: Expression, value: Value): Scalar {
  warnOfSettled(el, context, e)
  return asTyped(el, context, e, value, TRUTH)
}

/** Elaborates several things. One thing becomes a set of one, and a place becomes the set of its contents. */
export function asSet(el: Reading, context: Context, e: Expression, expected?: Type): SetValue {
  return valueAsSet(el, context, e, elaborate(el, context, e, expected))
}

export type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

/** `number of players`: fixed before the game begins. */
function isAllPlayers({ name, called, owner, arguments: list, fields, within, where }: Nouns): boolean {
  const more = [called, owner, list, within, where].some((part) => part !== undefined)
  return !more && fields.length === 0 && (name.text === 'players' || name.text === 'player')
}
