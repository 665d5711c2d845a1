import type { ExprIR, GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { isWatcher } from '../../grammar/ir/watchers.ts'
import { H } from '../../grammar/ir/ir.ts'

/** Is it a place of `you` that each seat may look into if it is its own? */
export function isOwnPlace(ir: GameIR, container: ExprIR): boolean {
  if (container.op !== 'add' || container.left.op !== 'const') return false
  const { left, right } = container
  if (right.op !== 'cell' || right.at !== H.you) return false
  return ir.seats.every((_, seat) => {
    const place = ir.containers[left.value + seat]
    return place !== undefined && isWatcher(place.seenBy, place.owner, seat, ir.teams)
  })
}

/** Does the decider certainly see the faces of all members, because of where they lie? */
export function surelyInSight(ir: GameIR, set: SetIR): boolean {
  switch (set.set) {
    case 'empty':
    case 'one':
      return true
    case 'filter':
      return surelyInSight(ir, set.of)
    case 'if':
      return surelyInSight(ir, set.then) && surelyInSight(ir, set.else)
    case 'members': {
      const { container } = set
      if (container.op === 'const') return ir.containers[container.value]?.seenBy === 'everyone'
      return isOwnPlace(ir, container)
    }
    case 'range':
    case 'row':
    case 'each':
    case 'map':
    case 'union':
    case 'minus':
    case 'let':
    case 'sorted':
    case 'open line':
    case 'sight':
    case 'reached':
    case 'reached by steps':
    case 'run':
    case 'borders':
      return false
  }
}
