import type { Expression } from '../expression/ast.ts'
import type { ExprIR, SetIR } from '../ir/ir.ts'
import { NONE } from '../ir/ir.ts'
import {
  FALSE,
  NOTHING,
  TRUE,
  all,
  any,
  arithmetic,
  choose,
  compare,
  constant,
  isConstant,
  not,
  some,
} from '../ir/build.ts'
import { bundleTest, nounSet } from './nouns.ts'
import type { Context } from './scope.ts'
import { spanIn } from './scope.ts'
import type { Elaboration } from './elaboration.ts'
import { callValue, fieldValue, nameValue, ofValue, yourValue } from './references.ts'
import { narrowed } from './narrowing.ts'
import { isTest } from './is-test.ts'
import { suggestion } from './suggestion.ts'
import type { Type } from './types.ts'
import {
  COUNT,
  HOLE,
  LARGEST,
  NUMBER,
  PUBLIC,
  TRUTH,
  joinTypes,
  sameType,
  typeWords,
  widest,
} from './types.ts'
import type { Scalar, SetValue, Value } from './values.ts'

export function scalarOf(
  type: Type,
  ir: ExprIR,
  more: Partial<Pick<Scalar, 'orNone' | 'secrecy' | 'face'>> = {},
): Scalar {
  return {
    form: 'scalar',
    type,
    ir,
    orNone: more.orNone ?? false,
    secrecy: more.secrecy ?? PUBLIC,
    face: more.face ?? PUBLIC,
  }
}

/** The value of what could not be understood: it fits everywhere and is reported no further. */
export const HOLE_VALUE: Scalar = scalarOf(HOLE, NOTHING)

/** Any expression. `expected` is the type that fits here: names are looked up by it first. */
export function elaborate(el: Elaboration, context: Context, e: Expression, expected?: Type): Value {
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
    case 'openly': {
      const value = elaborate(el, context, e.term, expected)
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
      el.report('ST4128', spanIn(context, e), 'Rules cannot ask what a player knows; only examples can.')
      return HOLE_VALUE
    case 'arithmetic':
      return calculation(el, context, e)
    case 'select': {
      const set = nounSet(el, context, e.nouns)
      if (e.quantity === 'all') return set
      if (e.quantity === 'random') {
        el.report('ST4119', spanIn(context, e), '`random` is understood only as what a step sets or moves.')
        return HOLE_VALUE
      }
      return scalarOf(
        set.element,
        { op: 'first', set: set.ir },
        { orNone: true, secrecy: set.secrecy, face: set.face },
      )
    }
    case 'exists': {
      const set = nounSet(el, context, e.nouns, e.has)
      const found = any(set.ir)
      return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: set.secrecy })
    }
    case 'every': {
      const set = nounSet(el, context, e.nouns, e.has, true)
      return scalarOf(TRUTH, not(any(set.ir)), { secrecy: set.secrecy })
    }
    case 'count': {
      const set = nounSet(el, context, e.nouns)
      return scalarOf(COUNT, { op: 'count', set: set.ir }, { secrecy: set.secrecy })
    }
    case 'count value':
      el.report('ST4119', spanIn(context, e), 'Counting a number in a bag is not supported yet.')
      return HOLE_VALUE
    case 'fold': {
      const set = nounSet(el, context, e.nouns)
      const { reg, ir } = el.boundRegister()
      const it = scalarOf(set.element, ir, { face: set.face, secrecy: set.secrecy })
      const of = number(el, { ...context, scope: context.scope.withIt(it) }, e.of)
      return scalarOf(
        NUMBER,
        { op: 'fold', fold: e.fold, set: set.ir, reg, of: of.ir },
        { orNone: e.fold !== 'sum', secrecy: widest(set.secrecy, of.secrecy) },
      )
    }
    case 'top': {
      const set = asSet(el, context, e.of)
      return scalarOf(
        set.element,
        { op: 'first', set: set.ir },
        { orNone: true, secrecy: set.secrecy, face: set.face },
      )
    }
    case 'all but': {
      const set = asSet(el, context, e.of)
      const first: SetIR = { set: 'one', item: { op: 'first', set: set.ir } }
      return { ...set, ir: { set: 'minus', left: set.ir, right: first } }
    }
  }
}

/** One thing; a set or place in its stead is reported. */
export function scalar(el: Elaboration, context: Context, e: Expression, expected?: Type): Scalar {
  const value = elaborate(el, context, e, expected)
  if (value.form === 'scalar') return value
  const what = value.form === 'set' ? 'several things' : value.form === 'place' ? 'a place' : 'an area'
  el.report('ST4102', spanIn(context, e), `Here stands ${what} where one value is needed.`, {
    label: 'one value is needed',
    help:
      value.form === 'set'
        ? 'Take one of them with `first`, or count them with `number of`.'
        : 'Say what in it is meant.',
  })
  return HOLE_VALUE
}

