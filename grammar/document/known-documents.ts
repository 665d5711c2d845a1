import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { loadDocument, type RulesetDocument } from './load-document.ts'

interface Known {
  readonly file: SourceFile
  readonly document: RulesetDocument | undefined
  readonly said: readonly Diagnostic[]
}

/**
 * Cache of parsed documents, by name. Reuse it across checks: a document with unchanged text is not read again, and its
 * messages are repeated.
 */
export class KnownDocuments {
  private readonly byName: Map<string, Known>
  /** Names of the documents that were requested here. */
  readonly asked = new Set<string>()

  /** Shares the cache with another one. */
  constructor(shared?: KnownDocuments) {
    this.byName = shared?.byName ?? new Map()
  }

  load(file: SourceFile, diagnostics: Diagnostics): RulesetDocument | undefined {
    this.asked.add(file.name)
    let cached = this.byName.get(file.name)
    if (cached === undefined || cached.file.text !== file.text) {
      const own = new Diagnostics()
      cached = { file, document: loadDocument(file, own), said: own.list }
      this.byName.set(file.name, cached)
    }
    for (const diagnostic of cached.said) diagnostics.add(diagnostic)
    return cached.document
  }

  /** The document of this name as it was last read. */
  of(name: string): RulesetDocument | undefined {
    return this.byName.get(name)?.document
  }

  get all(): readonly RulesetDocument[] {
    return [...this.asked].flatMap((name) => this.of(name) ?? [])
  }
}
