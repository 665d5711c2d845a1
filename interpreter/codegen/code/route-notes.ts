import type { GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { nodesOf } from '../../../grammar/ir/rules.ts'
import { MOVES_NOTED } from '../../state/moved-pieces.ts'
import { js, type Js } from './code.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/* Caches of routes are updated for the pieces that have moved, which are recorded by number. */

/**
 * True if rules ask whether anything, or how much, is reached from a space. On the smallest boards a search is as fast.
 */
export const mayKeepRoutes = memoized((ir: GameIR): boolean => {
  let may = false
  if (ir.groups.length === 0 && ir.spaces.length > BITS_OF_WORD)
    nodesOf(ir).forEach((node) => {
      if ('op' in node && (node.op === 'any' || node.op === 'count')) may ||= asksForReached(node.set)
    })
  return may
})

const BITS_OF_WORD = 31

/** True for a condition on reached things, or for reachability itself. */
function asksForReached(set: SetIR): boolean {
  if (set.set === 'reached') return set.from.set === 'one'
  if (set.set === 'let') return asksForReached(set.body)
  if (set.set !== 'filter') return false
  const terms = set.where.op === 'and' ? set.where.terms : [set.where]
  return asksForReached(set.of) || terms.some((e) => e.op === 'contains' && asksForReached(e.set))
}

/** Records a piece. */
export const noteCall = (piece: Js): Js =>
  js`MOVED[1 + (MOVED[0] & ${MOVES_NOTED - 1})] = ${piece}; MOVED[0] = MOVED[0] + 1 | 0;`

/** Records that any piece may have moved. */
export const anyNoted = (): Js => js`MOVED[0] = MOVED[0] + ${MOVES_NOTED + 1} | 0;`
