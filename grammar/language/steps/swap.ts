import type { PlainStep } from './plain-step.ts'

export const SWAP = {
  word: 'swap',
  form: [{ field: 'one', as: 'expression' }, 'with', { field: 'other', as: 'expression' }],
  expects: 'what changes places',
  lacks: '`with` and what it changes places with',
} as const satisfies PlainStep
