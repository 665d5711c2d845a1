import type { Place } from './ast.ts'
import type { Refusal } from './guard.ts'
import type { Finding } from './report.ts'

export { reportFinding } from './report.ts'
export { explainSyntax } from './syntax-errors.ts'
export { explainSign } from './wrong-signs.ts'

/** Explains texts that are not even parsed. */
export function explainRefusal(refusal: Refusal | (Place & { readonly kind: 'empty' })): Finding {
  switch (refusal.kind) {
    case 'empty':
      return { code: 'ST3001', message: 'A move is expected here.', at: refusal }
    case 'long':
    case 'many words':
      return {
        code: 'ST3009',
        message: 'This text is too long to be one rule.',
        label: 'it should have ended by here',
        help: 'Name parts of it under `terms`, and use the names.',
        at: refusal,
      }
    case 'deep':
      return {
        code: 'ST3010',
        message: 'This text is nested too deep.',
        label: 'this goes too deep',
        help: 'Name parts of it under `terms`, and use the names.',
        at: refusal,
      }
  }
}
