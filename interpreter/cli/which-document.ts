import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { printDiagnostics } from './print-diagnostics.ts'

/**
 * Reports which of several documents with one id is used, because the game depends on it. Other warnings are for
 * `check`.
 *
 * @returns true if anything was printed
 */
export function tellWhichDocument(diagnostics: readonly Diagnostic[]): boolean {
  const found = diagnostics.filter(({ code }) => code === 'ST2029')
  if (found.length > 0) printDiagnostics(found)
  return found.length > 0
}
