import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { StaticFacts } from '../../../grammar/ir/meaning.ts'
import { topologyOf } from '../../state/topology.ts'

const KNOWN = new WeakMap<GameIR, StaticFacts>()

/** What can be looked up in a game before it begins. */
export function staticFactsOf(ir: GameIR): StaticFacts {
  const known = KNOWN.get(ir)
  if (known !== undefined) return known
  const { step, width } = topologyOf(ir)
  const facts = { tables: ir.tables, terms: ir.terms, steps: Array.from(step), directions: width }
  KNOWN.set(ir, facts)
  return facts
}
