import type { PlainStep } from './plain-step.ts'

export const SHUFFLE = {
  word: 'shuffle',
  form: [{ field: 'what', as: 'path' }],
  expects: 'what is shuffled',
} as const satisfies PlainStep
