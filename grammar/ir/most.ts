import type { ActionIR } from './rules-ir.ts'
import type { RulesIR } from './nodes.ts'
import { someNode } from './walk.ts'

/** Is a move compared with the other moves of its action? */
export function comparesMoves(rules: RulesIR): boolean {
  return someNode(rules, (node) => 'op' in node && node.op === 'most')
}

/**
 * An action without the conditions that compare its moves, except the first ones. It is possible if and only if this
 * one is.
 */
export function uncompared(action: ActionIR, before = 0): ActionIR {
  let left = before
  const conditions = action.conditions.filter(({ test }) => !comparesMoves(test) || left-- > 0)
  return conditions.length === action.conditions.length ? action : { ...action, conditions }
}
