import type { ExprIR } from '../../ir/ir.ts'
import { YOU, arithmetic, compare, constant, isConstant } from '../../ir/build.ts'
import { canBeMember } from '../elaboration/word-sets.ts'
import { bagValue, bagsAdded, isBag } from '../elaboration/bags.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { judgeNumber } from '../elaboration/judged-constants.ts'
import { OPERATORS } from '../../language/operators.ts'
import { nodeText } from '../../ir/node-text.ts'
import { DIRECTIONS, NUMBER, TRUTH, sameType, typeWords, widest, type Type } from '../../types/types.ts'
import { asTyped, valueAsSet } from './conversions.ts'
import { isInLine, ordinal } from './line-values.ts'
import { arithmeticRange } from './number-functions.ts'
import { joinBranches } from './join-branches.ts'
import { scalarOf, HOLE_VALUE, type Scalar, type Value } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** Compares numbers, or values of one line. */
export function order(el: Reading, context: Context, e: Of<'compare'>): Value {
  const left = ordinal(el, context, e.left)
  const right = ordinal(el, context, e.right, isInLine(el, left.type) ? left.type : NUMBER)
  if (!isInLine(el, left.type) && isInLine(el, right.type)) asTyped(el, context, e.left, left, right.type)
  const secrecy = widest(left.secrecy, right.secrecy)
  const swap = e.operator === '>' || e.operator === '>='
  const op = e.operator === '<' || e.operator === '>' ? 'lt' : 'le'
  return scalarOf(TRUTH, swap ? compare(op, right.ir, left.ir) : compare(op, left.ir, right.ir), { secrecy })
}

/** In `number of men where owner is player + 1`, the 1 is added to the player. */
const BEHIND_WHERE = {
  help: '`where` extends as far to the right as it can. Use parentheses to end it: `(number of ... where ...) + 1`.',
}

/** In `sum of points over your cards - melded`, the cards melded are subtracted from the sum. */
function overSet({ operator, left }: Of<'arithmetic'>): { readonly help?: string } {
  if (left.kind !== 'fold' && left.kind !== 'count') return {}
  const before = left.kind === 'fold' ? 'over' : 'number of'
  return {
    help: `What follows \`${before}\` ends before \`${operator}\`. Say which things are meant with \`where\`, or name the set first, under \`terms\` for instance.`,
  }
}

export function calculation(el: Reading, context: Context, e: Of<'arithmetic'>): Value {
  const left = elaborate(el, context, e.left)
  const right = elaborate(el, context, e.right)
  if ([left, right].some((one) => one.form === 'scalar' && one.type.kind === 'hole')) return HOLE_VALUE
  if (e.operator === '+' && isBag(left) && isBag(right) && sameType(left.type, right.type)) {
    const secrecy = widest(left.secrecy, right.secrecy)
    return bagValue(left.type, bagsAdded(left, right), { secrecy })
  }
  if ((e.operator === '+' || e.operator === '-') && areThings(left, right)) {
    const these = valueAsSet(el, context, e.left, left)
    const those = valueAsSet(el, context, e.right, right)
    const both = joinBranches(
      el,
      { context, e: e.left, value: these },
      { context, e: e.right, value: those },
      spanIn(context, e),
      () =>
        `\`${e.operator}\` takes two numbers or two sets of the same things, not ${typeWords(these.element)} and ${typeWords(those.element)}.`,
      overSet(e),
    )
    if (both?.form !== 'set') return HOLE_VALUE
    const { left: a, right: b, joined } = both
    // The difference is a subset of the left set, so everything known about that set still holds.
    if (e.operator === '-')
      return { ...a, ir: { set: 'minus', left: a.ir, right: b.ir }, secrecy: joined.secrecy }
    return { ...joined, ir: { set: 'union', left: a.ir, right: b.ir } }
  }
  if (left.form === 'scalar' && left.type.kind === 'directions')
    return directionSum(el, context, e, left, right)
  if (e.left.kind === 'count' && right.form === 'scalar' && right.type.kind === 'directions') {
    const written = context.source.text.slice(e.left.start, e.end)
    const [, counted, summed] = /^(number of directions in) (.*)$/u.exec(written) ?? []
    el.report(
      'ST4102',
      spanIn(context, e),
      'This adds a direction to a number: the count ends before `+`.',
      counted === undefined || summed === undefined
        ? overSet(e)
        : { help: `To count both, put the directions in parentheses: \`${counted} (${summed})\`.` },
    )
    return HOLE_VALUE
  }
  const help = context.scope.it === undefined ? {} : BEHIND_WHERE
  const a = asTyped(el, context, e.left, left, NUMBER, false, help)
  const b = asTyped(el, context, e.right, right, NUMBER, false, help)
  const secrecy = widest(a.secrecy, b.secrecy)
  if (a.type.kind !== 'number' || b.type.kind !== 'number') return HOLE_VALUE
  const { op } = OPERATORS[e.operator]
  const divides = 'divides' in OPERATORS[e.operator]
  if (divides)
    judgeNumber(el, e.right, context.source, b.ir, (by) =>
      by < 1 ? `This divides by ${by}; only 1 or more will do.` : undefined,
    )
  if (divides && b.type.least < 1)
    el.report('ST4122', spanIn(context, e.right), 'The divisor must be at least 1, and this may be less.', {
      help: 'Write `larger(1, ...)` around it.',
    })
  const type: Type = { kind: 'number', ...arithmeticRange(op, a.type, b.type) }
  return scalarOf(type, arithmetic(op, a.ir, b.ir), { secrecy })
}

