import type { PlainStep } from '../language/steps/plain-step.ts'
import { PLAIN_STEPS } from '../language/plain-steps.ts'
import type { Expression, PlainStepNode, Step } from './ast.ts'

const FORMS: ReadonlyMap<string, PlainStep> = new Map(PLAIN_STEPS.map((step) => [step.word, step]))

export function isPlain(step: Step): step is PlainStepNode {
  return FORMS.has(step.kind)
}

/** A step in the order of its text: words of the language, and the author's parts with the fields that store them. */
export function partsOf(
  step: PlainStepNode,
): readonly (string | { readonly field: string; readonly as: As; readonly said: Expression })[] {
  const { word = '', form = [] } = FORMS.get(step.kind) ?? {}
  return [
    word,
    ...form.map((part) => (typeof part === 'string' ? part : { ...part, said: fieldOf(step, part.field) })),
  ]
}

type As = Exclude<PlainStep['form'][number], string>['as']

function fieldOf(step: PlainStepNode, field: string): Expression
function fieldOf(step: PlainStepNode, field: string): unknown {
  return Reflect.get(step, field)
}
