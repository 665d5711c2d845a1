import type { Expression } from '../../expression/ast.ts'
import { arithmeticValue, register } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { matchExpr } from '../../ir/match.ts'
import type { OpsByGroup } from '../../ir/node-facts.ts'
import { sizeOf, someNode } from '../../ir/walk.ts'
import type { LanguageFunction } from '../../language/functions.ts'
import { LARGEST_NUMBER, NUMBER, widest } from '../../types/types.ts'
import { number } from '../elaboration/dispatch.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'

interface Range {
  readonly least: number
  readonly most: number
}

const WHOLE: Range = { least: -LARGEST_NUMBER, most: LARGEST_NUMBER }

/** Calls a function of numbers. An operand that its arithmetic needs more than once is computed once. */
export function numberFrom(
  el: Reading,
  context: Context,
  args: readonly Expression[],
  compute: NonNullable<LanguageFunction['number']>,
): Scalar {
  const given = args.map((arg) => number(el, context, arg))
  const operands = given.map(({ ir }, at) =>
    sizeOf(ir) === 1 || usesOf(compute, given.length, at) < 2 ? { ir } : el.boundRegister(NUMBER),
  )
  const body = compute(...operands.map(({ ir }) => ir))
  const ranges = given.map(({ type }) => (type.kind === 'number' ? type : WHOLE))
  const known = new Map(operands.map(({ ir }, at) => [ir, ranges[at] ?? WHOLE]))
  const ir = operands.reduceRight<ExprIR>((inner, operand, at) => {
    const value = given[at]?.ir
    return 'reg' in operand && value !== undefined
      ? { op: 'let', reg: operand.reg, value, body: inner }
      : inner
  }, body)
  const secrecy = widest(...given.map((one) => one.secrecy))
  return scalarOf({ kind: 'number', ...rangeOf(body, known) }, ir, { secrecy })
}

/** Number of uses of an operand in a function's arithmetic. */
function usesOf(compute: NonNullable<LanguageFunction['number']>, count: number, at: number): number {
  const operands = Array.from({ length: count }, (_, i) => register(i))
  let uses = 0
  someNode(compute(...operands), (node) => {
    if (node === operands[at]) uses++
    return false
  })
  return uses
}

function rangeOf(e: ExprIR, known: ReadonlyMap<ExprIR, Range>): Range {
  return (
    known.get(e) ??
    matchExpr(
      e,
      {
        const: ({ value }): Range => ({ least: value, most: value }),
        arithmetic: ({ op, left, right }) => arithmeticRange(op, rangeOf(left, known), rangeOf(right, known)),
        if: (choice) => {
          const [then, other] = [rangeOf(choice.then, known), rangeOf(choice.else, known)]
          return { least: Math.min(then.least, other.least), most: Math.max(then.most, other.most) }
        },
      },
      () => WHOLE,
    )
  )
}

/** The range of the result for operands in these ranges. Its extremes occur at theirs. */
export function arithmeticRange(op: OpsByGroup['arithmetic'], a: Range, b: Range): Range {
  if (op === 'mod') return { least: 0, most: Math.max(0, b.most - 1) }
  const divides = op === 'divUp' || op === 'divDown'
  const corners = [a.least, a.most].flatMap((x) =>
    [b.least, b.most].map((y) => arithmeticValue(op, x, divides ? Math.max(1, y) : y)),
  )
  return { least: clamp(Math.min(...corners)), most: clamp(Math.max(...corners)) }
}

function clamp(value: number): number {
  return Math.max(-LARGEST_NUMBER, Math.min(LARGEST_NUMBER, value))
}
