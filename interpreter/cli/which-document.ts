import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { printDiagnostics } from './print-diagnostics.ts'

/**
 * Reports which of several documents with one id is used, because the game depends on it. Other warnings are for
 * `check`.
 *
 * @param own the file of the game, which was named itself
 * @returns true if anything was printed
 */
export function printWhichDocument(diagnostics: readonly Diagnostic[], own: string): boolean {
  const found = diagnostics.filter(({ code, at }) => code === 'ST2029' && at?.file !== own)
  if (found.length > 0) printDiagnostics(found)
  return found.length > 0
}