/** Things are combined as sets; everything else is computed. A piece or a set can only be combined with things. */
function areThings(...values: readonly Value[]): boolean {
  return (
    values.every((value) => value.form !== 'scalar' || canBeMember(value.type)) ||
    values.some((value) => value.form !== 'scalar' || value.type.kind === 'piece')
  )
}

/** Each is known before the game for whatever it depends on, such as the player or a piece, and so is their sum. */
function directionSum(el: Reading, context: Context, e: Of<'arithmetic'>, left: Scalar, right: Value): Value {
  if (right.form !== 'scalar' || right.type.kind !== 'directions' || e.operator !== '+') {
    el.report('ST4102', spanIn(context, e), 'Directions can only be joined with `+` to other directions.')
    return HOLE_VALUE
  }
  const ir = joined(el, left.ir, right.ir)
  if (ir === undefined) {
    el.report('ST4119', spanIn(context, e), 'Only directions named here can be joined.', {
      help: 'Join them inside each branch of the `if`.',
    })
    return HOLE_VALUE
  }
  return scalarOf(DIRECTIONS, ir, { secrecy: widest(left.secrecy, right.secrecy) })
}

/** Size limit for a table by two indices. */
const MOST_JOINED = 4096

/** The union of two masks; none if either is none. Undefined if they are not looked up. */
export function joined(el: Pick<Lowering, 'tables'>, a: ExprIR, b: ExprIR): ExprIR | undefined {
  if (isConstant(a)) {
    if (isConstant(b)) return constant(a.value | b.value)
    return joined(el, b, a)
  }
  if (a.op !== 'table') return undefined
  const values = el.tables.valuesOf(a.table)
  const maskAt = (masks: readonly number[], index: ExprIR): ExprIR => {
    const [first = 0] = masks
    if (index === YOU && masks.every((mask) => mask === first)) return constant(first)
    const by = a.by ?? (b.op === 'table' ? b.by : undefined)
    const table = el.tables.table('directions', masks)
    return { op: 'table', table, index, ...(by === undefined ? {} : { by }) }
  }
  if (isConstant(b)) {
    const { value } = b
    return maskAt(
      values.map((mask) => mask | value),
      a.index,
    )
  }
  if (b.op !== 'table') return undefined
  const others = el.tables.valuesOf(b.table)
  if (nodeText(a.index) === nodeText(b.index))
    return maskAt(
      values.map((mask, i) => mask | (others[i] ?? 0)),
      a.index,
    )
  if (values.length * others.length > MOST_JOINED) return undefined
  const index = arithmetic('add', arithmetic('mul', a.index, constant(others.length)), b.index)
  return maskAt(
    values.flatMap((mask) => others.map((other) => mask | other)),
    index,
  )
}

/** The directions for each seat, if they are known before the game. */
export function masks(
  lowering: Pick<Lowering, 'tables' | 'world'>,
  ir: ExprIR,
): readonly number[] | undefined {
  if (isConstant(ir)) return lowering.world.seats.map(() => ir.value)
  if (ir.op === 'table' && ir.index === YOU) return lowering.tables.valuesOf(ir.table)
  return undefined
}

/** One mask per seat, selected by `you`. */
export function directionsBySeat(
  lowering: Pick<Lowering, 'readYou' | 'tables'>,
  bySeat: readonly number[],
): Scalar {
  const [first] = bySeat
  if (first !== undefined && bySeat.every((mask) => mask === first))
    return scalarOf({ kind: 'directions' }, constant(first))
  return scalarOf(
    { kind: 'directions' },
    { op: 'table', table: lowering.tables.table('directions', bySeat), index: lowering.readYou() },
  )
}