/** One thing of a type, and not none unless `orNone`. */
export function typed(el: Elaboration, context: Context, e: Expression, type: Type, orNone = false): Scalar {
  const value = scalar(el, context, e, type)
  if (value.type.kind === 'hole') return value
  if (!sameType(value.type, type)) {
    el.report(
      'ST4102',
      spanIn(context, e),
      `Here stands ${typeWords(value.type)} where ${typeWords(type)} is needed.`,
      {
        label: `this is ${typeWords(value.type)}`,
      },
    )
    return HOLE_VALUE
  }
  if (value.orNone && !orNone && !context.scope.lenient) {
    mayBeNone(el, context, e)
    return { ...value, orNone: false }
  }
  return value
}

export function mayBeNone(el: Elaboration, context: Context, e: Expression): void {
  el.report('ST4104', spanIn(context, e), 'This may be none.', {
    label: 'there may be no such thing here',
    why: 'What may be none can only be used where a test has made sure that it is there.',
    help: 'Test it first (`if it is not none then ...`), or say what stands in for it with `otherwise`.',
  })
}

export function truth(el: Elaboration, context: Context, e: Expression): Scalar {
  return typed(el, context, e, TRUTH)
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
      return {
        form: 'set',
        element: value.type,
        ir: { set: 'one', item: value.ir },
        secrecy: value.secrecy,
        face: value.face,
      }
    case 'place':
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

/** The pieces that lie in a place. */
export function placeMembers(el: Elaboration, value: Extract<Value, { form: 'place' }>): SetValue {
  el.readPlace(value.place.name)
  const { reg, ir } = el.boundRegister()
  const set: SetIR =
    value.container !== undefined
      ? { set: 'members', container: value.container }
      : { set: 'each', over: value.containers, reg, of: { set: 'members', container: ir } }
  const element: Type = {
    kind: 'piece',
    class: value.place.holdsClass,
    kinds: new Set(value.place.holdsKinds),
  }
  return { form: 'set', element, ir: set, secrecy: PUBLIC, face: faceIn(el, value) }
}

/** Who may know the faces of what lies in a place. */
export function faceIn(el: Elaboration, value: Extract<Value, { form: 'place' }>): 0 | 1 | 2 {
  const container = el.world.containers[value.place.container]
  if (container === undefined || container.seenBy === 'everyone') return 0
  return container.seenBy === 'owner' && value.yours ? 1 : 2
}

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

function conditional(el: Elaboration, context: Context, e: Of<'if'>, expected: Type | undefined): Value {
  const condition = truth(el, context, e.condition)
  const whenTrue = { ...context, scope: context.scope.withFacts(narrowed(el, context, e.condition, true)) }
  const whenFalse = { ...context, scope: context.scope.withFacts(narrowed(el, context, e.condition, false)) }
  const then = elaborate(el, whenTrue, e.then, expected)
  if (e.else === undefined) {
    if (then.form !== 'scalar' || !sameType(then.type, TRUTH)) {
      el.report('ST4102', spanIn(context, e), 'Only a condition may leave out `else`.', {
        help: 'Say what holds otherwise: `else ...`.',
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
    return scalarOf(type, choose(condition.ir, then.ir, otherwise.ir), {
      orNone: then.orNone || otherwise.orNone,
      secrecy: widest(condition.secrecy, then.secrecy, otherwise.secrecy),
      face: widest(then.face, otherwise.face),
    })
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
function fallback(
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
          `This is ${typeWords(value.type)}, what stands in for it ${typeWords(rest.type)}.`,
        )
        return HOLE_VALUE
      }
      const { reg, ir } = el.boundRegister()
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

/** `and` and `or`: what one term tells holds for the terms behind it. */
function junction(el: Elaboration, context: Context, e: Of<'and'> | Of<'or'>): Value {
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

function order(el: Elaboration, context: Context, e: Of<'compare'>): Value {
  const left = number(el, context, e.left)
  const right = number(el, context, e.right)
  const secrecy = widest(left.secrecy, right.secrecy)
  const swap = e.operator === '>' || e.operator === '>='
  const op = e.operator === '<' || e.operator === '>' ? 'lt' : 'le'
  return scalarOf(TRUTH, swap ? compare(op, right.ir, left.ir) : compare(op, left.ir, right.ir), { secrecy })
}

function calculation(el: Elaboration, context: Context, e: Of<'arithmetic'>): Value {
  const left = elaborate(el, context, e.left)
  const right = elaborate(el, context, e.right)
  if ((e.operator === '+' || e.operator === '-') && (left.form !== 'scalar' || right.form !== 'scalar')) {
    const a = valueAsSet(el, context, e.left, left)
    const b = valueAsSet(el, context, e.right, right)
    if (!sameType(a.element, b.element))
      el.report(
        'ST4102',
        spanIn(context, e),
        `Sets of ${typeWords(a.element)} and of ${typeWords(b.element)} do not go together.`,
      )
    return {
      form: 'set',
      element: joinTypes(a.element, b.element) ?? HOLE,
      ir: { set: e.operator === '+' ? 'union' : 'minus', left: a.ir, right: b.ir },
      secrecy: widest(a.secrecy, b.secrecy),
      face: widest(a.face, b.face),
    }
  }
  if (left.form === 'scalar' && left.type.kind === 'directions')
    return directionSum(el, context, e, left, right)
  const a = typed(el, context, e.left, NUMBER)
  const b = typed(el, context, e.right, NUMBER)
  const secrecy = widest(a.secrecy, b.secrecy)
  if (a.type.kind !== 'number' || b.type.kind !== 'number') return HOLE_VALUE
  const op = (
    { '+': 'add', '-': 'sub', '*': 'mul', mod: 'mod', '/ up': 'divUp', '/ down': 'divDown' } as const
  )[e.operator]
  if ((op === 'mod' || op === 'divUp' || op === 'divDown') && b.type.least < 1)
    el.report(
      'ST4122',
      spanIn(context, e.right),
      'What is divided by must be at least 1, and this may be less.',
      {
        help: 'Write `larger(1, ...)` around it.',
      },
    )
  const corners = [a.type.least, a.type.most].flatMap((x) =>
    b.type.kind === 'number' ? [b.type.least, b.type.most].map((y) => rangeCorner(op, x, y)) : [],
  )
  const type: Type =
    op === 'mod'
      ? { kind: 'number', least: 0, most: Math.max(0, b.type.most - 1) }
      : { kind: 'number', least: clamp(Math.min(...corners)), most: clamp(Math.max(...corners)) }
  return scalarOf(type, arithmetic(op, a.ir, b.ir), { secrecy })
}

function rangeCorner(op: 'add' | 'sub' | 'mul' | 'mod' | 'divUp' | 'divDown', x: number, y: number): number {
  if (op === 'add') return x + y
  if (op === 'sub') return x - y
  if (op === 'mul') return x * y
  return Math.abs(x) < Math.abs(x / Math.max(1, y)) ? x : x / Math.max(1, y)
}

function clamp(value: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, Math.trunc(value)))
}

/** Directions are masks that are constant for each seat, so their sum is a constant for each seat as well. */
function directionSum(
  el: Elaboration,
  context: Context,
  e: Of<'arithmetic'>,
  left: Scalar,
  right: Value,
): Value {
  if (right.form !== 'scalar' || right.type.kind !== 'directions' || e.operator !== '+') {
    el.report('ST4102', spanIn(context, e), 'Directions can only be joined with `+` to other directions.')
    return HOLE_VALUE
  }
  const a = masks(el, left.ir)
  const b = masks(el, right.ir)
  if (a === undefined || b === undefined) {
    el.report('ST4119', spanIn(context, e), 'Only directions that are named here can be joined.', {
      help: 'Join them inside each branch of the `if`.',
    })
    return HOLE_VALUE
  }
  return directionsBySeat(
    el,
    a.map((mask, seat) => mask | (b[seat] ?? 0)),
  )
}

function masks(el: Elaboration, ir: ExprIR): readonly number[] | undefined {
  if (isConstant(ir)) return el.world.seats.map(() => ir.value)
  if (ir.op === 'table' && ir.index === el.you) return el.tables[ir.table]?.values
  return undefined
}

/** A mask for each seat, chosen by who is `you`. */
export function directionsBySeat(el: Elaboration, bySeat: readonly number[]): Scalar {
  const [first] = bySeat
  if (first !== undefined && bySeat.every((mask) => mask === first))
    return scalarOf({ kind: 'directions' }, constant(first))
  return scalarOf(
    { kind: 'directions' },
    { op: 'table', table: el.table('directions', bySeat), index: el.you },
  )
}

/** `goal is in home of opponent`, `space is next to there`. */
function within(el: Elaboration, context: Context, e: Of<'within'>): Value {
  const right = elaborate(el, context, e.right)
  if (e.relation === 'next to') return nextTo(el, context, e, right)
  const left = right.form === 'set' ? scalar(el, context, e.left, right.element) : scalar(el, context, e.left)
  if (right.form === 'place') {
    if (left.type.kind !== 'piece' && left.type.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, e.left),
        `Only pieces lie in ${right.place.name}; this is ${typeWords(left.type)}.`,
      )
    el.readPlace(right.place.name)
    const where = el.containerOf(left.ir)
    const found =
      right.container !== undefined
        ? compare('eq', where, right.container)
        : ({ op: 'contains', set: right.containers, item: where } as const)
    return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: left.secrecy })
  }
  const set = valueAsSet(el, context, e.right, right)
  if (left.type.kind !== 'hole' && set.element.kind !== 'hole' && !sameType(left.type, set.element))
    el.report(
      'ST4102',
      spanIn(context, e),
      `${typeWords(left.type)} is never among ${typeWords(set.element)}s.`,
    )
  const found: ExprIR = { op: 'contains', set: set.ir, item: left.ir }
  return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: widest(left.secrecy, set.secrecy) })
}

