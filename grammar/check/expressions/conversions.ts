import { hiddenOnBoards } from '../elaboration/secrecy.ts'
import { HOLE_VALUE, scalarOf } from '../elaboration/values.ts'
import { alternatives } from '../world/reporter.ts'
import type { Span } from '../../source/span.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Expression } from '../../expression/ast.ts'
import type { SetIR } from '../../ir/ir.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { HandedOver } from '../elaboration/declarations.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { isBag, valuesIn } from '../elaboration/bags.ts'
import { DECIDER, HOLE, PUBLIC, fitsType, sameType, typeWords, type Type } from '../../types/types.ts'
import type { Watchers } from '../../ir/watchers.ts'
import type { Scalar, SetValue, Value, Whose } from '../elaboration/values.ts'
import { absent, cureForNone } from './cures-for-none.ts'
import { asThing, inPlace } from './indexed-places.ts'
import { KEPT_FOR_BORDERS } from '../../types/read-type.ts'

/* Converts values that have already been read: to one thing, several things, or a thing of some type. */

/** True if a set always has a member: all players, all spaces, or spaces of a kind that each seat has. */
export function isNeverEmpty(el: Pick<Lowering, 'tables'>, set: SetIR): boolean {
  const rows = el.tables.rowsWith(set)
  if (rows !== undefined) return rows.every((row) => row.length > 0)
  if (set.set === 'each') return isNeverEmpty(el, set.over) && isNeverEmpty(el, set.of)
  if (set.set !== 'range' || set.from.op !== 'const' || set.to.op !== 'const') return false
  return set.from.value <= set.to.value
}

/** The only member of a set that always has exactly one, such as a seat's only space of a kind. */
export function theOnly(el: Pick<Lowering, 'tables'>, value: Value): Value {
  if (value.form !== 'set' || el.tables.rowsWith(value.ir)?.every((row) => row.length === 1) !== true)
    return value
  const { element, ir, secrecy, face } = value
  return scalarOf(element, { op: 'first', set: ir }, { secrecy, face })
}

export function oneThing(
  el: Pick<Reading, 'report' | 'tables'>,
  context: Context,
  e: Expression,
  read: Value,
): Scalar {
  const value = asThing(theOnly(el, read))
  if (value.form === 'scalar') return value
  const what =
    value.form === 'set'
      ? 'these are several'
      : value.form === 'place'
        ? 'this is a place'
        : 'this is an area'
  el.report('ST4102', spanIn(context, e), `Expected one value, but ${what}.`, {
    label: 'one value is needed',
    help:
      value.form === 'set'
        ? value.element.kind === 'seat'
          ? 'Say which of them, or go through them: `for each player where it is not you: ...`.'
          : value.element.kind === 'border'
            ? KEPT_FOR_BORDERS
            : 'Take one of them with `first`, or count them with `number of`.'
        : 'Say what in it you mean.',
  })
  return HOLE_VALUE
}

