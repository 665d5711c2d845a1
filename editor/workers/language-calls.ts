import type { SentDocument } from './documents.ts'
import type { GameEntry } from '../workspace/games.ts'
import type { ToldDiagnostic } from './told.ts'

/**
 * What the language worker answers. Whatever the grammar's services offer (completion, hover, rename...) gets one call
 * here and one provider in `monaco/`.
 */
export type LanguageCalls = {
  documents(sent: readonly SentDocument[]): void
  /** All games that can be played, by title. */
  games(): readonly GameEntry[]
  /** undefined: a newer edit has come, or the document is gone. */
  check(asked: {
    readonly file: string
    readonly version: number
  }): Promise<readonly ToldDiagnostic[] | undefined>
}
