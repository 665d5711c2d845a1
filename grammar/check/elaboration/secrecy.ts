import type { SetIR } from '../../ir/ir.ts'
import type { Elaboration } from './elaboration.ts'
import { DECIDER, HIDDEN, PUBLIC } from '../../types/types.ts'
import type { Secrecy, Type } from '../../types/types.ts'

/** What only the one on turn knew, to anybody else. */
export function toOthers(level: Secrecy): Secrecy {
  return level === DECIDER ? HIDDEN : level
}

/** Who knows the face of a piece of which nothing is said but what it is: nobody for sure, unless all lies open. */
export function unknownFace(el: Elaboration, type: Type): Secrecy {
  if (type.kind !== 'piece') return PUBLIC
  return el.world.containers.every((c) => c.seenBy === 'everyone') ? PUBLIC : HIDDEN
}

/** Does the order of a set come from where things lie, and not from their numbers? */
export function liesInOrder(set: SetIR): boolean {
  switch (set.set) {
    case 'members':
    case 'one':
    case 'empty':
      return true
    case 'filter':
    case 'sorted':
      return liesInOrder(set.of)
    case 'each':
      return liesInOrder(set.of)
    case 'let':
      return liesInOrder(set.body)
    case 'minus':
      return liesInOrder(set.left)
    case 'union':
      return liesInOrder(set.left) && liesInOrder(set.right)
    case 'if':
      return liesInOrder(set.then) && liesInOrder(set.else)
    case 'sight':
    case 'open line':
    case 'reached':
    case 'run':
      return true
    case 'row':
    case 'range':
    case 'map':
    case 'borders':
      return false
  }
}
