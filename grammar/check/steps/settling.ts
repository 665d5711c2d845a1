import type { Watcher } from '../elaboration/declarations.ts'
import type { StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { numbersIn } from '../../ir/walk.ts'
import type { Reads } from '../elaboration/reads.ts'
import type { Notes } from '../elaboration/services/notes.ts'
import { changesUnseen } from './unseen-change.ts'

/**
 * Settling after steps: looks only at rules that could see a difference. `between` names the places where something changes,
 * if no others can.
 */
export function settleAfter(notes: Notes, steps: readonly StepIR[], between?: readonly string[]): StepIR[] {
  const touched = ({ reads }: Watcher): boolean => steps.some((step) => isAffectedBy(reads, step, between))
  const rules = atAnyTime(notes)
  const direct = rules.filter(touched)
  // One whenever rule may trigger another, so if one is looked at, all are.
  const whenever = direct.length > 0 ? rules : []
  const ends = whenever.length > 0 ? notes.all('endWatchers') : notes.all('endWatchers').filter(touched)
  if (whenever.length === 0 && ends.length === 0) return []
  return [{ step: 'settle', whenever: whenever.map((w) => w.index), ends: ends.map((w) => w.index) }]
}

function isAffectedBy(reads: Reads, step: StepIR, between: readonly string[] | undefined): boolean {
  // One written step may become several, such as one for each member of a set.
  if (step.step === 'for each') return step.body.some((inner) => isAffectedBy(reads, inner, between))
  if (numbersIn(step, 'sets', 'sets region').some((word) => reads.words.has(word))) return true
  if (!does(step, 'moves pieces')) return false
  if (changesUnseen(step)) return true
  return reads.anyPlace || (between?.some((name) => reads.places.has(name)) ?? reads.places.size > 0)
}

/** Settling at the end of `together`, when anything may have changed. */
export function settleAll(notes: Notes): StepIR[] {
  return settling(notes, atAnyTime(notes))
}

/** Settling when an outermost action is over: includes rules that wait for that. */
export function settleBehindActions(notes: Notes): StepIR[] {
  return settling(notes, notes.all('wheneverWatchers'))
}

/** Marks the end of an action and of all that follows from it: ends are tested here. */
export function actionOver(notes: Notes): StepIR[] {
  if (notes.all('endWatchers').length === 0) return []
  const step: StepIR = { step: 'settle', whenever: [], ends: [] }
  notes.add('actionsOver', step)
  return [step]
}

/** True if there is a rule that is tested only after an outermost action. */
export function waitsForActions(notes: Notes): boolean {
  return notes.all('wheneverWatchers').some(({ afterActions }) => afterActions === true)
}

/** True if actions can have consequences after their own steps. */
export function somethingFollows(notes: Notes): boolean {
  return waitsForActions(notes) || notes.all('calls').some(({ isLater }) => isLater === true)
}

function atAnyTime(notes: Notes): readonly Watcher[] {
  return notes.all('wheneverWatchers').filter(({ afterActions }) => afterActions !== true)
}

function settling(notes: Notes, rules: readonly Watcher[]): StepIR[] {
  if (rules.length === 0 && notes.all('endWatchers').length === 0) return []
  return [
    {
      step: 'settle',
      whenever: rules.map((w) => w.index),
      ends: notes.all('endWatchers').map((w) => w.index),
    },
  ]
}
