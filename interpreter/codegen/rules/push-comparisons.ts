import { NONE, type ExprIR } from '../../../grammar/ir/ir.ts'
import { compare } from '../../../grammar/ir/build.ts'

/**
 * A comparison with a constant is pushed into a choice between values, where it often becomes known. The reference
 * back end uses the same forms; they affect only speed.
 */
export function pushComparison(e: ExprIR): ExprIR {
  if (e.op !== 'lt' && e.op !== 'le' && e.op !== 'eq' && e.op !== 'ne') return e
  const { op } = e
  const fixed = e.left.op === 'const' ? e.left : e.right.op === 'const' ? e.right : undefined
  if (fixed === undefined) return e
  const atLeft = fixed === e.left
  const other = atLeft ? e.right : e.left
  const against = (part: ExprIR): ExprIR => (atLeft ? compare(op, fixed, part) : compare(op, part, fixed))
  if (other.op === 'if')
    return {
      op: 'if',
      condition: other.condition,
      then: pushComparison(against(other.then)),
      else: pushComparison(against(other.else)),
    }
  if (!atLeft || fixed.value === NONE || (op !== 'lt' && op !== 'le')) return e
  if (other.op === 'max') return { op: 'or', terms: [against(other.left), against(other.right)] }
  if (other.op === 'fold' && other.fold === 'highest')
    return { op: 'any', set: { set: 'filter', of: other.set, reg: other.reg, where: against(other.of) } }
  return e
}
