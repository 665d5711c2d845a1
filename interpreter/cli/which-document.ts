import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { printDiagnostics } from './print-diagnostics.ts'

/**
 * Says which of several documents with one id is used, since what is played depends on it; other warnings are for
 * `check`.
 *
 * @returns whether there was anything to say
 */
export function tellWhichDocument(diagnostics: readonly Diagnostic[]): boolean {
  const found = diagnostics.filter(({ code }) => code === 'ST2029')
  if (found.length > 0) printDiagnostics(found)
  return found.length > 0
}
