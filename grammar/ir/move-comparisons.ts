import type { ActionIR } from './rules-ir.ts'
import type { ExprIR } from './expression-ir.ts'
import type { RulesIR } from './nodes.ts'
import { someNode } from './walk.ts'
import { memoized } from '../source/memoized.ts'

/** True if a move is compared with other moves. */
export function comparesMoves(rules: RulesIR): boolean {
  return someNode(rules, (node) => 'op' in node && node.op === 'most')
}

/** The same for one condition. Cached, because it is asked repeatedly. */
export const comparesMovesIn = memoized((test: ExprIR): boolean => comparesMoves(test))

/** An action without the conditions that compare its moves, except the first ones. */
export function uncompared(action: ActionIR, before = 0): ActionIR {
  let left = before
  const conditions = action.conditions.filter(({ test }) => !comparesMovesIn(test) || left-- > 0)
  return conditions.length === action.conditions.length ? action : { ...action, conditions }
}

/**
 * An action with fewer conditions that is possible if and only if this one is: some move always reaches the highest
 * value of its own action. A comparison with other actions may refuse all moves, and so may the negation of `most`;
 * then the earlier comparisons matter, too.
 */
export function asPossible(action: ActionIR, index: number): ActionIR {
  const comparing = action.conditions.filter(({ test }) => comparesMovesIn(test))
  return uncompared(action, 1 + comparing.findLastIndex(({ test }) => !isReached(test, index)))
}

/** True if it only asks for the highest value of the action itself. */
function isReached(test: ExprIR, action: number): boolean {
  if (test.op !== 'le' || test.left.op !== 'most' || test.left.action !== action) return false
  return !comparesMoves([test.left.value, test.right])
}
