import { anyOf } from './any-member.ts'
import { boundsOf, settled } from './bounds.ts'
import type { Dispatch } from './dispatch.ts'
import { unkept, value } from './expressions.ts'
import { steps } from './flow.ts'
import { has } from './membership.ts'
import { each } from './sets.ts'
import { cond, tested } from './tests.ts'

/** The handlers of all nodes. Only entry points of the generator import them; they reach each other through the context. */
export const HANDLERS: Dispatch = {
  value,
  unkept,
  cond,
  tested,
  each,
  has,
  anyOf,
  steps,
  boundsOf,
  settled,
}
