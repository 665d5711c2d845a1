import type { Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'
import { asSet } from '../elaboration/dispatch.ts'
import type { Expression } from '../../expression/ast.ts'
import { filter } from '../../ir/build.ts'
import { widest } from '../../types/types.ts'

export function intersected(
  el: Pick<Reading, 'boundRegister' | 'dispatch'>,
  context: Context,
  set: SetValue,
  within: Expression,
): SetValue {
  const other = asSet(el, context, within, set.element)
  const { reg, ir } = el.boundRegister(set.element)
  return {
    ...set,
    ir: filter(set.ir, reg, { op: 'contains', set: other.ir, item: ir }),
    secrecy: widest(set.secrecy, other.secrecy),
  }
}
