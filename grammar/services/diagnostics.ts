import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { analysisOf } from './analysis.ts'
import type { Workspace } from './workspace.ts'

/**
 * All mistakes in a document and its bases; spans name their documents. The same list, in the same order, as from
 * `checkRuleset`.
 */
export function diagnostics(workspace: Workspace, name: string): readonly Diagnostic[] {
  return analysisOf(workspace, name)?.whole.diagnostics ?? []
}

/**
 * Diagnostics for the smallest number of players, without examples: a part of `diagnostics` that covers nearly
 * everything an edit of the rules causes, in a fraction of the time.
 */
export function firstDiagnostics(workspace: Workspace, name: string): readonly Diagnostic[] {
  return analysisOf(workspace, name)?.first.diagnostics ?? []
}
