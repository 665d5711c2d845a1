import { isWatcher } from '../../grammar/ir/watchers.ts'
import { H, type ExprIR, type GameIR, type SetIR } from '../../grammar/ir/ir.ts'
import { matchSet } from '../../grammar/ir/match.ts'

/** True for a place of `you` into which each seat may look if it is its own. */
export function isOwnPlace(ir: GameIR, container: ExprIR): boolean {
  if (container.op !== 'add' || container.left.op !== 'const') return false
  const { left, right } = container
  if (right.op !== 'cell' || right.at !== H.you) return false
  return ir.seats.every((_, seat) => {
    const place = ir.containers[left.value + seat]
    return place !== undefined && isWatcher(place.seenBy, place.owner, seat, ir.teams)
  })
}

/** True if the deciding player certainly sees the faces of all members, because of their place. */
export function surelyInSight(ir: GameIR, set: SetIR): boolean {
  return matchSet(
    set,
    {
      empty: () => true,
      one: () => true,
      filter: ({ of }) => surelyInSight(ir, of),
      if: ({ then, else: otherwise }) => surelyInSight(ir, then) && surelyInSight(ir, otherwise),
      members: ({ container }) =>
        container.op === 'const'
          ? ir.containers[container.value]?.seenBy === 'everyone'
          : isOwnPlace(ir, container),
    },
    () => false,
  )
}
