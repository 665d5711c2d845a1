import { HOLE_VALUE, scalarOf, typedOf } from '../elaboration/values.ts'
import { warnOfSettled } from './doubtful-conditions.ts'
import { oneOf } from '../world/reporter.ts'
import type { Span } from '../../source/span.ts'
import type { Expression, Nouns } from '../../expression/ast.ts'
import type { SetIR } from '../../ir/ir.ts'
import { FALSE, NOTHING, TRUE, any, arithmetic, cell, constant, not } from '../../ir/build.ts'
import { groupOfType, membersAsSet } from '../nouns/group-nouns.ts'
import { nounSet } from '../nouns/nouns.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { liesInOrder } from '../elaboration/secrecy.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Lowering } from '../elaboration/lowering.ts'
import { callValue, ofValue, yourValue } from './references.ts'
import { nameValue } from './name-values.ts'
import { fieldValue } from './fields.ts'
import { isTest } from './is-test.ts'
import { bagValue, countIn, isBag, partsOf, valuesIn } from '../elaboration/bags.ts'
import type { Type } from '../../types/types.ts'
import {
  SPACE,
  COUNT,
  HIDDEN,
  HOLE,
  NUMBER,
  PUBLIC,
  TRUTH,
  fitsType,
  isWithin,
  sameType,
  typeWords,
  widest,
} from '../../types/types.ts'
import type { Watchers } from '../../ir/watchers.ts'
import type { Scalar, SetValue, Value, Whose } from '../elaboration/values.ts'
import { asPlace, asThing, inPlace } from './indexed-places.ts'
import { conditional, fallback, junction } from './conditionals.ts'
import { order, calculation } from './arithmetic.ts'
import { surelyThere } from './narrowing.ts'
import { knowledge } from './knowledge.ts'
import { afterwards, within, has, can } from './relations.ts'

/** Any expression. `expected` is the type that fits here: names are looked up by it first. */
export function elaborate(el: Elaboration, context: Context, e: Expression, expected?: Type): Value {
  const value = understood(el, context, e, expected)
  el.values.set(e, value)
  el.names.looked(typedOf(value), context.scope, context.source, e)
  return value
}

function understood(el: Elaboration, context: Context, e: Expression, expected: Type | undefined): Value {
  switch (e.kind) {
    case 'number': {
      // Where a space is expected, a number is the space of that name.
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
      el.report('ST4119', spanIn(context, e), '`original` stands only in `numbers` and `instead of`.')
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
    case 'afterwards':
      return afterwards(el, context, e)
    case 'openly': {
      const value = elaborate(el, context, e.term, expected)
      if ('secrecy' in value && value.secrecy >= HIDDEN) el.reads.opens = true
      const at = spanIn(context, e.term)
      el.announce(at.file.text.slice(at.start, at.end), at)
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
    case 'arithmetic':
      return calculation(el, context, e)
    case 'select': {
      const set = nounSet(el, context, e.nouns)
      if (e.quantity === 'all') return set
      if (e.quantity === 'random') return drawn(el, context, e, set)
      // In the order of their numbers pieces lie kind after kind.
      const secrecy = liesInOrder(set.ir) ? set.secrecy : widest(set.secrecy, set.face)
      return scalarOf(
        set.element,
        { op: 'first', set: set.ir },
        { orNone: !isNeverEmpty(el, set.ir) && !surelyThere(el, context, e), secrecy, face: set.face },
      )
    }
    case 'exists': {
      const set = nounSet(el, context, e.nouns, e.has, false, true)
      const found = any(set.ir)
      return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: set.secrecy })
    }
    case 'every': {
      const set = nounSet(el, context, e.nouns, e.has, true, true)
      return scalarOf(TRUTH, not(any(set.ir)), { secrecy: set.secrecy })
    }
    case 'count': {
      if (isAllPlayers(e.nouns)) {
        const count = el.world.seats.length
        return scalarOf({ kind: 'number', least: count, most: count }, constant(count))
      }
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
      const set = inOrderThere(el, context, e.of, e.of.kind === 'number' ? SPACE : undefined)
      const top = scalarOf(
        set.element,
        { op: 'first', set: set.ir },
        { orNone: !surelyThere(el, context, e), secrecy: set.secrecy, face: set.face },
      )
      return set.onBoard === true ? { ...top, onBoard: true } : top
    }
    case 'all but': {
      // `all but top of discards` is all of the discards but that one.
      const set = inOrderThere(el, context, e.of.kind === 'top' ? e.of.of : e.of)
      const first: SetIR = { set: 'one', item: { op: 'first', set: set.ir } }
      return { ...set, ir: { set: 'minus', left: set.ir, right: first } }
    }
  }
}