/** Orthogonal neighbours: one of them is a step away along a row or a column. */
const NEXT_TO_DIRECTIONS = [0, 2, 4, 6]

function nextTo(el: Elaboration, context: Context, e: Of<'within'>, right: Value): Value {
  const left = scalar(el, context, e.left, { kind: 'space' })
  const from = spaceOf(el, left)
  if (right.form !== 'scalar') {
    el.report('ST4102', spanIn(context, e.right), 'Next to which one space?')
    return HOLE_VALUE
  }
  const to = spaceOf(el, right)
  if (from === undefined || to === undefined) {
    if (left.type.kind !== 'hole' && right.type.kind !== 'hole')
      el.report('ST4102', spanIn(context, e), 'Only spaces, and pieces on spaces, are next to each other.')
    return HOLE_VALUE
  }
  const size = el.world.spaces.length
  const neighbours = el.world.spaces.map((_, space) =>
    NEXT_TO_DIRECTIONS.map((d) => el.world.steps[space * 8 + d] ?? NONE).filter((n) => n !== NONE),
  )
  const { offsets, items } = el.rows('next to', neighbours)
  // A small board is one table of truth; a large one is looked up in the row of the space.
  const test: ExprIR =
    size <= 256
      ? {
          op: 'table',
          table: el.table(
            'next to, pairs',
            neighbours.flatMap((near) => el.world.spaces.map((_, other) => (near.includes(other) ? 1 : 0))),
          ),
          index: arithmetic('add', arithmetic('mul', from.ir, constant(size)), to.ir),
        }
      : { op: 'contains', set: { set: 'row', offsets, items, index: from.ir }, item: to.ir }
  const there = [from, to].filter((v) => v.orNone).map((v) => compare('ne', v.ir, NOTHING))
  const found = all([...there, test])
  return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: widest(from.secrecy, to.secrecy) })
}

