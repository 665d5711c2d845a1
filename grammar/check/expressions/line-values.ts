import type { Expression } from '../../expression/ast.ts'
import type { Context } from '../elaboration/scope.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import type { Scalar, Value } from '../elaboration/values.ts'
import { NUMBER, type Type } from '../../types/types.ts'
import { asTyped } from './conversions.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** True for values declared as a `line:`, which are ordered like numbers: each is greater than the one before it. */
export function isInLine({ world }: InWorld, type: Type): boolean {
  return type.kind === 'enumeration' && world.lines.has(type.name)
}

/** A number, or a value in a line: what things are compared or sorted by. */
export function ordinal(el: Reading, context: Context, e: Expression, expected: Type = NUMBER): Scalar {
  return asOrdinal(el, context, e, elaborate(el, context, e, expected), expected)
}

/** The same for a value already read. Beside a value in a line, `expected`, only another of that line fits. */
export function asOrdinal(
  el: Reading,
  context: Context,
  e: Expression,
  read: Value,
  expected: Type = NUMBER,
): Scalar {
  const own = read.form === 'scalar' ? read.type : NUMBER
  const isUsual = expected.kind === 'number' && isInLine(el, own)
  return asTyped(el, context, e, read, isUsual ? own : expected, false, helpWithLine(el, own, expected))
}

function helpWithLine(el: InWorld, own: Type, expected: Type): { readonly help?: string } {
  if (own.kind !== 'enumeration' || expected.kind !== 'number' || isInLine(el, own)) return {}
  return {
    help: `Values have an order if they are declared as a line: \`${own.name}: { line: [ ... ] }\`.`,
  }
}
