import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { analysisOf } from './analysis.ts'
import type { Workspace } from './workspace.ts'

/**
 * Everything that is wrong with a document and with what it is built on; spans name their documents. The same list, in the
 * same order, that `checkRuleset` returns.
 */
export function diagnostics(workspace: Workspace, name: string): readonly Diagnostic[] {
  return analysisOf(workspace, name)?.whole.diagnostics ?? []
}

/**
 * Diagnostics for the smallest number of players, without examples: a part of `diagnostics` that covers nearly everything an
 * edit of the rules causes, in a fraction of the time. For showing something while the rest is checked.
 */
export function firstDiagnostics(workspace: Workspace, name: string): readonly Diagnostic[] {
  return analysisOf(workspace, name)?.first.diagnostics ?? []
}
