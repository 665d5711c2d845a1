import { PLAIN_STEPS } from '../language/steps.ts'
import type { PlainStep, Said } from '../language/steps.ts'
import type { Expression, Name, PlainStepNode, Step } from './ast.ts'

export function isPlain(step: Step): step is PlainStepNode {
  return Object.hasOwn(PLAIN_STEPS, step.kind)
}

/** An expression in a step, with the field that stores it. */
export interface SaidPart {
  readonly field: string
  readonly as: Exclude<Said['as'], 'name' | 'number'>
  readonly said: Expression
}

/** A step in the order of its text: words, names and numbers as they are written, and the author's expressions. */
export function partsOf(step: PlainStepNode): readonly (string | SaidPart)[] {
  const { form }: PlainStep = PLAIN_STEPS[step.kind]
  return [step.kind, ...form.flatMap((part) => (typeof part === 'string' ? [part] : written(step, part)))]
}

function written(
  step: PlainStepNode,
  part: Exclude<PlainStep['form'][number], string>,
): readonly (string | SaidPart)[] {
  const { field } = part
  if ('flag' in part) return fieldOf<boolean>(step, field) ? [part.flag] : []
  if ('oneOf' in part) return [fieldOf<string>(step, field)]
  const { as, after } = part
  const before = after === undefined ? [] : [after]
  if (as === 'number') return [...before, String(fieldOf<number>(step, field))]
  if (as === 'name') return [...before, fieldOf<Name>(step, field).text]
  const said = fieldOf<Expression | undefined>(step, field)
  return said === undefined ? [] : [...before, { field, as, said }]
}

function fieldOf<T>(step: PlainStepNode, field: string): T
function fieldOf(step: PlainStepNode, field: string): unknown {
  return Reflect.get(step, field)
}
