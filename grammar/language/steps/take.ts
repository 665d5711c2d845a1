import type { PlainStep } from './plain-step.ts'

export const TAKE = {
  word: 'take',
  form: [{ field: 'value', as: 'expression' }, 'out of', { field: 'target', as: 'path' }],
  expects: 'what is taken',
  lacks: '`out of` and a set',
} as const satisfies PlainStep
