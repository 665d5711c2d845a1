import type { ConditionIR, ExprIR } from '../../grammar/ir/ir.ts'
import { readsCell } from '../../grammar/ir/walk.ts'
import type { Machine } from './machine.ts'
import { isPlain, type Search } from './search-parts.ts'
import { asJunction, decidedSooner } from './simplify.ts'

/** Prohibitions that cannot refuse any move unless a condition holds that does not depend on the move. */
interface Dormant {
  /** A prohibition may apply only while one of these holds. */
  readonly awake: readonly ExprIR[]
  /** The search without the prohibitions. */
  readonly asleep: Search
}

/** Undefined if every prohibition has to be tested for every move. A recorder wants to see each test. */
export function dormantForbids(m: Machine, search: Search): Dormant | undefined {
  if (m.recorder !== undefined) return undefined
  const ownCells = new Set([...search.choices, ...search.lets].map(({ cell }) => cell))
  const awake: ExprIR[] = []
  const forbids: ConditionIR[] = []
  for (const forbid of search.forbids) {
    const waking =
      forbid.after === 0 ? undefined : plainBeginning(forbid.test).find((e) => !readsCell(e, ownCells))
    if (waking === undefined) forbids.push(forbid)
    else awake.push(waking)
  }
  return awake.length === 0 ? undefined : { awake, asleep: { ...search, forbids } }
}

/**
 * Necessary parts of a condition, in the order in which they are tested, up to the first part that may cost work. The
 * count of work therefore stays the same.
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
