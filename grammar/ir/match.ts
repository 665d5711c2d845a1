import { matcher } from '../source/match.ts'
import type { ExprIR, SetIR } from './expression-ir.ts'
import { NODES, factsOf } from './node-facts.ts'
import type { OpsByGroup, SetsByGroup, StepsByGroup, TruthOp } from './node-facts.ts'
import type { ExprOf, NodeIR, SetOf, StepOf } from './nodes.ts'
import type { StepIR } from './step-ir.ts'

export { handledBy } from '../source/match.ts'

const groupOf = (node: NodeIR): string => factsOf(node).group

export const matchExpr = matcher<ExprIR, 'op', OpsByGroup>('op', groupOf)
export const matchSet = matcher<SetIR, 'set', SetsByGroup>('set', groupOf)
export const matchStep = matcher<StepIR, 'step', StepsByGroup>('step', groupOf)

export function isExprIn<G extends keyof OpsByGroup>(e: ExprIR, group: G): e is ExprOf<OpsByGroup[G]> {
  return NODES.expressions[e.op]?.group === group
}

/** True if the value of the expression is always 1 or 0. */
export function givesTruth(e: ExprIR): e is ExprOf<TruthOp> {
  return NODES.expressions[e.op]?.truth === true
}

/** True if the expression computes a word: not a truth, and not the value of a part or of a callee. */
export function givesWord(e: ExprIR): e is ExprOf<Exclude<ExprIR['op'], TruthOp | OpsByGroup['structure']>> {
  return !givesTruth(e) && !isExprIn(e, 'structure')
}

type Operation = 'table' | 'if' | OpsByGroup['arithmetic' | 'comparison' | 'logic']

/** True if the value of the expression depends only on the values of its parts: it reads no word and visits no set. */
export function isOperation(e: ExprIR): e is ExprOf<Operation> {
  return OPERATIONS.has(e.op)
}

const OPERATIONS: ReadonlySet<string> = new Set([
  'table',
  'if',
  ...Object.entries(NODES.expressions)
    .filter(([, { group }]) => group === 'arithmetic' || group === 'comparison' || group === 'logic')
    .map(([op]) => op),
])

export function isStepIn<G extends keyof StepsByGroup>(
  step: StepIR,
  group: G,
): step is StepOf<StepsByGroup[G]> {
  return NODES.steps[step.step]?.group === group
}

export function isSetIn<G extends keyof SetsByGroup>(set: SetIR, group: G): set is SetOf<SetsByGroup[G]> {
  return NODES.sets[set.set]?.group === group
}
