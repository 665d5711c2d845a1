import { NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import { uncompared } from '../../grammar/ir/move-comparisons.ts'
import { alikeTest } from './alike.ts'
import { NO_ENV, type Machine, type Value } from './machine.ts'
import { compileMoves, restoring } from './moves.ts'
import { compileValue } from './dispatch.ts'

/**
 * The highest value of any move of the action. The state does not change during a search for moves, so it is computed
 * once for all moves compared with it. If faces are only assumed, every look at one must be noticed.
 */
export function compileMost(m: Machine, e: Extract<ExprIR, { op: 'most' }>): Value {
  const action = m.ir.actions[e.action]
  if (action === undefined) throw new Error(`there is no action ${e.action}`)
  const others = uncompared(action, e.before)
  const last = action.choices.at(-1)?.cell
  const searching = m.searching
  const value = compileValue(m, e.value, NO_ENV)
  let most = NONE
  const weigh = (S: Int32Array): boolean => {
    const now = value(S)
    if (now > most) most = now
    return false
  }
  const search = compileMoves(m, { ...others, measured: e.value }, alikeTest(m.ir, m.table), {
    last: () =>
      last === undefined
        ? weigh
        : (S, item) => {
            S[last] = item
            return weigh(S)
          },
    whole: () => weigh,
  })
  const all = restoring(action, search)
  let isKnown = false
  if (m.recorder === undefined)
    searching?.push(() => {
      isKnown = false
    })
  return (S) => {
    if (isKnown) return most
    most = NONE
    all(S)
    isKnown = searching !== undefined && m.recorder === undefined
    return most
  }
}
