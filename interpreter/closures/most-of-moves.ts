import { NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import { uncompared } from '../../grammar/ir/move-comparisons.ts'
import { alikeTest } from './alike.ts'
import { getOrMake } from '../../grammar/source/memoized.ts'
import { NO_ENV, type Machine, type Value } from './machine.ts'
import { compileMoves, restoring } from './moves.ts'
import { compileValue } from './dispatch.ts'

type Most = Extract<ExprIR, { op: 'most' }>

/**
 * The highest value of any move of the action. The state does not change during a search for moves, so it is computed
 * once for all moves compared with it. If faces are only assumed, every look at one must be noticed.
 */
export function compileMost(m: Machine, e: Most): Value {
  const { searching, recorder } = m
  const search = getOrMake(m.highest, e, () => highest(m, e))
  if (searching === undefined || recorder !== undefined) return search
  let isKnown = false
  let most = NONE
  searching.push(() => {
    isKnown = false
  })
  return (S) => {
    if (isKnown) return most
    most = search(S)
    isKnown = true
    return most
  }
}

/** Searches at each call. */
function highest(m: Machine, e: Most): Value {
  const action = m.ir.actions[e.action]
  if (action === undefined) throw new Error(`there is no action ${e.action}`)
  const others = uncompared(action, e.before)
  const last = action.choices.at(-1)?.cell
  const { searching: around } = m
  const begins: (() => void)[] = []
  m.searching = begins
  const value = compileValue(m, e.value, NO_ENV)
  m.searching = around
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
  let isSearching = false
  let inner: Value | undefined
  return (S) => {
    // A condition may ask whether somebody has a move.
    if (isSearching) return (inner ??= highest(m, e))(S)
    isSearching = true
    most = NONE
    for (const begin of begins) begin()
    try {
      all(S)
    } finally {
      isSearching = false
    }
    return most
  }
}