/** Like `typed`, for a value that has already been read. */
export function asTyped(
  el: Reading,
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
    if (isMisread(el, e)) return HOLE_VALUE
    el.report(
      'ST4102',
      spanIn(context, e),
      `Expected ${typeWords(type)}, but this is ${typeWords(value.type)}.`,
      {
        label: `this is ${typeWords(value.type)}`,
        ...(type.kind === 'truth' && value.type.kind === 'number'
          ? { help: 'Compare it with another number: `... > 0`, `... is 3`.' }
          : {}),
        ...help,
        ...(type.kind === 'truth' ? swallowed(context, e) : {}),
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

/** `number of players where out > 1`: the comparison became part of the condition. */
function swallowed(context: Context, e: Expression): Partial<Diagnostic> {
  if (e.kind !== 'count' || e.nouns.where === undefined) return {}
  let last = e.nouns.where
  while (last.kind === 'and' || last.kind === 'or') last = last.terms.at(-1) ?? last.terms[0]!
  if (last.kind !== 'compare' && last.kind !== 'is') return {}
  const { text } = context.source
  if (text[last.end] === ')') return {}
  const suggestion = `(${text.slice(e.start, last.left.end)})${text.slice(last.left.end, e.end)}`
  return {
    why: '`where` takes in all that follows it, also the comparison.',
    help: `To compare the count, put it in parentheses: \`${suggestion}\`.`,
    fix: { span: spanIn(context, e), text: suggestion },
  }
}

/** `number of players where out is 1`: the comparison ended up inside the condition, where an error was already reported. */
function isMisread(el: Pick<Reading, 'annotations'>, e: Expression): boolean {
  let last: Expression | undefined = e.kind === 'count' ? e.nouns.where : undefined
  while (last?.kind === 'not' || last?.kind === 'and' || last?.kind === 'or')
    last = last.kind === 'not' ? last.term : last.terms.at(-1)
  const value = last && el.annotations.get('value', last)
  return value?.form === 'scalar' && value.type.kind === 'hole'
}

/** Reports a piece whose kind may not be one of those allowed. */
export function unfitKind(el: InWorld & Reporting, at: Span, type: Type, wanted: Type): void {
  if (type.kind !== 'piece' || wanted.kind !== 'piece') return
  const other = [...type.kinds].find((kind) => !wanted.kinds.has(kind))
  const names = [...wanted.kinds].map((kind) => el.world.kinds[kind]?.name ?? wanted.class)
  el.report(
    'ST4102',
    at,
    `This may be a ${el.world.kinds[other ?? -1]?.name ?? type.class}; only ${alternatives(names.slice(0, 6))} is allowed here.`,
    {
      label: `this is ${typeWords(type)} of any of its kinds`,
      help: 'Test its kind with `is` first, or widen the type in its declaration.',
    },
  )
}

export function mayBeNone(el: Reading, context: Context, e: Expression): void {
  const why = 'A value that may be none can only be used after a test.'
  const call = callAtFault(el, e)
  if (call === undefined) {
    el.report('ST4104', spanIn(context, e), 'This may be none.', {
      label: 'this may be none',
      why,
      help: cureForNone(el, context, e),
    })
    return
  }
  const { by, given } = call
  if (by.told.has(given)) return
  by.told.add(given)
  el.report('ST4104', spanIn(by.context, given), `\`${by.to}\` needs a value here, and this may be none.`, {
    label: 'this may be none',
    related: [{ span: spanIn(context, e), label: 'it is needed here' }],
    why,
    help: cureForNone(el, by.context, given),
  })
}

/** The outermost call that passed in the value that may be none: the caller is at fault, not the function. */
function callAtFault(
  el: Pick<Reading, 'annotations' | 'functions'>,
  e: Expression,
): { readonly by: HandedOver; readonly given: Expression } | undefined {
  let found: { readonly by: HandedOver; readonly given: Expression } | undefined
  for (const by of el.functions.handedOver()) {
    const needed: Expression = found?.given ?? absent(el, e)
    const given = needed.kind === 'name' ? by.maybeNone.get(needed.name.text) : undefined
    if (given === undefined) break
    found = { by, given }
  }
  return found
}

export function valueAsSet(el: Reading, context: Context, e: Expression, value: Value): SetValue {
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
          `\`${value.place.name}\` holds groups of several classes; say which.`,
          { help: `For example: \`all ${value.place.holdsGroups[0] ?? ''}s in ${value.place.name}\`.` },
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

/** The pieces on a set of spaces, where the spaces are written but their pieces are meant. */
export function lyingOn(lowering: Lowering, set: SetValue): SetValue {
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
    face: open ? PUBLIC : hiddenOnBoards(lowering),
    onBoard: true,
  }
}

/** The pieces or groups in a place. */
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

/** Which `Watchers` let the deciding player see into a place owned by that player, by a partner, or by someone else. */
const SEES: Readonly<Record<NonNullable<Whose>, readonly Watchers[]>> = {
  you: ['everyone', 'owner', 'team'],
  partner: ['everyone', 'others', 'team'],
  other: ['everyone', 'others'],
}

/** Who may know the faces of the things in a place. */
export function faceIn(el: InWorld, value: Extract<Value, { form: 'place' }>): 0 | 1 | 2 {
  const { place } = value
  const seen = (place.madeOf.length > 0 ? place.madeOf : [place]).map(
    (part) => el.world.containers[part.container]?.seenBy ?? 'everyone',
  )
  if (seen.every((by) => by === 'everyone')) return 0
  if (place.isDark === true) return DECIDER
  const { whose } = value
  return whose !== undefined && seen.every((by) => SEES[whose].includes(by)) ? 1 : 2
}
