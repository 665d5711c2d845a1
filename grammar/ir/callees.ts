import type { ActionIR, StageIR } from './rules-ir.ts'
import type { GameIR } from './ir.ts'
import type { ExprIR } from './expression-ir.ts'
import { does, type AnyRole } from './node-facts.ts'
import type { NodeIR, RulesIR } from './nodes.ts'
import { stepsOf } from './rules.ts'
import { memoized } from '../source/memoized.ts'
import type { ArrangeIR, OfferIR, StepIR } from './step-ir.ts'
import { numbersOf, walkSteps } from './walk.ts'

/* Callees of steps: stages that they run, and actions that they offer. */

const STAGE: readonly AnyRole[] = ['stage']
const NO_OFFERS: readonly OfferIR[] = []

/** The stages that a node runs. */
export const stagesRun = (node: NodeIR): readonly number[] => numbersOf(node, STAGE)

/** The offers of a node. */
export const offersOf = (node: NodeIR): readonly OfferIR[] => ('offers' in node ? node.offers : NO_OFFERS)

/** Arrangements by their sites. */
export const arrangementsOf = memoized((ir: GameIR): ReadonlyMap<number, ArrangeIR> => {
  const found = stepsOf(ir).flatMap((step) => ('arrangement' in step ? [[step.site, step] as const] : []))
  return new Map(found)
})

/** The rules of the stages that a node runs. */
export function rulesRun({ stages }: Pick<GameIR, 'stages'>, node: NodeIR): RulesIR {
  return stagesRun(node).map((index) => [stages[index]?.body, stages[index]?.leave])
}

/** True if somebody may be asked before the step is over. */
export function mayAsk(step: StepIR): boolean {
  return does(step, 'asks') || stagesRun(step).length > 0
}

/** The stages and actions to which a step passes arguments. */
export function handedBy(
  { stages, actions }: Pick<GameIR, 'stages' | 'actions'>,
  step: StepIR,
): readonly { readonly to: StageIR | ActionIR | undefined; readonly args: readonly ExprIR[] }[] {
  const args = 'args' in step ? step.args : []
  return [
    ...stagesRun(step).map((index) => ({ to: stages[index], args })),
    ...offersOf(step).map((offer) => ({ to: actions[offer.action], args: offer.args })),
  ]
}

/** Calls `see` for every step, also once for those of each stage that the steps run. */
export function walkWithStages(
  ir: Pick<GameIR, 'stages'>,
  rules: RulesIR,
  see: (step: StepIR) => unknown,
): void {
  const stages = new Set<number>()
  const read = (part: RulesIR): void =>
    walkSteps(part, (step) => {
      const goesOn = see(step)
      for (const index of stagesRun(step)) {
        if (stages.has(index)) continue
        stages.add(index)
        read([ir.stages[index]?.body, ir.stages[index]?.leave])
      }
      return goesOn
    })
  read(rules)
}
