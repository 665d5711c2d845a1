import { UNLIMITED, type StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { walkSteps } from '../../ir/walk.ts'
import type { Hook } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { isOwn } from '../elaboration/own-document.ts'

/** Reports a hook after a sentence that play may never get past, or that `end STAGE` leaves together with its hooks. */
export function warnOfSkippedHook(
  el: Pick<Elaboration, 'game' | 'report' | 'stages'>,
  { target }: Hook,
  sentence: Span,
  steps: readonly StepIR[],
): void {
  warnOfDead(el, sentence, steps, target.span)
  const isLoop = steps.some(({ step }) => step === 'loop' || step === 'turns' || step === 'for each')
  const left = new Set<string>()
  walkSteps(steps, (step) => {
    if (step.step === 'leave') left.add(el.stages.names[step.stage] ?? '')
  })
  const [stage] = left
  if (!isLoop || stage === undefined || steps.some(neverGoesOn) || !isOwn(el, target.span)) return
  el.report('ST4291', target.span, `\`end ${stage}\` leaves this loop, and then the hook does not run.`, {
    label: 'skipped whenever the stage is left from within the loop',
    why: '`end` leaves the whole stage at once. Only hooks after the stage still run.',
    help: `To run it whenever the stage is over, hook the stage itself: \`after: { ${stage}: ... }\`.`,
    related: [{ span: sentence, label: 'left here' }],
  })
}

/** Reports the first step after one that never lets play continue: it is never reached. */
export function warnOfDead(
  el: Pick<Reading, 'game' | 'report'>,
  before: Span,
  steps: readonly StepIR[],
  next: Span,
): void {
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
  if (step.step === 'loop') return alwaysBegins(step) && step.body.some(neverGoesOn)
  // Without a `while` condition or a bound, turns go on until the game or the stage ends.
  return step.step === 'turns' && step.while === undefined && isUnbounded(step)
}

function alwaysBegins({ while: goesOn, atMost }: Extract<StepIR, { step: 'loop' }>): boolean {
  return goesOn === undefined && atMost.op === 'const' && atMost.value > 0
}

function isUnbounded({ atMost }: Extract<StepIR, { step: 'turns' }>): boolean {
  return atMost.op === 'const' && atMost.value >= UNLIMITED
}
