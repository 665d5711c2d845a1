import type { ExprIR, SetIR } from './expression-ir.ts'
import type { StepIR } from './step-ir.ts'

export { isEffect } from './node-facts.ts'
export type { EffectIR } from './node-facts.ts'

/** The nodes of rules. Each has one of three tags: `op`, `set` or `step`. */
export type NodeIR = ExprIR | SetIR | StepIR

/** Any part of the rules: a node, nothing, or a list of them. */
export type RulesIR = NodeIR | undefined | readonly RulesIR[]

type Tagged<N, T extends string, K> = N extends { readonly [P in T]: infer O }
  ? K extends O
    ? N
    : never
  : never

export type ExprOf<K extends ExprIR['op']> = Tagged<ExprIR, 'op', K>
export type SetOf<K extends SetIR['set']> = Tagged<SetIR, 'set', K>
export type StepOf<K extends StepIR['step']> = Tagged<StepIR, 'step', K>

/** Expressions have sets in a field of that name, so the tags are tried in this order. */
export function isExpression(node: NodeIR): node is ExprIR {
  return 'op' in node
}

export function isStep(node: NodeIR): node is StepIR {
  return 'step' in node
}

export function isSet(node: NodeIR): node is SetIR {
  return !isExpression(node) && !isStep(node)
}
