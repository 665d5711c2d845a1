import { Fault } from '../program/program.ts'
import type { Running } from '../program/program.ts'

/** This way of running a game is not made for such rules; another one is. */
export class Unsupported extends Error {}

/** Why code could not be made. What nobody foresaw is a mistake of the program; what the rules do wrong is thrown on. */
export function whyNot(reason: unknown): Pick<Running, 'why' | 'failed'> {
  if (reason instanceof Fault) throw reason
  if (reason instanceof Unsupported) return { why: reason.message }
  if (reason instanceof EvalError) return { why: 'text may not become code here' }
  return { why: reason instanceof Error ? reason.message : String(reason), failed: true }
}
