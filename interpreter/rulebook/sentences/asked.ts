import { comparedName } from '../../../grammar/document/names.ts'
import type { Step } from '../../../grammar/expression/ast.ts'
import type { Hook } from '../../../grammar/merge/merged.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { readText } from './reading.ts'
import type { Node } from './reading.ts'

/** Steps hooked to a sentence of the rules. */
export type HooksAt = (sentence: YamlText) => readonly Hook[]

/**
 * All readable steps of a stage, action or hook, with what is hooked to its sentences, including those after `or
 * else`.
 */
export function stepsIn(node: Node | undefined, hooksAt: HooksAt = () => []): readonly Step[] {
  if (node === undefined) return []
  if (node.kind === 'list') return node.items.flatMap((item) => stepsIn(item, hooksAt))
  if (node.kind === 'map')
    return node.entries.flatMap((entry) => withHooks(entry.key, hooksAt, () => stepsIn(entry.value, hooksAt)))
  return withHooks(node, hooksAt, () => {
    const step = readText(node, 'step')
    return step === undefined ? [] : withElse(step)
  })
}

function withHooks(sentence: YamlText, hooksAt: HooksAt, own: () => readonly Step[]): readonly Step[] {
  const hooks = hooksAt(sentence)
  const all = hooks.flatMap((hook) => stepsIn(hook.steps, hooksAt))
  const isReplaced =
    hooks.some(({ when }) => when === 'instead of') && !all.some(({ kind }) => kind === 'original')
  return isReplaced ? all : [...own(), ...all]
}

function withElse(step: Step): readonly Step[] {
  return 'offers' in step && step.orElse !== undefined ? [step, ...withElse(step.orElse)] : [step]
}

/** Names of the actions and phases offered there. */
export function offersIn(node: Node | undefined, hooksAt: HooksAt): readonly string[] {
  return stepsIn(node, hooksAt).flatMap((step) =>
    'offers' in step ? step.offers.map(({ name }) => comparedName(name.text)) : [],
  )
}
