import { PLAIN_STEPS } from '../language/steps.ts'
import type { PlainStep, Said, StepPart } from '../language/steps.ts'
import type { Expression, Name, PlainStepNode, Step } from './ast.ts'

export function isPlain(step: Step): step is PlainStepNode {
  return Object.hasOwn(PLAIN_STEPS, step.kind)
}

/** An expression in a step, with the field that stores it. */
export interface SaidPart {
  readonly field: string
  readonly as: Exclude<Said['as'], 'name' | 'number' | 'words'>
  readonly said: Expression
}

/** A step in the order of its text: words, names and numbers as they are written, and the author's expressions. */
export function textParts(step: PlainStepNode): readonly (string | SaidPart)[] {
  const { form, begins }: PlainStep = PLAIN_STEPS[step.kind]
  return [begins ?? step.kind, ...form.flatMap((part) => written(step, part))]
}

function written(step: PlainStepNode, part: StepPart): readonly (string | SaidPart)[] {
  if (typeof part === 'string') return [part]
  if ('either' in part) return part.either.slice(0, 1)
  const { field } = part
  if ('flag' in part) return fieldOf<boolean>(step, field) ? [part.flag] : []
  if ('oneOf' in part) return [fieldOf<string>(step, field)]
  if ('each' in part)
    return fieldOf<readonly Expression[]>(step, field).flatMap((said) => [
      ...part.each,
      { field, as: part.as, said },
    ])
  const { as, after } = part
  const before = after === undefined ? [] : [after]
  if (as === 'number' || as === 'words') return [...before, String(fieldOf(step, field))]
  if (as === 'name') {
    const name = fieldOf<Name | undefined>(step, field)
    return name === undefined ? [] : [...before, name.text]
  }
  const said = fieldOf<Expression | undefined>(step, field)
  return said === undefined ? [] : [...before, { field, as, said }]
}

function fieldOf<T>(step: PlainStepNode, field: string): T
function fieldOf(step: PlainStepNode, field: string): unknown {
  return Reflect.get(step, field)
}
