import { TooCostly } from '../program/program.ts'
import { ANSWER_WORK, tooMuchWork } from '../program/work.ts'
import type { Machine } from './machine.ts'

/** Counts visits. If that exceeds the budget, the part being evaluated is blamed. */
export function countWork(m: Machine, things: number): void {
  m.work -= things
  if (m.work < 0) throw new TooCostly('ST5119', tooMuchWork(ANSWER_WORK), m.doing)
}
