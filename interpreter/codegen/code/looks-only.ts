import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { partsOf } from '../../../grammar/ir/walk.ts'

/**
 * Of everything that changes, does it read only what is allowed, and combine it only with sums, comparisons and
 * tables? What is fixed never changes, whatever it is made of.
 */
export function looksOnlyAt(
  e: ExprIR,
  isAllowed: (look: ExprIR) => boolean,
  isFixed: (e: ExprIR) => boolean = () => false,
): boolean {
  if (isFixed(e)) return true
  switch (e.op) {
    case 'const':
    case 'reg':
      return true
    case 'table':
    case 'add':
    case 'sub':
    case 'mul':
    case 'mod':
    case 'divUp':
    case 'divDown':
    case 'min':
    case 'max':
    case 'bagSum':
    case 'bagCount':
    case 'bagMatch':
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'and':
    case 'or':
    case 'not':
      return partsOf(e).every((part) => 'op' in part && looksOnlyAt(part, isAllowed, isFixed))
    case 'load':
    case 'first':
    case 'count':
    case 'any':
      return isAllowed(e)
    case 'cell':
    case 'if':
    case 'let':
    case 'call':
    case 'contains':
    case 'fold':
    case 'distance':
    case 'steps':
    case 'longest line':
    case 'step':
    case 'can':
    case 'after':
    case 'shared run':
    case 'stood':
    case 'most':
    case 'repeats':
      return false
  }
}
