import { UNLIMITED } from '../../ir/ir.ts'
import type { StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import type { Span } from '../../source/span.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { isOwn } from '../elaboration/own-text.ts'

/** Reports the first step after one that never lets play continue: it is never reached. */
export function warnOfDead(el: Elaboration, before: Span, steps: readonly StepIR[], next: Span): void {
  if (!steps.some(neverGoesOn) || !isOwn(el, next)) return
  el.report('ST4159', next, 'This is never reached.', {
    label: 'nothing leads here',
    why: 'The step before it always ends the game or the stage, or goes on until something else does.',
    help: 'Move it before that step, or put that step under a condition.',
    related: [{ span: before, label: 'play never gets past this' }],
  })
}

function neverGoesOn(step: StepIR): boolean {
  if (does(step, 'ends') || does(step, 'leaves')) return true
  if (step.step === 'if') return step.then.some(neverGoesOn) && step.else.some(neverGoesOn)
  // Without a `while` condition or a bound, turns go on until the game or the stage ends.
  return step.step === 'turns' && step.while === undefined && isUnbounded(step)
}

function isUnbounded({ atMost }: Extract<StepIR, { step: 'turns' }>): boolean {
  return atMost.op === 'const' && atMost.value >= UNLIMITED
}
