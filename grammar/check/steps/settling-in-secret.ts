import { offersOf, stagesRun } from '../../ir/callees.ts'
import { cell, compare, constant } from '../../ir/build.ts'
import { BEHIND_SCREENS, H, type GameIR, type StepIR } from '../../ir/ir.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { rulesOfAction, rulesOfStage } from '../../ir/rules.ts'
import { exchanged, walkSteps } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { actionOver, settleAll, settleBehindActions, waitsForActions } from './settling.ts'

/**
 * Nothing settles while players act in secret: what a rule did then would tell of it. Stages and actions that can be
 * run in secret ask whether they are.
 */
export function unsettledInSecret(el: Pick<Elaboration, 'notes'>, ir: GameIR): GameIR {
  if (el.notes.all('inSecret').length === 0) return ir
  const [stages, actions] = [new Set(el.notes.all('inSecret').map(({ stage }) => stage)), new Set<number>()]
  const look = (rules: RulesIR): void =>
    walkSteps(rules, (node) => {
      for (const stage of stagesRun(node)) stages.add(stage)
      for (const { action } of offersOf(node)) {
        if (actions.has(action)) continue
        actions.add(action)
        const offered = ir.actions[action]
        if (offered !== undefined) look(rulesOfAction(offered))
      }
    })
  for (const index of stages) {
    const stage = ir.stages[index]
    if (stage !== undefined) look(rulesOfStage(stage))
  }
  const isOpen = compare('lt', cell(H.screen), constant(BEHIND_SCREENS))
  const step = (of: StepIR): StepIR =>
    of.step === 'settle' ? { step: 'if', condition: isOpen, then: [of], else: [], origin: -1 } : of
  return {
    ...ir,
    stages: ir.stages.map((stage, i) =>
      stages.has(i)
        ? { ...stage, body: exchanged(stage.body, { step }), leave: exchanged(stage.leave, { step }) }
        : stage,
    ),
    actions: ir.actions.map((action, i) =>
      actions.has(i) ? { ...action, body: exchanged(action.body, { step }) } : action,
    ),
  }
}

/** Everything settles when all are done, and outside of actions that includes rules that wait for the end of one. */
export function settleAfterSecret(el: Pick<Elaboration, 'notes'>): readonly StepIR[] {
  const all = settleAll(el.notes)
  if (!waitsForActions(el.notes)) return [...all, ...actionOver(el.notes)]
  const isOutside = compare('eq', cell(H.depth), constant(0))
  return [
    { step: 'if', condition: isOutside, then: settleBehindActions(el.notes), else: all, origin: -1 },
    ...actionOver(el.notes),
  ]
}
