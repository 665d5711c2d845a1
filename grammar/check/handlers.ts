import type { Dispatch } from './elaboration/dispatch.ts'
import type { Elaboration } from './elaboration/contexts.ts'
import { asSet, asTruth, elaborate, scalar, typed } from './expressions/expressions.ts'
import { headedSteps, stepsAndScope } from './steps/flow.ts'
import { elaborateStep } from './steps/steps.ts'

/** The handlers of all expressions and steps. Only `check.ts` imports them; they reach each other through `dispatch`. */
export const handlers = (el: Elaboration): Dispatch => ({
  elaborate: (...parts) => elaborate(el, ...parts),
  scalar: (...parts) => scalar(el, ...parts),
  typed: (...parts) => typed(el, ...parts),
  asTruth: (...parts) => asTruth(el, ...parts),
  asSet: (...parts) => asSet(el, ...parts),
  stepsAndScope: (...parts) => stepsAndScope(el, ...parts),
  headedSteps: (...parts) => headedSteps(el, ...parts),
  elaborateStep: (...parts) => elaborateStep(el, ...parts),
})
