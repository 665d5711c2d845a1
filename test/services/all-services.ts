import * as services from '../../grammar/services/index.ts'
import type { Workspace } from '../../grammar/services/index.ts'

/** Everything that an editor may ask of a document at an offset. */
export function askEverything(workspace: Workspace, name: string, offset: number): void {
  services.completion(workspace, name, offset)
  services.hover(workspace, name, offset)
  services.signatureHelp(workspace, name, offset)
  services.definition(workspace, name, offset)
  services.references(workspace, name, offset)
  services.highlights(workspace, name, offset)
  services.renameable(workspace, name, offset)
  services.rename(workspace, name, offset, 'other wombat')
}

/** Everything that an editor may ask of a document as a whole. */
export function askOfDocument(workspace: Workspace, name: string): void {
  const all = { start: 0, end: workspace.text(name).length }
  services.firstDiagnostics(workspace, name)
  services.diagnostics(workspace, name)
  services.fixes(workspace, name, all)
  services.outline(workspace, name)
  services.semanticTokens(workspace, name)
  services.folding(workspace, name)
  services.links(workspace, name)
  services.lenses(workspace, name)
  services.inlayHints(workspace, name, all)
  services.findSymbols(workspace, 'a')
  services.formatting(workspace, name)
}
