import { tablePlan, type TablePlan } from '../../state/table-plan.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/** The layout used for moving pieces, computed once for a game. */
export const planOf = memoized(tablePlan)

/**
 * Marks of places. `FAN`: after a piece leaves, an observer may no longer know which remaining piece is which. `TOP`:
 * the first piece is face up.
 */
export const [FAN, TOP] = [1, 2]

/** The marks of each container. */
export function marksOf(plan: TablePlan, ofGroups: readonly number[]): readonly number[] {
  const isPublic = (place: number): boolean => (plan.fans.seats & ~(plan.watchers[place] ?? 0)) === 0
  return Array.from({ length: plan.containers }, (_, place) => {
    const open = place < plan.groupContainers ? isPublic(place) : ofGroups.every(isPublic)
    return (plan.fan[place] === 1 && !open ? FAN : 0) | (plan.topWatchers[place] === 0 ? 0 : TOP)
  })
}

/** True if moving a piece, in a game without groups, ever reveals another one. */
export function tellsOfOthers(plan: TablePlan): boolean {
  return marksOf(plan, []).some((mark) => mark !== 0)
}
