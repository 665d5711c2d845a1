import type { Dispatch } from './dispatch.ts'
import { compileValue } from './expressions.ts'
import { compileHas } from './membership.ts'
import { compileEach } from './sets.ts'
import { compileTest } from './tests.ts'

/** The handlers of all nodes. Only `new-machine.ts` imports them; they reach each other through the machine. */
export const HANDLERS: Dispatch = {
  value: compileValue,
  test: compileTest,
  each: compileEach,
  has: compileHas,
}
