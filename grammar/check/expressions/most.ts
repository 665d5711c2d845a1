import type { Expression } from '../../expression/ast.ts'
import { compare } from '../../ir/build.ts'
import { outerRegisters } from '../../ir/walk.ts'
import { DECIDER, NUMBER, TRUTH, widest } from '../../types/types.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { HOLE_VALUE, scalarOf } from '../elaboration/values.ts'
import type { Value } from '../elaboration/values.ts'
import { asTyped } from './conversions.ts'
import { elaborate } from './expressions.ts'

/** `most(number of spaces in route)`: no otherwise legal move of the action has more. */
export function mostOfMoves(
  el: Elaboration,
  context: Context,
  of: Expression | undefined,
  e: Expression,
): Value {
  const action = el.judging
  if (of === undefined) return HOLE_VALUE
  if (action === undefined || context.scope.behind) {
    el.report('ST4142', spanIn(context, e), 'There are no moves to compare here.', {
      help: 'Use `most` under `only if` of an action, or in a rule or term used there.',
    })
    return HOLE_VALUE
  }
  el.reads.behind = true
  const found = elaborate(el, context, of)
  // True counts as more than false.
  const value =
    found.form === 'scalar' && found.type.kind === 'truth' ? found : asTyped(el, context, of, found, NUMBER)
  if (outerRegisters(value.ir).length > 0) {
    el.report('ST4142', spanIn(context, of), 'This does not depend on the move alone.', {
      help: 'Use only choices and `let` names of the action, not names bound outside of `most`.',
    })
    return HOLE_VALUE
  }
  return scalarOf(
    TRUTH,
    compare('le', { op: 'most', action, before: 0, value: value.ir }, value.ir),
    // The deciding player knows which moves there are.
    { secrecy: widest(DECIDER, value.secrecy) },
  )
}
