import { NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import { compare } from '../../grammar/ir/build.ts'
import { walk } from '../../grammar/ir/walk.ts'

/*
 * Rewrites conditions so that they are decided earlier. Expressions have no effects and always have a value, so the
 * order of evaluation affects only speed.
 */

const FALSE: ExprIR = { op: 'const', value: 0 }

/** Pushes a comparison with a constant into a choice between values, where it often folds. */
export function decidedSooner(e: ExprIR): ExprIR {
  if (e.op !== 'lt' && e.op !== 'le' && e.op !== 'eq' && e.op !== 'ne') return e
  const { op } = e
  const constant = e.left.op === 'const' ? e.left : e.right.op === 'const' ? e.right : undefined
  if (constant === undefined) return e
  const atLeft = constant === e.left
  const other = atLeft ? e.right : e.left
  const against = (value: ExprIR): ExprIR =>
    atLeft ? compare(op, constant, value) : compare(op, value, constant)
  if (other.op === 'if')
    return { op: 'if', condition: other.condition, then: against(other.then), else: against(other.else) }
  if (!atLeft || constant.value === NONE || (op !== 'lt' && op !== 'le')) return e
  // The greater of two is above a constant if either is, and the highest of many if any is.
  if (other.op === 'max') return { op: 'or', terms: [against(other.left), against(other.right)] }
  if (other.op === 'fold' && other.fold === 'highest')
    return { op: 'any', set: { set: 'filter', of: other.set, reg: other.reg, where: against(other.of) } }
  return e
}

/** Turns an `if` between conditions, one of which is constant, into `and` or `or`, cheaper part first. */
export function asJunction(e: Extract<ExprIR, { op: 'if' }>): ExprIR | undefined {
  const { condition } = e
  const refused: ExprIR = { op: 'not', term: condition }
  if (isConstant(e.else, 0)) return { op: 'and', terms: cheaperFirst(condition, e.then) }
  if (isConstant(e.then, 0)) return { op: 'and', terms: cheaperFirst(refused, e.else) }
  if (isConstant(e.then, 1)) return { op: 'or', terms: cheaperFirst(condition, e.else) }
  if (isConstant(e.else, 1)) return { op: 'or', terms: cheaperFirst(refused, e.then) }
  return undefined
}

function isConstant(e: ExprIR, value: number): boolean {
  return e.op === 'const' && e.value === value
}

function cheaperFirst(one: ExprIR, other: ExprIR): readonly ExprIR[] {
  return cost(decidedSooner(other)) < cost(one) ? [other, one] : [one, other]
}

/** Cost limit: costs are not compared beyond it. */
const DEAR = 60

/** Estimated cost: the number of nodes, with sets weighted heavily. */
function cost(e: ExprIR): number {
  let total = 0
  walk(e, (node) => {
    if (total > DEAR) return false
    if (!('op' in node)) total += 10
    else total += node.op === 'call' || node.op === 'can' ? 20 : 1
    return true
  })
  return total
}

/** Terms of an `and` or `or`, without constant ones. If a constant decides the result, it is the only term. */
export function unsettled(terms: readonly ExprIR[], neutral: 0 | 1): readonly ExprIR[] {
  const parts: ExprIR[] = []
  for (const term of terms) {
    if (term.op !== 'const') parts.push(term)
    else if ((term.value === 1) !== (neutral === 1))
      return [neutral === 1 ? FALSE : { op: 'const', value: 1 }]
  }
  return parts
}
