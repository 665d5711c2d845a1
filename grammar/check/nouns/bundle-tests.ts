import type { Bundle, Expression, Lot } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import {
  FALSE,
  conjunction,
  any,
  arithmetic,
  compare,
  constant,
  filter,
  not,
  disjunction,
} from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { TRUTH, widest } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { countInlined } from '../elaboration/inlining-limit.ts'
import type { Context } from '../elaboration/scope.ts'
import { scalarOf, type Scalar, type SetValue } from '../elaboration/values.ts'
import { kindTest } from '../expressions/kind-test.ts'
import { columnAt, commonOf, follows, type Common } from './common-columns.ts'
import { fitsWay, kindsOfLot, piecesAmong } from './pattern-ways.ts'
import { patternMeant, type Alternative } from './patterns.ts'

/** A set of things under test. */
interface Asked {
  readonly el: Reading
  readonly set: SetValue
  readonly bundle: Bundle
  readonly kinds: readonly ReadonlySet<number>[]
  readonly common: Common
}

/** `has 1 soldier and 2 cannons`: at least that many of each in the set. */
export function bundleTest(el: Reading, context: Context, set: SetValue, bundle: Bundle): Scalar {
  return tested(el, set, [{ source: context.source, bundle }], contained)
}

/** `your hand has run`, where `run` is a pattern; undefined if no pattern is named. */
export function hasPattern(
  el: Reading,
  context: Context,
  named: Expression,
  set: () => SetValue,
): Scalar | undefined {
  const alternatives = patternMeant(el, context, named)
  return alternatives === undefined ? undefined : tested(el, set(), alternatives, contained)
}

/** `chosen is run`: the set matches one of the alternatives exactly, with nothing left over. */
export function isPattern(el: Reading, set: SetValue, alternatives: readonly Alternative[]): Scalar {
  return tested(el, set, alternatives, filled)
}

function tested(
  el: Reading,
  set: SetValue,
  alternatives: readonly Alternative[],
  test: (asked: Asked, source: TextSource) => ExprIR,
): Scalar {
  const pieces = piecesAmong(el, set)
  if (pieces !== set) return tested(el, pieces, alternatives, test)
  const tests = alternatives.map(({ source, bundle }) => {
    if (bundle.joined.length > 0 || bundle.ofDifferent !== undefined)
      return compare('lt', constant(0), fitsWay(el, set, [{ source, bundle }], test === filled))
    const kinds = bundle.lots.map((lot) => kindsOfLot(el, source, lot))
    const common = commonOf(el, source, bundle, new Set(kinds.flatMap((each) => [...each])))
    const size = bundle.lots.reduce(
      (sum, { least }) => sum + (common?.inSequence === undefined ? 1 : least),
      0,
    )
    if (
      common === undefined ||
      !countInlined(el, source.spanOf(bundle.start, bundle.end), LOT_LETTERS * size)
    )
      return FALSE
    return test({ el, set, bundle, kinds, common }, source)
  })
  return scalarOf(TRUTH, disjunction(tests), { secrecy: widest(set.secrecy, set.face) })
}

/** Letters of the expression for a lot, or for one thing of a sequence: some twenty nodes. */
const LOT_LETTERS = 250

function contained(asked: Asked, source: TextSource): ExprIR {
  const { el, bundle, kinds, common } = asked
  const { ofOne, inSequence } = common
  if (inSequence !== undefined) return sequenceContained(asked, source)
  if (ofOne === undefined)
    return conjunction(bundle.lots.map((lot, index) => enough(lot, count(asked, index))))
  // Some thing that enough others match.
  const { reg, ir: one } = el.boundRegister(asked.set.element)
  const alike = bundle.lots.map((lot, index) =>
    enough(
      lot,
      count(asked, index, (other) => sameAs(asked, one, other)),
    ),
  )
  const isOne = disjunction(kinds.map((_, index) => ofLot(asked, index, one)))
  return any(filter(asked.set.ir, reg, conjunction([isOne, ...alike])))
}

