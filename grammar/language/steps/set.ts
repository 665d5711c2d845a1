import type { PlainStep } from './plain-step.ts'

export const SET = {
  word: 'set',
  form: [{ field: 'target', as: 'path' }, 'to', { field: 'value', as: 'expression' }],
  expects: 'what is set',
  lacks: '`to` and the new value',
} as const satisfies PlainStep
