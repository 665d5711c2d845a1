import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { matchExpr } from '../../../grammar/ir/match.ts'
import { isExpression } from '../../../grammar/ir/nodes.ts'
import { partsOf } from '../../../grammar/ir/walk.ts'

/**
 * True if, of everything that changes, it reads only allowed things and combines them only by sums, comparisons and
 * tables. Constant parts are unrestricted.
 */
export function looksOnlyAt(
  e: ExprIR,
  isAllowed: (look: ExprIR) => boolean,
  isFixed: (e: ExprIR) => boolean = () => false,
): boolean {
  if (isFixed(e)) return true
  const ofParts = (node: ExprIR): boolean =>
    partsOf(node).every((part) => isExpression(part) && looksOnlyAt(part, isAllowed, isFixed))
  return matchExpr(
    e,
    {
      const: () => true,
      reg: () => true,
      table: ofParts,
      arithmetic: ofParts,
      comparison: ofParts,
      logic: ofParts,
      load: isAllowed,
      any: isAllowed,
      count: isAllowed,
      first: isAllowed,
    },
    () => false,
  )
}