/** Some thing that starts a sequence of the required length. */
function sequenceContained(asked: Asked, source: TextSource): ExprIR {
  const { el, set, bundle, common } = asked
  const [lot, another] = bundle.lots
  const { inSequence } = common
  if (lot === undefined || inSequence === undefined) return FALSE
  if (another !== undefined || (lot.most !== undefined && lot.most !== lot.least)) {
    el.report(
      'ST4119',
      source.spanOf(bundle.start, bundle.end),
      'A sequence consists of one sort of things, with a minimum number.',
      { help: `Write \`${lot.least} or more ${lot.name.text} in sequence by ...\`.` },
    )
    return FALSE
  }
  const values = new Set(inSequence.values)
  if (lot.least > values.size) return FALSE
  const { reg, ir: one } = el.boundRegister(set.element)
  const behind = Array.from({ length: Math.max(lot.least - 1, 0) }, (_, index): ExprIR => {
    const { reg: own, ir: other } = el.boundRegister(set.element)
    const isThere = compare(
      'eq',
      columnAt(el, inSequence, other),
      arithmetic('add', columnAt(el, inSequence, one), constant(index + 1)),
    )
    return any(filter(set.ir, own, conjunction([ofLot(asked, 0, other), isThere, sameAs(asked, one, other)])))
  })
  return any(filter(set.ir, reg, conjunction([ofLot(asked, 0, one), ...behind])))
}

/** Every thing belongs to the pattern, the number of each fits, and their common values are as required. */
function filled(asked: Asked, source: TextSource): ExprIR {
  const { el, set, bundle, kinds, common } = asked
  const twice = kinds.some((each, index) =>
    kinds.slice(0, index).some((before) => [...before].some((kind) => each.has(kind))),
  )
  if (twice)
    el.report(
      'ST4119',
      source.spanOf(bundle.start, bundle.end),
      'Whether things are this pattern is asked only where each thing can belong to one part of it.',
    )
  const { reg, ir: one } = el.boundRegister(set.element)
  const belongs = disjunction(kinds.map((_, index) => ofLot(asked, index, one)))
  const numbers = bundle.lots.map((lot, index) => {
    const available = count(asked, index)
    const least = compare('le', constant(lot.least), available)
    return lot.most === undefined ? least : conjunction([least, compare('le', available, constant(lot.most))])
  })
  const strangers = any(filter(set.ir, reg, not(belongs)))
  const { reg: first, ir: a } = el.boundRegister(set.element)
  const { reg: second, ir: b } = el.boundRegister(set.element)
  const apart =
    common.ofOne === undefined
      ? []
      : [not(any(filter(set.ir, first, any(filter(set.ir, second, not(sameAs(asked, a, b)))))))]
  return conjunction([not(strangers), ...numbers, ...apart, ...unbroken(asked)])
}

/** No two have the same value, and at most one of them follows no other. */
function unbroken({ el, set, common }: Asked): readonly ExprIR[] {
  const { inSequence } = common
  if (inSequence === undefined) return []
  const { reg, ir: one } = el.boundRegister(set.element)
  const { reg: own, ir: other } = el.boundRegister(set.element)
  const { reg: twin, ir: another } = el.boundRegister(set.element)
  const isAlike = conjunction([
    compare('ne', one, another),
    compare('eq', columnAt(el, inSequence, one), columnAt(el, inSequence, another)),
  ])
  const begins = filter(set.ir, reg, not(any(filter(set.ir, own, follows(el, inSequence, other, one)))))
  return [
    not(any(filter(set.ir, reg, any(filter(set.ir, twin, isAlike))))),
    compare('le', { op: 'count', set: begins }, constant(1)),
  ]
}

function count(asked: Asked, lot: number, also?: (piece: ExprIR) => ExprIR): ExprIR {
  const { el, set } = asked
  const { reg, ir } = el.boundRegister(set.element)
  const tests = [ofLot(asked, lot, ir), ...(also === undefined ? [] : [also(ir)])]
  const those: SetIR = filter(set.ir, reg, conjunction(tests))
  return { op: 'count', set: those }
}

function ofLot({ el, set, kinds }: Asked, lot: number, piece: ExprIR): ExprIR {
  return kindTest(el, scalarOf(set.element, piece, { face: set.face }), kinds[lot] ?? new Set()).ir
}

function sameAs({ el, common: { ofOne } }: Asked, one: ExprIR, other: ExprIR): ExprIR {
  if (ofOne === undefined) return constant(1)
  return compare('eq', columnAt(el, ofOne, one), columnAt(el, ofOne, other))
}

function enough({ least, most }: Lot, available: ExprIR): ExprIR {
  const few = most === undefined || most === least ? [] : [compare('le', available, constant(most))]
  return conjunction([compare('le', constant(least), available), ...few])
}
