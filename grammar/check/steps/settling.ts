import type { Watcher } from '../elaboration/declared.ts'
import type { StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { numbersIn } from '../../ir/walk.ts'
import type { Reads } from '../elaboration/reads.ts'
import type { Consequences } from '../elaboration/services/consequences.ts'
import { changesUnseen } from './unseen-change.ts'

/**
 * Settling after steps: looks only at rules that could see a difference. `between` names the places where something changes,
 * if no others can.
 */
export function settleAfter(
  consequences: Consequences,
  steps: readonly StepIR[],
  between?: readonly string[],
): StepIR[] {
  const touched = ({ reads }: Watcher): boolean => steps.some((step) => sees(reads, step, between))
  const rules = atAnyTime(consequences)
  const direct = rules.filter(touched)
  // One whenever rule may trigger another, so if one is looked at, all are.
  const whenever = direct.length > 0 ? rules : []
  const ends = whenever.length > 0 ? consequences.endWatchers : consequences.endWatchers.filter(touched)
  if (whenever.length === 0 && ends.length === 0) return []
  return [{ step: 'settle', whenever: whenever.map((w) => w.index), ends: ends.map((w) => w.index) }]
}

function sees(reads: Reads, step: StepIR, between: readonly string[] | undefined): boolean {
  // One written step may become several, such as one for each member of a set.
  if (step.step === 'for each') return step.body.some((inner) => sees(reads, inner, between))
  if (numbersIn(step, 'sets', 'sets region').some((word) => reads.words.has(word))) return true
  if (!does(step, 'moves pieces')) return false
  if (changesUnseen(step)) return true
  return reads.anyPlace || (between?.some((name) => reads.places.has(name)) ?? reads.places.size > 0)
}

/** Settling at the end of `together`, when anything may have changed. */
export function settleAll(consequences: Consequences): StepIR[] {
  return settling(consequences, atAnyTime(consequences))
}

/** Settling when an outermost action is over: includes rules that wait for that. */
export function settleBehindActions(consequences: Consequences): StepIR[] {
  return settling(consequences, consequences.wheneverWatchers)
}

/** Marks the end of an action and of all that follows from it: ends are tested here. */
export function actionOver(consequences: Consequences): StepIR[] {
  if (consequences.endWatchers.length === 0) return []
  const step: StepIR = { step: 'settle', whenever: [], ends: [] }
  consequences.actionsOver.add(step)
  return [step]
}

/** Is there a rule that is looked at only when an outermost action is over? */
export function waitsForActions(consequences: Consequences): boolean {
  return consequences.wheneverWatchers.some(({ afterActions }) => afterActions === true)
}

function atAnyTime(consequences: Consequences): readonly Watcher[] {
  return consequences.wheneverWatchers.filter(({ afterActions }) => afterActions !== true)
}

function settling(consequences: Consequences, rules: readonly Watcher[]): StepIR[] {
  if (rules.length === 0 && consequences.endWatchers.length === 0) return []
  return [
    {
      step: 'settle',
      whenever: rules.map((w) => w.index),
      ends: consequences.endWatchers.map((w) => w.index),
    },
  ]
}
