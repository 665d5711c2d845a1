import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { analysisOf } from './analysis.ts'
import type { Workspace } from './workspace.ts'

/**
 * Everything that is wrong with a document and with what it is built on; spans name their documents. The same list, in the
 * same order, as `checkRuleset` gives.
 */
export function diagnostics(workspace: Workspace, name: string): readonly Diagnostic[] {
  return analysisOf(workspace, name)?.whole.diagnostics ?? []
}

/**
 * What is wrong for the smallest number of players, examples left out: a part of `diagnostics`, nearly always all of what
 * an edit of the rules brings up, for a fraction of the time. For showing something while the rest is looked at.
 */
export function firstDiagnostics(workspace: Workspace, name: string): readonly Diagnostic[] {
  return analysisOf(workspace, name)?.first.diagnostics ?? []
}
