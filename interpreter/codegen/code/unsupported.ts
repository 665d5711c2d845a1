import { Fault, type Running } from '../../program/program.ts'

/** This back end does not support such rules; another one does. */
export class Unsupported extends Error {}

/**
 * The reason why code could not be generated. Unexpected errors are bugs in the program; faults of the rules are
 * rethrown.
 */
export function unsupportedReason(reason: unknown): Pick<Running, 'why' | 'failed'> {
  if (reason instanceof Fault) throw reason
  if (reason instanceof Unsupported) return { why: reason.message }
  // A page whose content security policy forbids generated code throws this error.
  if (reason instanceof EvalError) return { why: 'text may not become code here' }
  return { why: reason instanceof Error ? reason.message : String(reason), failed: true }
}
