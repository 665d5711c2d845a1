import { BEHIND_SCREENS, H, NONE, type GroupIR } from '../../grammar/ir/ir.ts'
import { link, unlink } from './containers.ts'
import { placeOf, type TablePlan } from './table-plan.ts'

/**
 * Adds a new, still empty group to a container: on top of a pile, else after its contents. NONE if the maximum number
 * of groups exists. It gets the lowest free number, but not that of a recently ended group if there is another one.
 */
export function beginGroup(S: Int32Array, plan: TablePlan, group: GroupIR, container: number): number {
  const { at } = plan.memory
  const { first, count } = group
  const own = S[H.screen] === BEHIND_SCREENS ? ownNumbers(S, plan, group, container) : 0
  let entity = NONE
  for (let i = 0; i < count; i++) {
    // Numbers of others come last, the highest first.
    const free = first + (i < count - own ? own + i : count - 1 - i)
    if (S[at + free] !== NONE) continue
    if (entity === NONE) entity = free
    if (plan.ended.has(free)) continue
    entity = free
    break
  }
  if (entity !== NONE) link(S, plan.memory, entity, container, plan.pile[container] === 1 ? 'first' : 'last')
  return entity
}

/**
 * Behind screens every player has reserved numbers: the next free one would reveal how many groups the others have
 * formed unseen.
 */
function ownNumbers(S: Int32Array, plan: TablePlan, { count }: GroupIR, container: number): number {
  const seats = 32 - Math.clz32(plan.everyone)
  return Math.floor((count * Math.max(0, plan.containerOwner[placeOf(S, plan, container)]!)) / seats)
}

/**
 * Ends a group after its piece `last` has left, if it is empty, with everything stored for it. A group that contained
 * nothing else ends, too.
 */
export function endGroup(S: Int32Array, plan: TablePlan, entity: number, last: number): void {
  const around = S[plan.memory.at + entity]!
  const owner = ownerOf(S, plan, entity, last)
  unlink(S, plan.memory, entity)
  plan.ended.note(entity)
  if (around >= plan.groupContainers && S[plan.memory.count + around] === 0)
    endGroup(S, plan, around - plan.groupShift, last)
  for (const { first, count, tracked } of plan.groups) {
    if (entity < first || entity >= first + count) continue
    for (const { at, start, to } of tracked) {
      const word = at + entity - first
      if (to !== undefined) S[to.at + (to.of === 'owner' ? owner : 0)]! += S[word]! - start
      S[word] = start
    }
  }
}

/** The owner of a group: the owner of its place, otherwise the owner of its last piece. */
function ownerOf(S: Int32Array, plan: TablePlan, entity: number, last: number): number {
  const place = placeOf(S, plan, S[plan.memory.at + entity]!)
  const owner = plan.containerOwner[place] ?? NONE
  return owner >= 0 ? owner : Math.max(0, plan.owner[last] ?? 0)
}
