import { bareName, comparedName } from '../../document/names.ts'
import type { StepIR } from '../../ir/ir.ts'
import type { Hook, MergedNode } from '../../merge/merged.ts'
import { hookedSentences, wordsOfTarget } from '../../merge/sentences.ts'
import { HOOKED_SORTS } from '../../names/declarations.ts'
import { bookText } from '../../book/book-text.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'
import type { Scope } from '../elaboration/scope.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { warnOfSkippedHook } from './dead-steps.ts'
import { seenBy } from './seen-faces.ts'
import { behindSteps, type Elaborated, type StepPlace } from '../elaboration/step-place.ts'
import { elaborateSteps, headedSteps, stepsAndScope } from '../elaboration/dispatch.ts'

export interface Hooks {
  /** Includes hooks on its sentences. */
  readonly all: readonly Hook[]
  readonly before: readonly Hook[]
  readonly after: readonly Hook[]
  readonly insteadOf: readonly Hook[]
}

/** The hooks on a stage, an action or a rule, by its name. */
export function hooksOf(el: Pick<Reading, 'game'>, target: string): Hooks {
  const sentences = hookedSentences(el.game)
  const mine = el.game.hooks.filter(
    (hook) => comparedName(bareName(hook.target.text)) === comparedName(target) && !sentences.has(hook),
  )
  return { ...byTime(mine), all: [...mine, ...sentences.within(target)] }
}

function byTime(all: readonly Hook[]): Hooks {
  return {
    all,
    before: all.filter((hook) => hook.when === 'before'),
    after: all.filter((hook) => hook.when === 'after'),
    insteadOf: all.filter((hook) => hook.when === 'instead of'),
  }
}

/** The steps of one hook, recorded so that conflicts between hooks at the same point can be found later. */
function stepsOfHook(
  el: Pick<Reading, 'dispatch' | 'notes'>,
  place: StepPlace,
  hook: Hook,
): readonly StepIR[] {
  const steps = elaborateSteps(el, place, hook.steps)
  el.notes.add('hooked', { hook, steps })
  return steps
}

/** Steps with their hooks. The last `instead of` wins; it may run the `original`. */
export function wrapped(
  el: Pick<Reading, 'dispatch' | 'notes'>,
  place: StepPlace,
  hooks: Hooks,
  node: MergedNode | YamlNode | undefined,
): { readonly body: readonly StepIR[]; readonly after: readonly StepIR[] } {
  const before = hooks.before.flatMap((hook) => stepsOfHook(el, place, hook))
  const done = replaced(el, place, hooks, () => {
    const { steps, scope } = stepsAndScope(el, place, node)
    return { steps, scope: seenBy(place.scope, [scope]) }
  })
  const behind = { ...place, scope: seenBy(place.scope, [done.scope]) }
  const after = hooks.after.flatMap((hook) => stepsOfHook(el, behind, hook))
  return { body: [...before, ...done.steps], after }
}

function replaced(
  el: Pick<Reading, 'dispatch'>,
  place: StepPlace,
  hooks: Hooks,
  body: () => Elaborated,
): Elaborated {
  const whole = hooks.insteadOf.reduce<() => Elaborated>(
    (inner, hook) => () => stepsAndScope(el, { ...place, original: inner }, hook.steps),
    body,
  )
  return whole()
}

/**
 * A sentence of the rules with its hooks. Names it introduces are valid after it, and so are names from an `instead of`;
 * names from `before` and `after` hooks stay inside the hook.
 */
export function hookedStep(
  el: Elaboration,
  place: StepPlace,
  sentence: YamlText,
  body: (place: StepPlace) => Elaborated,
): Elaborated {
  const all = hookedSentences(el.game).at(sentence)
  if (all.length === 0) return body(place)
  for (const { target } of all) el.names.later(() => namesInTarget(el, place, target, sentence))
  const hooks = byTime(all)
  const aside = (scope: Scope, list: readonly Hook[]): Elaborated => {
    const settings = el.notes.all('settings').length
    const steps = list.flatMap((hook) => stepsOfHook(el, { ...place, scope }, hook))
    return { steps, scope: list.length === 0 ? scope : behindSteps(el, scope, settings) }
  }
  const before = aside(place.scope, hooks.before)
  const here = { ...place, scope: before.scope }
  const done = replaced(el, here, hooks, () => body(here))
  for (const hook of hooks.after) warnOfSkippedHook(el, hook, sentence.span, done.steps)
  const after = aside(done.scope, hooks.after)
  return { steps: [...before.steps, ...done.steps, ...after.steps], scope: after.scope }
}

/** A reference to a sentence also refers to everything the sentence names. */
function namesInTarget(
  el: Pick<Reading, 'dispatch' | 'findings' | 'names'>,
  place: StepPlace,
  target: YamlText,
  sentence: YamlText,
): void {
  const { words, place: named } = wordsOfTarget(target, sentence)
  if (named !== undefined) {
    const symbol = el.names.symbols.find(named.text, ...HOOKED_SORTS)
    el.names.useAt(symbol, named.span)
  }
  const reads = bookText(sentence).readAs
  const entry = { key: words, value: { ...words, text: NO_STEP } }
  el.findings.supposing(() =>
    reads.has('head') ? headedSteps(el, place, [entry]) : elaborateSteps(el, place, words),
  )
}

/** A step that names nothing. */
const NO_STEP = 'nothing'
