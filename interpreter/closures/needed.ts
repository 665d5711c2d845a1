import type { ActionIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { asksAfter, numbersIn, someNode } from '../../grammar/ir/walk.ts'
import type { Machine } from './machine.ts'

/** An action as far as listing its moves needs it. */
export interface Search extends Pick<ActionIR, 'choices' | 'lets' | 'conditions' | 'forbids'> {
  /** What is worked out of each move that is found. */
  readonly measured?: ExprIR
}

/** Does a part of the rules, or a term that it calls, read one of these words? */
export function reads(ir: GameIR, rules: RulesIR, cells: ReadonlySet<number>): boolean {
  const seen = new Set<number>()
  const look = (part: RulesIR): boolean =>
    someNode(part, (node) => {
      if (numbersIn(node, 'cell', 'region').some((at) => cells.has(at))) return true
      return numbersIn(node, 'term').some((term) => {
        if (seen.has(term)) return false
        seen.add(term)
        return look(ir.terms[term]?.body)
      })
    })
  return look(rules)
}

/** Without the lets that only the steps of the action read. Whoever notes what happens wants to see them all. */
export function withoutIdleLets(m: Machine, search: Search): Search {
  if (m.recorder !== undefined) return search
  const { choices, conditions, forbids, measured } = search
  // What is made to look behind it needs all that its steps read.
  if ([...conditions, ...forbids].some(({ test }) => asksAfter(test)) || asksAfter(measured)) return search
  const asked: RulesIR[] = [
    choices.map((choice) => choice.from),
    conditions.map(({ test }) => test),
    forbids.map(({ test }) => test),
    measured,
  ]
  const needed = search.lets.toReversed().filter(({ cell, value }) => {
    if (!reads(m.ir, asked, new Set([cell]))) return false
    asked.push(value)
    return true
  })
  return { ...search, lets: needed.toReversed() }
}
