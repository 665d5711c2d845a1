import type { ActionIR, ConditionIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { asksAfter, numbersIn, someNode } from '../../grammar/ir/walk.ts'
import type { Machine } from './machine.ts'
import { decidedSooner, asJunction } from './simplify.ts'

/** An action as far as listing its moves needs it. */
export type Search = Pick<ActionIR, 'choices' | 'lets' | 'conditions' | 'forbids'>

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
  const { choices, conditions, forbids } = search
  // What is made to look behind it needs all that its steps read.
  if ([...conditions, ...forbids].some(({ test }) => asksAfter(test))) return search
  const asked: RulesIR[] = [
    choices.map((choice) => choice.from),
    conditions.map(({ test }) => test),
    forbids.map(({ test }) => test),
  ]
  const needed = search.lets.toReversed().filter(({ cell, value }) => {
    if (!reads(m.ir, asked, new Set([cell]))) return false
    asked.push(value)
    return true
  })
  return { ...search, lets: needed.toReversed() }
}

/** Forbids that have no say in any move as long as something does not hold that has nothing to do with the move. */
export interface Dormant {
  /** Forbids may wake only while one of these holds. */
  readonly awake: readonly ExprIR[]
  readonly asleep: Search
}

export function dormantForbids(m: Machine, search: Search): Dormant | undefined {
  if (m.recorder !== undefined) return undefined
  const made = new Set([...search.choices, ...search.lets].map(({ cell }) => cell))
  const apart = (e: ExprIR): boolean => isPlain(e) && !reads(m.ir, e, made)
  const awake: ExprIR[] = []
  const others: ConditionIR[] = []
  for (const forbid of search.forbids) {
    const waking = forbid.after === 0 ? undefined : conjuncts(forbid.test).find(apart)
    if (waking === undefined) others.push(forbid)
    else awake.push(waking)
  }
  return awake.length === 0 ? undefined : { awake, asleep: { ...search, forbids: others } }
}

function conjuncts(test: ExprIR): readonly ExprIR[] {
  const e = decidedSooner(test)
  const junction = e.op === 'if' ? asJunction(e) : e
  return junction?.op === 'and' ? junction.terms.flatMap(conjuncts) : [e]
}

/** Is it worked out in no time? */
function isPlain(e: ExprIR): boolean {
  switch (e.op) {
    case 'const':
    case 'cell':
      return true
    case 'load':
    case 'table':
      return isPlain(e.index)
    case 'not':
      return isPlain(e.term)
    case 'and':
    case 'or':
      return e.terms.every(isPlain)
    case 'if':
      return isPlain(e.condition) && isPlain(e.then) && isPlain(e.else)
    case 'add':
    case 'sub':
    case 'mul':
    case 'mod':
    case 'divUp':
    case 'divDown':
    case 'min':
    case 'max':
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
      return isPlain(e.left) && isPlain(e.right)
    case 'reg':
    case 'let':
    case 'call':
    case 'any':
    case 'count':
    case 'first':
    case 'contains':
    case 'fold':
    case 'distance':
    case 'longest line':
    case 'step':
    case 'can':
    case 'after':
    case 'shared run':
    case 'repeats':
      return false
  }
}
