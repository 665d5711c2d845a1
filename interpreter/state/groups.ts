import type { GroupIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { link, unlink } from './containers.ts'
import type { TablePlan } from './table-plan.ts'
import { placeOf } from './table-plan.ts'

/** Puts a new, still empty group behind what lies in a container; NONE if there are as many as there can be. */
export function beginGroup(S: Int32Array, plan: TablePlan, group: GroupIR, container: number): number {
  const { at } = plan.memory
  const end = group.first + group.count
  for (let entity = group.first; entity < end; entity++) {
    if (S[at + entity] !== NONE) continue
    link(S, plan.memory, entity, container, 'last')
    return entity
  }
  return NONE
}

/** Nothing is left in a group when `last` has left it: it is gone, and what was noted about it with it; so is a group that held nothing else. */
export function endGroup(S: Int32Array, plan: TablePlan, entity: number, last: number): void {
  const around = S[plan.memory.at + entity]!
  const owner = ownerOf(S, plan, entity, last)
  unlink(S, plan.memory, entity)
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

/** Whose a group is: of whoever owns the place, or else the piece that was in it last. */
function ownerOf(S: Int32Array, plan: TablePlan, entity: number, last: number): number {
  const place = placeOf(S, plan, S[plan.memory.at + entity]!)
  const owner = plan.containerOwner[place] ?? NONE
  return owner >= 0 ? owner : Math.max(0, plan.owner[last] ?? 0)
}
