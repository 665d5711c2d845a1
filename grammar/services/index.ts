/**
 * Language services for editors: pure functions of a workspace of documents. Offsets count UTF-16 code units from the
 * beginning of a document, ends are exclusive; nothing throws, whatever the documents contain.
 */
export { completion, type CompletionItem } from './completion.ts'
export { diagnostics, firstDiagnostics } from './diagnostics.ts'
export { fixes, fixesOf, type Fix } from './fixes.ts'
export { folding, type Fold } from './folding.ts'
export { formatting } from './formatting.ts'
export { hover, type Hover } from './hover.ts'
export { inlayHints, type InlayHint } from './inlay-hints.ts'
export { lenses, type Lens } from './lenses.ts'
export { links, type DocumentLink } from './links.ts'
export {
  definition,
  highlights,
  mentionsInGame,
  references,
  referencesInSteps,
  renameable,
} from './navigation.ts'
export { rename, renameInSteps, type Renamed } from './rename.ts'
export { semanticTokens, type SemanticToken } from './semantic-tokens.ts'
export { edited, type Location, type TextEdit, type TextRange } from './text-edit.ts'
export { signatureHelp, type SignatureHelp } from './signature-help.ts'
export { spokenOf, type SpokenOf, type SpokenThing } from './mentioned-things.ts'
export { type Steps } from './steps.ts'
export { findSymbols, outline, type FoundSymbol, type OutlineItem } from './symbols.ts'
export { Workspace, type WorkspaceDocument } from './workspace.ts'
