import { comparedName } from '../../document/names.ts'
import type { StepIR } from '../../ir/ir.ts'
import type { Hook } from '../../merge/merged.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { elaborateSteps } from './flow.ts'
import type { StepPlace } from './flow.ts'

export interface Hooks {
  readonly all: readonly Hook[]
  readonly before: readonly Hook[]
  readonly after: readonly Hook[]
  readonly insteadOf: readonly Hook[]
}

export function hooksOf(el: Elaboration, target: string): Hooks {
  const mine = el.game.hooks.filter((hook) => comparedName(hook.target.text) === comparedName(target))
  return {
    all: mine,
    before: mine.filter((hook) => hook.when === 'before'),
    after: mine.filter((hook) => hook.when === 'after'),
    insteadOf: mine.filter((hook) => hook.when === 'instead of'),
  }
}

/** The steps of one hook; they are kept, to see later what hooks of one point do to each other. */
export function stepsOfHook(el: Elaboration, place: StepPlace, hook: Hook): readonly StepIR[] {
  const steps = elaborateSteps(el, place, hook.steps)
  el.hookSteps.set(hook, steps)
  return steps
}

/** Steps with what stands before them and what replaces them. The last `instead of` counts; it may run the `original`. */
export function wrapped(
  el: Elaboration,
  place: StepPlace,
  hooks: Hooks,
  body: () => readonly StepIR[],
): readonly StepIR[] {
  const before = hooks.before.flatMap((hook) => stepsOfHook(el, place, hook))
  const replaced = hooks.insteadOf.reduce<() => readonly StepIR[]>(
    (inner, hook) => () => elaborateSteps(el, { ...place, original: inner }, hook.steps),
    body,
  )
  return [...before, ...replaced()]
}