/** `number of 6 in rolled` */
function countedValue(el: Elaboration, context: Context, e: Of<'count value'>): Value {
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
      'Numbers lie only in a bag, such as dice that were rolled.',
    )
  return HOLE_VALUE
}

/** `sum of`, `highest of`, `lowest of` a number over several things; the sum of bags is a bag. */
function folded(el: Elaboration, context: Context, e: Of<'fold'>): Value {
  const set = nounSet(el, context, e.nouns)
  const { reg, ir } = el.boundRegister(set.element)
  const it = scalarOf(set.element, ir, { face: set.face, secrecy: set.secrecy })
  const here = { ...context, scope: context.scope.withIt(it) }
  const read = elaborate(el, here, e.of, NUMBER)
  const sum = e.fold === 'sum'
  if (isBag(read) && sum && set.times === undefined)
    return bagValue(
      read.type,
      partsOf(read).map((of) => ({ op: 'fold', fold: 'bag', set: set.ir, reg, of })),
      { secrecy: widest(set.secrecy, read.secrecy) },
    )
  const of = asTyped(el, here, e.of, read, NUMBER)
  const each = sum && set.times !== undefined ? arithmetic('mul', set.times(ir), of.ir) : of.ir
  return scalarOf(
    NUMBER,
    { op: 'fold', fold: e.fold, set: set.ir, reg, of: each },
    { orNone: !sum && !isNeverEmpty(el, set.ir), secrecy: widest(set.secrecy, of.secrecy) },
  )
}

/** All players, all spaces, spaces of a kind that each seat has: of these there is always one. */
function isNeverEmpty(el: Elaboration, set: SetIR): boolean {
  const rows = el.areaRows.get(set)
  if (rows !== undefined) return rows.every((row) => row.length > 0)
  if (set.set !== 'range' || set.from.op !== 'const' || set.to.op !== 'const') return false
  return set.from.value <= set.to.value
}

/** The one thing of a set that holds one whatever happens: the only space of its kind that a seat has. */
export function theOnly(el: Elaboration, value: Value): Value {
  if (value.form !== 'set' || el.areaRows.get(value.ir)?.every((row) => row.length === 1) !== true)
    return value
  const { element, ir, secrecy, face } = value
  return scalarOf(element, { op: 'first', set: ir }, { secrecy, face })
}

/** One of several by chance: drawn before the step that speaks of it, and kept in a cell until then. */
function drawn(el: Elaboration, context: Context, e: Of<'select'>, set: SetValue): Value {
  if (el.picks === undefined) {
    el.report('ST4119', spanIn(context, e), '`random` is understood only in steps.')
    return HOLE_VALUE
  }
  const { element, secrecy, face } = set
  const at = el.local('drawn', element)
  el.picks.push({
    step: 'pick',
    what: set.ir,
    cell: at,
    ...(element.kind === 'piece' ? { of: 'piece' } : {}),
    origin: el.origin(spanIn(context, e)),
  })
  // There are always players.
  return scalarOf(element, cell(at), {
    orNone: element.kind !== 'seat' && !surelyThere(el, context, e),
    secrecy,
    face,
  })
}

/** One thing; a set or place in its stead is reported. */
export function scalar(el: Elaboration, context: Context, e: Expression, expected?: Type): Scalar {
  return oneThing(el, context, e, elaborate(el, context, e, expected))
}

