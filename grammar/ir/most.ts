import type { ActionIR } from './rules-ir.ts'
import type { RulesIR } from './nodes.ts'
import { someNode } from './walk.ts'

/** Is a move compared with the other moves of its action? */
export function comparesMoves(rules: RulesIR): boolean {
  return someNode(rules, (node) => 'op' in node && node.op === 'most')
}

/** An action without the conditions that compare its moves, but for the first ones. It can be done if and only if this can. */
export function uncompared(action: ActionIR, before = 0): ActionIR {
  let left = before
  const conditions = action.conditions.filter(({ test }) => !comparesMoves(test) || left-- > 0)
  return conditions.length === action.conditions.length ? action : { ...action, conditions }
}
