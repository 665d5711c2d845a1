import { mayAsk } from '../../ir/callees.ts'
import type { Step } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { someStep } from '../../ir/walk.ts'
import { handledBy } from '../../source/match.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import type { Elaborated, StepPlace } from '../elaboration/step-place.ts'
import { ARRANGING } from './arrangement.ts'
import { ASKING } from './ask-step.ts'
import { DEALING } from './deal.ts'
import { DEFERRING } from './deferred-stages.ts'
import { MOVING } from './move.ts'
import { PAYING } from './pay.ts'
import { RESULTS } from './results.ts'
import { ROLLING } from './roll.ts'
import { SAYING } from './say.ts'
import { settleAfter } from './settling.ts'
import { SHOWING } from './show.ts'
import { RUNNING } from './stages.ts'
import type { StepHandlers, StepHere } from './step-handlers.ts'
import { CHANGES } from './store.ts'
import { SWAPPING } from './swap.ts'

/** One elementary step, and the facts it establishes for the steps after it. */
export function elaborateStep(el: Elaboration, place: StepPlace, source: TextSource, step: Step): Elaborated {
  const { result: done, picks } = el.slots.picking(() =>
    notingYou(el, source.spanOf(step.start, step.end), () =>
      readStep(stepHere(el, place, source, step), step),
    ),
  )
  const scope = someStep(done.steps, mayMove) ? done.scope.afterMoving() : done.scope
  return { scope, steps: [...picks, ...done.steps] }
}

/** True if pieces may be in other places after this step. */
function mayMove(step: StepIR): boolean {
  return does(step, 'moves pieces') || mayAsk(step) || (step.step === 'settle' && step.whenever.length > 0)
}

/** Steps that stand for others, or for none. */
const ALONE: StepHandlers<'nothing' | 'original'> = {
  nothing: ({ done }) => done([]),
  original: ({ el, place, at, done }) => {
    // The original steps settle themselves.
    if (place.original !== undefined) return place.original()
    el.report('ST4119', at, '`original` can only be used in `instead of`.')
    return done([])
  },
}

const readStep = handledBy<StepHere, Step, 'kind', Elaborated>('kind', {
  ...ALONE,
  ...ARRANGING,
  ...ASKING,
  ...CHANGES,
  ...DEALING,
  ...DEFERRING,
  ...MOVING,
  ...PAYING,
  ...RESULTS,
  ...ROLLING,
  ...RUNNING,
  ...SAYING,
  ...SHOWING,
  ...SWAPPING,
})

function stepHere(el: Elaboration, place: StepPlace, source: TextSource, step: Step): StepHere {
  const at = source.spanOf(step.start, step.end)
  return {
    el,
    place,
    context: { source, scope: place.scope },
    at,
    origin: el.texts.origin(at),
    done: (steps, between) => ({
      steps: place.settles ? [...steps, ...settleAfter(el.notes, steps, between)] : steps,
      scope: place.scope,
    }),
  }
}
