import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { Trouble } from '../store/store-error.ts'

/** The exit codes of the command line. Shells report `stopped` for a command ended by Ctrl-C. */
export const EXIT = { fine: 0, findings: 1, usage: 2, fault: 3, stopped: 130 } as const

/** True if this makes the command fail. With `--deny-warnings`, warnings do. */
export function isWrong(
  found: readonly Diagnostic[],
  { denyWarnings }: { readonly denyWarnings?: boolean },
): boolean {
  return found.some(
    ({ severity }) => severity === 'error' || (denyWarnings === true && severity === 'warning'),
  )
}

/** The user requested something impossible: one line, and advice. */
export class UsageError extends Trouble {}
