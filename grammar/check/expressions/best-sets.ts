import { scopeOfThing } from './scope-of-thing.ts'
import type { Expression } from '../../expression/ast.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import { staticValue } from '../../ir/static-value.ts'
import { mostStanding, type Way } from '../../ir/pattern-alternatives.ts'
import { COUNT, LARGEST_NUMBER, typeWords, widest } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { asSet, number } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { EMPTY_SET, HOLE_VALUE, memberOf, scalarOf } from '../elaboration/values.ts'
import type { Scalar, SetValue, Value } from '../elaboration/values.ts'
import { asked, piecesAmong, waysOf } from '../nouns/pattern-ways.ts'
import { patternMeant } from '../nouns/patterns.ts'
import { ordinal } from './line-values.ts'

/* The best things for a pattern: `best sets(hand, meld, points)`, `best standing(hand, good hand, rank)`. */

interface Fitting {
  readonly set: SetValue
  readonly ways: readonly Way[]
  readonly reg: number
  readonly it: ExprIR
  /** The worth of each thing. */
  readonly worth: Scalar
}

function fitting(
  el: Reading,
  context: Context,
  [things, pattern, worth]: readonly Expression[],
): Fitting | undefined {
  if (things === undefined || pattern === undefined) return undefined
  const set = piecesAmong(el, asSet(el, context, things))
  if (set.element.kind !== 'piece') {
    if (set.element.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, things),
        `Only pieces fit a pattern, and each of these is ${typeWords(set.element)}.`,
      )
    return undefined
  }
  const alternatives = patternMeant(el, context, pattern)
  if (alternatives === undefined) {
    el.report('ST4101', spanIn(context, pattern), 'This is not the name of a pattern.', {
      help: 'Declare it under `patterns:`, such as `meld: [3 or more cards of one rank]`, and write its name here.',
    })
    return undefined
  }
  const ways = waysOf(el, alternatives)
  if (ways === undefined) return undefined
  const { reg, ir: it } = el.boundRegister(set.element)
  const here = { ...context, scope: scopeOfThing(el, context.scope, memberOf(set, it)) }
  return { set, ways, reg, it, worth: worth === undefined ? ONE : ordinal(el, here, worth) }
}

const ONE: Scalar = scalarOf({ kind: 'number', least: 1, most: 1 }, constant(1))

/** The things in the best division into sets of a pattern. */
export function bestSetsOf(el: Reading, context: Context, args: readonly Expression[]): Value {
  const found = fitting(el, context, args)
  if (found === undefined) return EMPTY_SET
  const { set, ways, reg, it, worth } = found
  const { set: of, ...more } = asked(el, set.ir, reg, it, ways)
  return {
    ...set,
    ir: { set: 'best sets', of, ...more, worth: worth.ir },
    secrecy: widest(set.secrecy, set.face, worth.secrecy),
  }
}

/** How good the best things for a pattern are, as a number. */
export function standingOf(el: Reading, context: Context, args: readonly Expression[], e: Expression): Value {
  const found = fitting(el, context, args)
  if (found === undefined) return HOLE_VALUE
  const { set, ways, reg, it, worth } = found
  const range = rangeOf(el, found)
  if (range === undefined) return HOLE_VALUE
  const open = args[1]
  if (open !== undefined && ways.some((way) => mostTaken(way) === Infinity)) {
    el.report(
      'ST4129',
      spanIn(context, open),
      'How many things are compared must be known before the game.',
      {
        help: 'Write how many count in each alternative: `5 cards of one suit`, not `5 or more cards of one suit`.',
      },
    )
    return HOLE_VALUE
  }
  const { least, most } = range
  const node = {
    op: 'standing',
    ...asked(el, set.ir, reg, it, ways),
    worth: worth.ir,
    least,
    base: most - least + 2,
    digits: Math.max(0, ...ways.map(mostTaken)),
  } as const
  const highest = mostStanding(node)
  if (highest > LARGEST_NUMBER) {
    el.report('ST4129', spanIn(context, e), `These can be compared in more than ${LARGEST_NUMBER} ways.`, {
      why: `Up to ${node.digits} things are compared, each of ${most - least + 1} values.`,
      help: 'Compare fewer things, or by something that has fewer values: `rank: 2..14` instead of `rank: number`.',
    })
    return HOLE_VALUE
  }
  return scalarOf({ kind: 'number', least: 0, most: highest }, node, {
    secrecy: widest(set.secrecy, set.face, worth.secrecy),
  })
}

/** Bounds of what the things are worth: by their print if that decides, otherwise by the type. */
function rangeOf(
  el: Reading,
  { set, reg, worth }: Fitting,
): { readonly least: number; readonly most: number } | undefined {
  const kinds = set.element.kind === 'piece' ? set.element.kinds : new Set<number>()
  const values = el.world.faces.flatMap(({ kind }, piece) =>
    kinds.has(kind)
      ? [staticValue(el.staticFacts, { op: 'let', reg, value: constant(piece), body: worth.ir })]
      : [],
  )
  const known = values.flatMap((value) => (value === undefined || value === NONE ? [] : [value]))
  if (known.length === values.length && known.length > 0)
    return { least: Math.min(...known), most: Math.max(...known) }
  if (worth.type.kind === 'enumeration')
    return { least: 0, most: (el.world.enumerations.get(worth.type.name)?.length ?? 1) - 1 }
  return worth.type.kind === 'number' ? worth.type : undefined
}

/** The most things that a way takes. */
function mostTaken(way: Way): number {
  return way.reduce(
    (sum, { lots }) =>
      sum + lots.reduce((all, { least, most }) => all + Math.max(least, most ?? Infinity), 0),
    0,
  )
}

/** `sets worth(15, hand, pips)`: how many sets of things are worth so much. */
export function setsWorthOf(
  el: Reading,
  context: Context,
  [total, things, worth]: readonly Expression[],
): Value {
  if (total === undefined || things === undefined || worth === undefined) return HOLE_VALUE
  const wanted = number(el, context, total)
  const set = asSet(el, context, things)
  if (set.times !== undefined) {
    el.report(
      'ST4119',
      spanIn(context, things),
      'The values in a bag are no things of which each is taken once.',
      {
        help: 'Use pieces, such as dice that lie in a place.',
      },
    )
    return HOLE_VALUE
  }
  const { reg, ir: it } = el.boundRegister(set.element)
  const here = { ...context, scope: scopeOfThing(el, context.scope, memberOf(set, it)) }
  const of = number(el, here, worth)
  return scalarOf(
    COUNT,
    { op: 'sets worth', total: wanted.ir, set: set.ir, reg, of: of.ir },
    { secrecy: widest(wanted.secrecy, set.secrecy, of.secrecy) },
  )
}
