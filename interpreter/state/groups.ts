import type { GroupIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { link, unlink } from './containers.ts'
import type { TablePlan } from './table-plan.ts'

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

/** Nothing is left in a group: it is gone, and what was noted about it with it. */
export function endGroup(S: Int32Array, plan: TablePlan, entity: number): void {
  unlink(S, plan.memory, entity)
  for (const { first, count, tracked } of plan.groups) {
    if (entity < first || entity >= first + count) continue
    for (const { at, start } of tracked) S[at + entity - first] = start
  }
}
