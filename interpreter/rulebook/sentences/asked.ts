import type { Step } from '../../../grammar/expression/ast.ts'
import type { Hook } from '../../../grammar/merge/merged.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { readText, type Node } from './reading.ts'

/** Steps hooked to a sentence of the rules. */
type HooksAt = (sentence: YamlText) => readonly Hook[]

export interface ReadStep {
  readonly text: YamlText
  readonly step: Step
}

/**
 * All readable steps of a stage, action or hook, with what is hooked to its sentences, including those after `or
 * else`.
 */
export function stepsIn(node: Node | undefined, hooksAt: HooksAt = () => []): readonly Step[] {
  return readSteps(node, hooksAt).map(({ step }) => step)
}

export function readSteps(node: Node | undefined, hooksAt: HooksAt): readonly ReadStep[] {
  if (node === undefined) return []
  if (node.kind === 'list') return node.items.flatMap((item) => readSteps(item, hooksAt))
  if (node.kind === 'map')
    return node.entries.flatMap((entry) =>
      withHooks(entry.key, hooksAt, () => readSteps(entry.value, hooksAt)),
    )
  return withHooks(node, hooksAt, () => {
    const step = readText(node, 'step')
    return step === undefined ? [] : withElse(step).map((each) => ({ text: node, step: each }))
  })
}

function withHooks(
  sentence: YamlText,
  hooksAt: HooksAt,
  own: () => readonly ReadStep[],
): readonly ReadStep[] {
  const hooks = hooksAt(sentence).filter(({ when }) => when !== 'change')
  const all = hooks.flatMap((hook) => readSteps(hook.steps, hooksAt))
  const isReplaced =
    hooks.some(({ when }) => when === 'instead of') && !all.some(({ step }) => step.kind === 'original')
  return isReplaced ? all : [...own(), ...all]
}

/** A step and those after its `or else`. */
export function withElse(step: Step): readonly Step[] {
  return 'offers' in step && step.orElse !== undefined ? [step, ...withElse(step.orElse)] : [step]
}
