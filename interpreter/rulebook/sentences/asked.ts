import { comparedName } from '../../../grammar/document/names.ts'
import type { Step } from '../../../grammar/expression/ast.ts'
import { readText } from './reading.ts'
import type { Node } from './reading.ts'

/** All steps that can be read in what a stage, action or hook does, those behind `or else` too. */
export function stepsIn(node: Node | undefined): readonly Step[] {
  if (node === undefined) return []
  if (node.kind === 'list') return node.items.flatMap(stepsIn)
  if (node.kind === 'map') return node.entries.flatMap((entry) => stepsIn(entry.value))
  const step = readText(node, 'step')
  return step === undefined ? [] : withElse(step)
}

function withElse(step: Step): readonly Step[] {
  return step.kind === 'ask' && step.orElse !== undefined ? [step, ...withElse(step.orElse)] : [step]
}

/** Names of the actions and phases that are offered there. */
export function offersIn(node: Node | undefined): readonly string[] {
  return stepsIn(node).flatMap((step) =>
    step.kind === 'ask' ? step.offers.map(({ name }) => comparedName(name.text)) : [],
  )
}
