import type { Dispatch } from './elaboration/dispatch.ts'
import { asSet, asTruth, elaborate, scalar, typed } from './expressions/expressions.ts'
import { headedSteps, stepsAndScope } from './steps/flow.ts'
import { elaborateStep } from './steps/steps.ts'

/** The handlers of all expressions and steps. Only `check.ts` imports them; they reach each other through `Elaboration`. */
export const HANDLERS: Dispatch = {
  elaborate,
  scalar,
  typed,
  asTruth,
  asSet,
  stepsAndScope,
  headedSteps,
  elaborateStep,
}
