import { TooCostly } from '../program/program.ts'
import { ANSWER_WORK, tooMuchWork } from '../program/work.ts'
import type { Machine } from './machine.ts'

/** Visits this many things; if that was too much, the part being evaluated is to blame. */
export function countWork(m: Machine, things: number): void {
  m.work -= things
  if (m.work < 0) throw new TooCostly('ST5119', tooMuchWork(ANSWER_WORK), m.doing)
}
