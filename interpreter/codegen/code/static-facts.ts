import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { StaticFacts } from '../../../grammar/ir/meaning.ts'
import { topologyOf } from '../../state/topology.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/** The facts that constant folding may use: tables, terms, and the neighbour of each space in each direction. */
export const staticFactsOf = memoized((ir: GameIR): StaticFacts => {
  const { step, width } = topologyOf(ir)
  return { tables: ir.tables, terms: ir.terms, steps: Array.from(step), directions: width }
})
