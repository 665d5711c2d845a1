import type { TablePlan } from '../../state/table-plan.ts'
import { tablePlan } from '../../state/table-plan.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/** What moving takes, computed once for a game. */
export const planOf = memoized(tablePlan)

/** What is said of places: someone may lose count in it when a piece leaves; its first piece lies open. */
export const [FAN, TOP] = [1, 2]

/** For each container. */
export function marksOf(plan: TablePlan, ofGroups: readonly number[]): readonly number[] {
  const isPublic = (place: number): boolean => (plan.fans.seats & ~(plan.watchers[place] ?? 0)) === 0
  return Array.from({ length: plan.containers }, (_, place) => {
    const open = place < plan.groupContainers ? isPublic(place) : ofGroups.every(isPublic)
    return (plan.fan[place] === 1 && !open ? FAN : 0) | (plan.topWatchers[place] === 0 ? 0 : TOP)
  })
}

/** Does moving a piece, in a game without groups, ever tell anybody of another? */
export function tellsOfOthers(plan: TablePlan): boolean {
  return marksOf(plan, []).some((mark) => mark !== 0)
}
