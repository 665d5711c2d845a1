import type { PlainStep } from './plain-step.ts'

export const SUBTRACT = {
  word: 'subtract',
  form: [{ field: 'value', as: 'sum' }, 'from', { field: 'target', as: 'path' }],
  expects: 'what is subtracted',
  lacks: '`from` and what it is subtracted from',
} as const satisfies PlainStep
