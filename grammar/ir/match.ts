import { matching } from '../source/match.ts'
import type { ExprIR, SetIR } from './expression-ir.ts'
import { NODES, factsOf } from './node-facts.ts'
import type { OpsByGroup, SetsByGroup, StepsByGroup } from './node-facts.ts'
import type { ExprOf, NodeIR, SetOf, StepOf } from './nodes.ts'
import type { StepIR } from './step-ir.ts'

const groupOf = (node: NodeIR): string => factsOf(node).group

export const matchExpr = matching<ExprIR, 'op', OpsByGroup>('op', groupOf)
export const matchSet = matching<SetIR, 'set', SetsByGroup>('set', groupOf)
export const matchStep = matching<StepIR, 'step', StepsByGroup>('step', groupOf)

export function isExprIn<G extends keyof OpsByGroup>(e: ExprIR, group: G): e is ExprOf<OpsByGroup[G]> {
  return NODES.expressions[e.op]?.group === group
}

export function isStepIn<G extends keyof StepsByGroup>(
  step: StepIR,
  group: G,
): step is StepOf<StepsByGroup[G]> {
  return NODES.steps[step.step]?.group === group
}

export function isSetIn<G extends keyof SetsByGroup>(set: SetIR, group: G): set is SetOf<SetsByGroup[G]> {
  return NODES.sets[set.set]?.group === group
}
