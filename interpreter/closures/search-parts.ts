import type { ActionIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { asksAfter, numbersIn, someNode } from '../../grammar/ir/walk.ts'
import type { Machine } from './machine.ts'

/** The part of an action that listing its moves needs. */
export interface Search extends Pick<ActionIR, 'choices' | 'lets' | 'conditions' | 'forbids'> {
  /** Value computed for each move found. */
  readonly measured?: ExprIR
}

/** True if a part of the rules, or a term that it calls, reads one of these words. */
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

/** True if it is computed without a set, a term or a move, so that it costs no work. */
export function isFree(e: ExprIR): boolean {
  return !someNode(
    e,
    (node) => !('op' in node) || factsOf(node).looks !== undefined || numbersIn(node, 'term').length > 0,
  )
}

/** True if it is free and depends on the state alone. */
export function isPlain(e: ExprIR): boolean {
  return isFree(e) && !someNode(e, (node) => numbersIn(node, 'register', 'binds').length > 0)
}

/** Removes lets that only the steps of the action read. A recorder wants to see them all. */
export function withoutIdleLets(m: Machine, search: Search): Search {
  if (m.recorder !== undefined) return search
  const { choices, conditions, forbids, measured } = search
  // Looking at the position after a move needs everything that its steps read.
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
