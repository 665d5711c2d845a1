import type { SetIR } from '../../ir/ir.ts'
import { matchSet } from '../../ir/match.ts'
import type { Lowering } from './contexts.ts'

/**
 * Sorts the result of a search in board order where order matters. A search visits spaces nearest first, which no
 * author can see. Most rules do not depend on the order, and need not pay for it.
 */
export function inBoardOrder(lowering: Pick<Lowering, 'boundRegister'>, set: SetIR): SetIR {
  const ordered = (part: SetIR): SetIR => inBoardOrder(lowering, part)
  const byBoard = (found: SetIR): SetIR => {
    const { reg, ir: by } = lowering.boundRegister('space')
    return { set: 'sorted', of: found, reg, by }
  }
  return matchSet(
    set,
    {
      reached: byBoard,
      'reached by steps': byBoard,
      grown: byBoard,
      filter: (one) => within(one, 'of', ordered(one.of)),
      sorted: (one) => within(one, 'of', ordered(one.of)),
      let: (one) => within(one, 'body', ordered(one.body)),
      map: (one) => within(one, 'over', ordered(one.over)),
      minus: (one) => within(one, 'left', ordered(one.left)),
      each: (one) => within(within(one, 'over', ordered(one.over)), 'of', ordered(one.of)),
      union: (one) => within(within(one, 'left', ordered(one.left)), 'right', ordered(one.right)),
      if: (one) => within(within(one, 'then', ordered(one.then)), 'else', ordered(one.else)),
    },
    (one) => one,
  )
}

/** Returns the same object if nothing changes, because checks cache facts about a set by its object. */
function within<S extends SetIR, K extends keyof S>(set: S, field: K, part: S[K]): S {
  return set[field] === part ? set : { ...set, [field]: part }
}
