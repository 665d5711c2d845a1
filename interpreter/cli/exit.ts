import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { Trouble } from '../store/trouble.ts'

/** What the command line ends with; `stopped` is what shells say of a command that ended at Ctrl-C. */
export const EXIT = { fine: 0, findings: 1, usage: 2, fault: 3, stopped: 130 } as const

/** Is that enough to fail? With `--deny-warnings` a warning is. */
export function isWrong(
  found: readonly Diagnostic[],
  { denyWarnings }: { readonly denyWarnings?: boolean },
): boolean {
  return found.some(
    ({ severity }) => severity === 'error' || (denyWarnings === true && severity === 'warning'),
  )
}

/** The user asked for something that cannot be done: one line, and what would help. */
export class UsageError extends Trouble {}