/** The space that a space is, or that a piece stands on; undefined for other things. */
export function spaceOf(el: Elaboration, value: Scalar): Scalar | undefined {
  if (value.type.kind === 'space') return value
  if (value.type.kind !== 'piece') return undefined
  const { reg, ir } = el.boundRegister()
  const inside = compare('lt', ir, constant(el.world.spaces.length))
  const space: ExprIR =
    value.onBoard === true
      ? el.containerOf(value.ir)
      : { op: 'let', reg, value: el.containerOf(value.ir), body: choose(inside, ir, NOTHING) }
  return scalarOf({ kind: 'space' }, space, {
    orNone: value.orNone || value.onBoard !== true,
    secrecy: value.secrecy,
  })
}

function has(el: Elaboration, context: Context, e: Of<'has'>): Value {
  if (e.right.kind !== 'bundle') {
    el.report('ST4119', spanIn(context, e), '`has` is understood only before numbers of pieces yet.')
    return HOLE_VALUE
  }
  const left = asSet(el, context, e.left)
  return bundleTest(el, context, left, e.right)
}

function can(el: Elaboration, context: Context, e: Of<'can'>): Value {
  const player = typed(el, context, e.player, { kind: 'seat' })
  const action = el.actionNames.indexOf(e.action.text)
  if (action < 0) {
    unknownAction(el, context, e.action)
    return HOLE_VALUE
  }
  el.reads.add('place *')
  const mine = player.ir === el.you
  // What another player may do depends on what only that player knows.
  return scalarOf(TRUTH, { op: 'can', player: player.ir, action }, { secrecy: mine ? 1 : 2 })
}

export function unknownAction(
  el: Elaboration,
  context: Context,
  name: { text: string; start: number; end: number },
): void {
  const help = suggestion(name.text, el.actionNames)
  el.report('ST4117', spanIn(context, name), `There is no action called \`${name.text}\`.`, help)
}
