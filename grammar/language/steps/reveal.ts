import type { PlainStep } from './plain-step.ts'

export const REVEAL = {
  word: 'reveal',
  form: [{ field: 'what', as: 'expression' }],
  expects: 'what is revealed',
} as const satisfies PlainStep
