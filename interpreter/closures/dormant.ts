import type { ConditionIR, ExprIR } from '../../grammar/ir/ir.ts'
import { readsCell } from '../../grammar/ir/walk.ts'
import type { Machine } from './machine.ts'
import type { Search } from './needed.ts'
import { isPlain } from './needed.ts'
import { asJunction, decidedSooner } from './simplify.ts'

/** Forbids that refuse no move as long as something does not hold that has nothing to do with the move. */
export interface Dormant {
  /** A forbid may wake only while one of these holds. */
  readonly awake: readonly ExprIR[]
  /** The search without them. */
  readonly asleep: Search
}

/** Undefined if every forbid has to be tested for every move. A recorder wants to see each test. */
export function dormantForbids(m: Machine, search: Search): Dormant | undefined {
  if (m.recorder !== undefined) return undefined
  const made = new Set([...search.choices, ...search.lets].map(({ cell }) => cell))
  const awake: ExprIR[] = []
  const forbids: ConditionIR[] = []
  for (const forbid of search.forbids) {
    const waking =
      forbid.after === 0 ? undefined : plainBeginning(forbid.test).find((e) => !readsCell(e, made))
    if (waking === undefined) forbids.push(forbid)
    else awake.push(waking)
  }
  return awake.length === 0 ? undefined : { awake, asleep: { ...search, forbids } }
}

/**
 * What has to hold for a condition to hold, in the order in which it is tested, up to the first part that may cost
 * something: so no work is saved that has a price.
 */
function plainBeginning(test: ExprIR): readonly ExprIR[] {
  const parts = conjuncts(test)
  const end = parts.findIndex((e) => !isPlain(e))
  return end < 0 ? parts : parts.slice(0, end)
}

function conjuncts(test: ExprIR): readonly ExprIR[] {
  const e = decidedSooner(test)
  const junction = e.op === 'if' ? asJunction(e) : e
  return junction?.op === 'and' ? junction.terms.flatMap(conjuncts) : [e]
}
