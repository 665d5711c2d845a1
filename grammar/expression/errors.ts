import type { Place } from './ast.ts'
import type { Refusal } from './guard.ts'
import type { Finding } from './report.ts'

export { report } from './report.ts'
export { explainSyntax } from './syntax-errors.ts'
export { explainSign } from './wrong-signs.ts'

/** Texts that are not even parsed. */
export function explainRefusal(refusal: Refusal | (Place & { readonly kind: 'empty' })): Finding {
  switch (refusal.kind) {
    case 'empty':
      return { code: 'ST3001', message: 'Here should be a move.', at: refusal }
    case 'long':
    case 'many words':
      return {
        code: 'ST3009',
        message: 'This text is too long to be one rule.',
        label: 'it is still going on here',
        help: 'Give parts of it names under `terms`, and use the names.',
        at: refusal,
      }
    case 'deep':
      return {
        code: 'ST3010',
        message: 'Too many things stand within each other in this text.',
        label: 'this goes too deep',
        help: 'Give parts of it names under `terms`, and use the names.',
        at: refusal,
      }
  }
}
