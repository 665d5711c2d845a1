import { NONE } from '../../grammar/ir/ir.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * Renumbers groups. Their numbers are public and would reveal where each has gone, so those of one class exchange their
 * numbers according to the new order, together with their contents and stored values.
 */
export function renumberGroups(S: Int32Array, plan: TablePlan, groups: readonly number[]): void {
  const { first, lastPiece, next, previous, at, count } = plan.memory
  const numbers = newNumbers(plan, groups)
  const renamed = (entity: number): number => numbers.get(entity) ?? entity
  const holders = new Set(groups.map((group) => S[at + group]!))
  // Everything is read under the old numbers before anything is written under the new ones.
  const saved = groups.map((group) => savedGroup(S, plan, group, renamed))
  for (const container of holders) {
    if (container >= plan.groupContainers) continue
    S[first + container] = renamed(S[first + container]!)
    S[lastPiece + container] = renamed(S[lastPiece + container]!)
  }
  for (const { group, links, holder, members, tracked } of saved) {
    const inside = group + plan.groupShift
    S[next + group] = links[0]!
    S[previous + group] = links[1]!
    S[first + inside] = links[2]!
    S[lastPiece + inside] = links[3]!
    S[at + group] = holder
    S[count + inside] = members
    for (const { word, value } of tracked) S[word] = value
  }
  for (const { group } of saved) {
    const inside = group + plan.groupShift
    for (let member = S[first + inside]!; member !== NONE; member = S[next + member]!) S[at + member] = inside
  }
}

/** In each class the lowest number goes to the group that now comes first, and so on. */
function newNumbers(plan: TablePlan, groups: readonly number[]): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  for (const { first, count } of plan.groups) {
    const ofClass = groups.filter((group) => group >= first && group < first + count)
    const sorted = ofClass.toSorted((a, b) => a - b)
    ofClass.forEach((group, i) => numbers.set(group, sorted[i]!))
  }
  return numbers
}

/** Everything stored for a group, with all groups in it under their new numbers. */
function savedGroup(S: Int32Array, plan: TablePlan, group: number, renamed: (entity: number) => number) {
  const { first, lastPiece, next, previous, at, count } = plan.memory
  const inside = group + plan.groupShift
  const groupClass = plan.groups.find((one) => group >= one.first && group < one.first + one.count)
  return {
    group: renamed(group),
    links: [S[next + group]!, S[previous + group]!, S[first + inside]!, S[lastPiece + inside]!].map(renamed),
    holder: renamed(S[at + group]! - plan.groupShift) + plan.groupShift,
    members: S[count + inside]!,
    tracked: (groupClass?.tracked ?? []).map((tracked) => ({
      word: tracked.at + renamed(group) - groupClass!.first,
      value: S[tracked.at + group - groupClass!.first]!,
    })),
  }
}
