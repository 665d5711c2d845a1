import type { Step } from '../../expression/ast.ts'
import type { StepIR } from '../../ir/ir.ts'
import type { HandlersIn } from '../../source/match.ts'
import type { Span } from '../../source/span.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import type { Elaborated, StepPlace } from '../elaboration/step-place.ts'

export type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

/** The position of a step. */
export interface StepHere {
  readonly el: Elaboration
  readonly place: StepPlace
  readonly context: Context
  readonly at: Span
  readonly origin: number
  /** The steps of the IR, and after them, unless the place forbids it, whatever settles; `between` names the only places that they change. */
  done(steps: readonly StepIR[], between?: readonly string[]): Elaborated
}

/** Handlers that check and lower steps. Every file has the handlers of some steps, and `steps.ts` all of them. */
export type StepHandlers<K extends Step['kind']> = HandlersIn<StepHere, Step, 'kind', K, Elaborated>