function oneThing(el: Elaboration, context: Context, e: Expression, read: Value): Scalar {
  const value = asThing(theOnly(el, read))
  if (value.form === 'scalar') return value
  const what =
    value.form === 'set'
      ? 'stand several things'
      : value.form === 'place'
        ? 'stands a place'
        : 'stands an area'
  el.report('ST4102', spanIn(context, e), `Here ${what} where one value is needed.`, {
    label: 'one value is needed',
    help:
      value.form === 'set'
        ? value.element.kind === 'seat'
          ? 'Take one of them with `first`, or go through them: `for each player where ...`.'
          : 'Take one of them with `first`, or count them with `number of`.'
        : 'Say what in it is meant.',
  })
  return HOLE_VALUE
}

/** One thing of a type, and not none unless `orNone`. */
export function typed(el: Elaboration, context: Context, e: Expression, type: Type, orNone = false): Scalar {
  return asTyped(el, context, e, elaborate(el, context, e, type), type, orNone)
}

/** The same of what has been read already. */
export function asTyped(
  el: Elaboration,
  context: Context,
  e: Expression,
  read: Value,
  type: Type,
  orNone = false,
  help: { readonly help?: string } = {},
): Scalar {
  const value = oneThing(el, context, e, read)
  if (value.type.kind === 'hole') {
    if (e.kind === 'none' && !orNone) mayBeNone(el, context, e)
    return value
  }
  if (!sameType(value.type, type)) {
    el.report(
      'ST4102',
      spanIn(context, e),
      `Here stands ${typeWords(value.type)} where ${typeWords(type)} is needed.`,
      {
        label: `this is ${typeWords(value.type)}`,
        ...(type.kind === 'truth' && value.type.kind === 'number'
          ? { help: 'Compare it with another number: `... > 0`, `... is 3`.' }
          : {}),
        ...help,
      },
    )
    return HOLE_VALUE
  }
  if (!fitsType(value.type, type)) {
    unfitKind(el, spanIn(context, e), value.type, type)
    return HOLE_VALUE
  }
  if (value.orNone && !orNone && !context.scope.lenient) {
    mayBeNone(el, context, e)
    return { ...value, orNone: false }
  }
  return value
}

/** A piece of another kind than those that fit. */
export function unfitKind(el: Elaboration, at: Span, type: Type, wanted: Type): void {
  if (type.kind !== 'piece' || wanted.kind !== 'piece') return
  const other = [...type.kinds].find((kind) => !wanted.kinds.has(kind))
  const names = [...wanted.kinds].map((kind) => el.world.kinds[kind]?.name ?? wanted.class)
  el.report(
    'ST4102',
    at,
    `This may be a ${el.world.kinds[other ?? -1]?.name ?? type.class}; only ${oneOf(names.slice(0, 6))} fits here.`,
    {
      label: `this is ${typeWords(type)} of any of its kinds`,
      help: 'Make sure of its kind first, with `is`, or widen the type where it is declared.',
    },
  )
}

export function mayBeNone(el: Elaboration, context: Context, e: Expression): void {
  el.report('ST4104', spanIn(context, e), 'This may be none.', {
    label: 'there may be no such thing here',
    why: 'What may be none can only be used where a test has made sure that it is there.',
    help: 'Test it first (`if it is not none then ...`), or say what stands in for it with `otherwise`.',
  })
}

export function truth(el: Elaboration, context: Context, e: Expression): Scalar {
  return asTruth(el, context, e, elaborate(el, context, e, TRUTH))
}

/** The same of what has been read already. */
export function asTruth(el: Elaboration, context: Context, e: Expression, value: Value): Scalar {
  warnOfSettled(el, context, e)
  return asTyped(el, context, e, value, TRUTH)
}

export function number(el: Elaboration, context: Context, e: Expression): Scalar {
  return typed(el, context, e, NUMBER)
}

/** Several things; one thing stands for the set of itself, a place for what lies in it. */
export function asSet(el: Elaboration, context: Context, e: Expression, expected?: Type): SetValue {
  return valueAsSet(el, context, e, elaborate(el, context, e, expected))
}

