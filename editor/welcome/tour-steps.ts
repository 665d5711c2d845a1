import type { Session } from '../session/session.ts'
import { numberIn } from './number-in.ts'
import { STEPS, tour, type Tour } from './tour-state.ts'

/** True if the current step has been done. `isTableSeen`: the screen shows the table. */
export function isDone(now: Tour, { workspace, table, concern }: Session, isTableSeen: boolean): boolean {
  const { file, step, pattern, number, rulesHash, plies } = now
  const text = workspace.text(file) ?? ''
  const found = numberIn(text, pattern)
  const isChanged = found !== undefined && found.value !== number.value
  switch (step) {
    case 'find': {
      const spot = concern.spot.value
      const line = spot?.file === file ? text.slice(0, spot.offset).split('\n').length : undefined
      return isChanged || (line !== undefined && line === found?.line)
    }
    case 'change':
      return isChanged
    case 'follow': {
      const hash = table.facts.value?.rulesHash
      return isTableSeen && !table.isStale.value && hash !== undefined && hash !== rulesHash
    }
    case 'move':
      return (table.position.value?.plies ?? 0) > plies
    case 'done':
      return false
  }
}

/** Goes on to the next step. */
export function goOn(now: Tour, plies: number): void {
  tour.value = { ...now, step: STEPS[STEPS.indexOf(now.step) + 1] ?? 'done', plies }
}
