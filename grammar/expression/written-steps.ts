import { STEPS, type Levelled, type StepPart, type StepRow } from '../language/steps.ts'
import type { Asking, Expression, Kind, Name, Step } from './ast.ts'

/** An expression in a step, with the field that stores it. */
export interface SaidPart {
  readonly field: string
  readonly as: Levelled
  readonly said: Expression
}

/** A type, a line with values in it, or what is offered. */
type OtherPart =
  | { readonly kind: Kind }
  | { readonly line: readonly (string | Expression)[] }
  | { readonly asking: Asking }
  | { readonly either: readonly string[] }

export type WrittenPart = string | SaidPart | OtherPart

/** A step in the order of its text: words, names and numbers as they are written, and the author's expressions. */
export function textParts(step: Step): readonly WrittenPart[] {
  const { form, begins, subject, alone }: StepRow = STEPS[step.kind]
  const parts = form.flatMap((part) => written(step, part))
  if (subject === undefined) return [begins ?? step.kind, ...parts]
  const first: SaidPart = { field: subject, as: 'path', said: fieldOf(step, subject) }
  return alone === true && parts.length < form.length ? [first] : [first, ...parts]
}

function written(step: Step, part: StepPart): readonly WrittenPart[] {
  if (typeof part === 'string') return [part]
  if ('either' in part) return [part]
  if ('offered' in part) return step.kind === 'ask' ? [{ asking: step }] : []
  if ('choice' in part)
    return (
      part.choice
        .find((form) => form.every((each) => has(step, each)))
        ?.flatMap((each) => written(step, each)) ?? []
    )
  const { field } = part
  if ('flag' in part)
    return fieldOf<boolean>(step, field) ? [part.flag] : part.or === undefined ? [] : [part.or]
  if ('oneOf' in part) return [fieldOf<string>(step, field)]
  if ('each' in part)
    return fieldOf<readonly Expression[]>(step, field).flatMap((operand) => [
      ...part.each,
      { field, as: part.as, said: operand },
    ])
  const { as, after } = part
  if (fieldOf(step, field) === undefined) return []
  return [...(after === undefined ? [] : [after]), saidAs(step, field, as)]
}

function saidAs(step: Step, field: string, as: Extract<StepPart, { as: unknown }>['as']): WrittenPart {
  if (as === 'number' || as === 'words') return String(fieldOf(step, field))
  if (as === 'name') return fieldOf<Name>(step, field).text
  if (as === 'kind') return { kind: fieldOf(step, field) }
  if (as === 'line') return { line: fieldOf(step, field) }
  return { field, as, said: fieldOf(step, field) }
}

/** True if the step has a value for this part of a form. */
function has(step: Step, part: StepPart): boolean {
  if (typeof part === 'string' || !('field' in part) || 'flag' in part) return true
  const value = fieldOf(step, part.field)
  return 'oneOf' in part ? part.oneOf.some((each) => each === value) : value !== undefined
}

function fieldOf<T>(step: Step, field: string): T
function fieldOf(step: Step, field: string): unknown {
  return Reflect.get(step, field)
}
