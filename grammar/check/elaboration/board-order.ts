import type { SetIR } from '../../ir/ir.ts'
import type { Lowering } from './lowering.ts'

/**
 * A set whose order matters, with the spaces that a search finds in the order of the board. A search goes through them
 * nearest first, which no author can see; most rules do not depend on the order, and need not pay for it.
 */
export function inBoardOrder(lowering: Lowering, set: SetIR): SetIR {
  switch (set.set) {
    case 'reached':
    case 'reached by steps': {
      const { reg, ir: by } = lowering.boundRegister('space')
      return { set: 'sorted', of: set, reg, by }
    }
    case 'filter':
    case 'sorted':
      return within(set, 'of', inBoardOrder(lowering, set.of))
    case 'let':
      return within(set, 'body', inBoardOrder(lowering, set.body))
    case 'map':
      return within(set, 'over', inBoardOrder(lowering, set.over))
    case 'minus':
      return within(set, 'left', inBoardOrder(lowering, set.left))
    case 'each':
      return within(
        within(set, 'over', inBoardOrder(lowering, set.over)),
        'of',
        inBoardOrder(lowering, set.of),
      )
    case 'union':
      return within(
        within(set, 'left', inBoardOrder(lowering, set.left)),
        'right',
        inBoardOrder(lowering, set.right),
      )
    case 'if':
      return within(
        within(set, 'then', inBoardOrder(lowering, set.then)),
        'else',
        inBoardOrder(lowering, set.else),
      )
    case 'empty':
    case 'one':
    case 'range':
    case 'row':
    case 'members':
    case 'open line':
    case 'sight':
    case 'run':
    case 'borders':
      return set
  }
}

/** The same object if nothing changes: checks remember what they know about a set by its object. */
function within<S extends SetIR, K extends keyof S>(set: S, field: K, part: S[K]): S {
  return set[field] === part ? set : { ...set, [field]: part }
}
