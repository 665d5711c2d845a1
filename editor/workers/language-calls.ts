import type {
  CompletionItem,
  Fold,
  Hover,
  InlayHint,
  Location,
  OutlineItem,
  Renamed,
  SemanticToken,
  SignatureHelp,
  SpokenOf,
  TextEdit,
} from '../../grammar/services/index.ts'
import type { GameEntry } from '../workspace/game-entry.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { Mention } from './mentions.ts'
import type { ToldDiagnostic } from './diagnostic-data.ts'

/** A place in a document; offsets count UTF-16 code units. */
export interface Spot {
  readonly file: string
  readonly offset: number
}

interface Stretch {
  readonly file: string
  readonly start: number
  readonly end: number
}

interface ToldFix {
  readonly title: string
  readonly code: string
  readonly edits: readonly TextEdit[]
  readonly isPreferred: boolean
}

/** A document at a certain version. */
export interface Checked {
  readonly file: string
  readonly version: number
}

/** Calls of the language worker: one for each service of the grammar, each with a provider in `monaco/`. */
export type LanguageCalls = {
  documents(sent: readonly SentDocument[]): void
  /** Which of these documents are playable games. */
  games(names: readonly string[]): Promise<readonly GameEntry[]>
  /** Quick results first, then everything. Undefined if there is a newer edit, or the document is gone. */
  firstCheck(asked: Checked): Promise<readonly ToldDiagnostic[] | undefined>
  check(asked: Checked): Promise<readonly ToldDiagnostic[] | undefined>
  completion(at: Spot): readonly CompletionItem[]
  hover(at: Spot): Hover | undefined
  definition(at: Spot): readonly Location[]
  /** Both are about many documents: they take long, and let checks pass. */
  references(at: Spot): Promise<readonly Location[]>
  highlights(at: Spot): readonly Location[]
  renameable(at: Spot): { readonly location: Location; readonly name: string } | undefined
  rename(asked: Spot & { readonly newName: string }): Promise<Renamed>
  signatureHelp(at: Spot): SignatureHelp | undefined
  semanticTokens(file: string): readonly SemanticToken[]
  outline(file: string): readonly OutlineItem[]
  folding(file: string): readonly Fold[]
  formatting(file: string): readonly TextEdit[]
  inlayHints(stretch: Stretch): readonly InlayHint[]
  fixes(stretch: Stretch): readonly ToldFix[]
  /** The things that the rule at a place mentions. */
  spokenOf(at: Spot): SpokenOf | undefined
  /** Lines that mention a kind of piece. */
  mentions(asked: { readonly file: string; readonly kind: string }): readonly Mention[]
}