export function valueAsSet(el: Elaboration, context: Context, e: Expression, value: Value): SetValue {
  switch (value.form) {
    case 'set':
      return value
    case 'scalar':
      if (isBag(value)) return valuesIn(el, value)
      return {
        form: 'set',
        element: value.type,
        ir: { set: 'one', item: value.ir },
        secrecy: value.secrecy,
        face: value.face,
      }
    case 'place':
      if (value.place.holdsGroups.length > 1)
        el.report(
          'ST4102',
          spanIn(context, e),
          `\`${value.place.name}\` holds groups of several classes; say which of them.`,
          { help: `Write for instance \`all ${value.place.holdsGroups[0] ?? ''}s in ${value.place.name}\`.` },
        )
      return placeMembers(el, value)
    case 'area':
      el.report(
        'ST4102',
        spanIn(context, e),
        `Whose ${value.area.name}? Say \`your ${value.area.name}\` or \`${value.area.name} of ...\`.`,
      )
      return { form: 'set', element: HOLE, ir: { set: 'empty' }, secrecy: PUBLIC, face: PUBLIC }
  }
}

/** What lies in a place, on a space or in a group, of which the first is the top. */
function inOrderThere(el: Elaboration, context: Context, e: Expression, expected?: Type): SetValue {
  const value = asPlace(el, elaborate(el, context, e, expected))
  const group = value.form === 'scalar' ? groupOfType(el, value.type) : undefined
  if (value.form === 'scalar' && group !== undefined) return membersAsSet(el, value, group)
  return lyingOn(el, valueAsSet(el, context, e, value))
}

/** Where a space is meant for what stands on it: the pieces there. */
function lyingOn(lowering: Lowering, set: SetValue): SetValue {
  if (set.element.kind !== 'space') return set
  lowering.readBoards()
  const boards = lowering.world.places.filter(({ isBoard }) => isBoard)
  const open = boards.every(({ container }) => lowering.world.containers[container]?.seenBy === 'everyone')
  const { reg, ir } = lowering.boundRegister('space')
  return {
    form: 'set',
    element: {
      kind: 'piece',
      class: boards[0]?.holdsClass ?? '',
      kinds: new Set(boards.flatMap(({ holdsKinds }) => holdsKinds)),
    },
    ir:
      set.ir.set === 'one'
        ? { set: 'members', container: set.ir.item }
        : { set: 'each', over: set.ir, reg, of: { set: 'members', container: ir } },
    secrecy: set.secrecy,
    face: open ? PUBLIC : HIDDEN,
    onBoard: true,
  }
}

/** The pieces that lie in a place. */
export function placeMembers(lowering: Lowering, value: Extract<Value, { form: 'place' }>): SetValue {
  lowering.readPlace(value.place.name)
  const { reg, ir } = lowering.boundRegister('container')
  const set: SetIR =
    value.container !== undefined
      ? { set: 'members', container: value.container }
      : { set: 'each', over: value.containers, reg, of: { set: 'members', container: ir } }
  const [group] = value.place.holdsGroups
  const element: Type =
    group === undefined
      ? { kind: 'piece', class: value.place.holdsClass, kinds: new Set(value.place.holdsKinds) }
      : { kind: 'group', class: group }
  return {
    form: 'set',
    element,
    ir: set,
    secrecy: PUBLIC,
    face: faceIn(lowering, value),
    ...inPlace(value.place),
  }
}

/** Who looks into a place whose owner is the one who decides, a partner of that one, or another. */
const SEES: Readonly<Record<NonNullable<Whose>, readonly Watchers[]>> = {
  you: ['everyone', 'owner', 'team'],
  partner: ['everyone', 'others', 'team'],
  other: ['everyone', 'others'],
}

/** Who may know the faces of what lies in a place. */
export function faceIn(el: Pick<Lowering, 'world'>, value: Extract<Value, { form: 'place' }>): 0 | 1 | 2 {
  const { place } = value
  const seen = (place.madeOf.length > 0 ? place.madeOf : [place]).map(
    (part) => el.world.containers[part.container]?.seenBy ?? 'everyone',
  )
  if (seen.every((by) => by === 'everyone')) return 0
  const { whose } = value
  return whose !== undefined && seen.every((by) => SEES[whose].includes(by)) ? 1 : 2
}

export type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

/** `number of players`: settled before a game begins. */
function isAllPlayers({ name, called, owner, arguments: list, fields, within, where }: Nouns): boolean {
  const more = [called, owner, list, within, where].some((part) => part !== undefined)
  return !more && fields.length === 0 && (name.text === 'players' || name.text === 'player')
}
