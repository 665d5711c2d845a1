import { mayAsk } from '../../ir/callees.ts'
import { compare, constant } from '../../ir/build.ts'
import { NONE, type ExprIR, type StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { someStep } from '../../ir/walk.ts'
import type { Type } from '../../types/types.ts'
import type { Lowering } from '../elaboration/contexts.ts'

/** The steps of a loop for one of its things: they are skipped for a group that an earlier pass has ended. */
export function unlessEnded(
  el: Pick<Lowering, 'containerOf'>,
  element: Type,
  thing: ExprIR,
  steps: readonly StepIR[],
  origin: number,
): readonly StepIR[] {
  if (element.kind !== 'group' || !someStep(steps, mayEndGroups)) return steps
  const isThere = compare('ne', el.containerOf(thing), constant(NONE))
  return [{ step: 'if', condition: isThere, then: steps, else: [], origin }]
}

function mayEndGroups(step: StepIR): boolean {
  if (step.step === 'settle') return step.whenever.length > 0
  return does(step, 'moves pieces') || mayAsk(step)
}
