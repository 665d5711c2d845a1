import type { PlainStep } from './plain-step.ts'

export const ADD = {
  word: 'add',
  form: [{ field: 'value', as: 'expression' }, 'to', { field: 'target', as: 'path' }],
  expects: 'what is added',
  lacks: '`to` and what it is added to',
} as const satisfies PlainStep
