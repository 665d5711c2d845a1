import { KnownDocuments } from '../document/known-documents.ts'
import { KnownChecks } from '../load.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { documentById } from '../document/resolve-id.ts'
import { scanHead, type DocumentHead } from '../document/scan-head.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { HostDocument, RulesetHost } from '../source/host.ts'
import { sourceFile, type SourceFile } from '../source/source-file.ts'
import type { Analysis } from './analysis.ts'

/** A document from the editor. `place` decides who finds it; `project` by default. */
export interface WorkspaceDocument {
  readonly name: string
  readonly text: string
  readonly place?: HostDocument['place']
}

interface Held {
  readonly file: SourceFile
  readonly head: DocumentHead
  readonly place: HostDocument['place']
}

/**
 * A set of documents: games, their bases and modules, examples, texts. A workspace is immutable; an edit returns a new
 * one, which shares everything the edit does not affect. All services are functions of a workspace.
 */
export class Workspace {
  private readonly documents: ReadonlyMap<string, Held>
  private readonly known: KnownDocuments
  /** Cache of checks that found nothing. */
  readonly checks: KnownChecks
  /** Cache of analyses, by name of the document; filled by `analysisOf`. */
  readonly analyses: Map<string, Analysis>

  private constructor(
    held: ReadonlyMap<string, Held>,
    known: KnownDocuments,
    checks: KnownChecks,
    analyses: Map<string, Analysis>,
  ) {
    this.documents = held
    this.known = known
    this.checks = checks
    this.analyses = analyses
  }

  /** A workspace of documents; earlier ones are found first. */
  static of(documents: Iterable<WorkspaceDocument>): Workspace {
    const entries = new Map([...documents].map((document) => [document.name, heldOf(document)]))
    return new Workspace(entries, new KnownDocuments(), new KnownChecks(), new Map())
  }

  /** The same workspace with a document added or its text replaced. */
  with({ name, text, place }: WorkspaceDocument): Workspace {
    const before = this.documents.get(name)
    if (before?.file.text === text && (place === undefined || place === before.place)) return this
    const now = heldOf({ name, text, place: place ?? before?.place ?? 'project' })
    const entries = new Map(this.documents).set(name, now)
    const isFoundAlike = before !== undefined && sameHead(before.head, now.head) && before.place === now.place
    const analyses = isFoundAlike ? this.untouchedBy(name) : new Map<string, Analysis>()
    return new Workspace(entries, this.known, this.checks, analyses)
  }

  without(name: string): Workspace {
    const entries = new Map(this.documents)
    entries.delete(name)
    return new Workspace(entries, this.known, this.checks, new Map())
  }

  get names(): readonly string[] {
    return [...this.documents.keys()]
  }

  file(name: string): SourceFile | undefined {
    return this.documents.get(name)?.file
  }

  text(name: string): string {
    return this.documents.get(name)?.file.text ?? ''
  }

  head(name: string): DocumentHead | undefined {
    return this.documents.get(name)?.head
  }

  /** The document that contains a game or module. */
  nameOf(id: string): string | undefined {
    const holders = [...this.documents].filter(([, { head }]) => head.id === id)
    return documentById(holders.map(([name, { place, head }]) => ({ name, place, head })))?.name
  }

  /** A document read on its own; undefined if it cannot be read at all. */
  document(name: string): RulesetDocument | undefined {
    const file = this.file(name)
    return file === undefined ? undefined : this.known.load(file, new Diagnostics())
  }

  /** The host for checking a document: finds the other documents. */
  get host(): RulesetHost {
    const documents = [...this.documents].map(([name, { file, place }]): HostDocument => ({
      name,
      place,
      read: () => file.text,
    }))
    return { documents: () => documents }
  }

  /** The documents read before, with a separate list of those that are asked for. */
  knownDocuments(): KnownDocuments {
    return new KnownDocuments(this.known)
  }

  private untouchedBy(name: string): Map<string, Analysis> {
    return new Map([...this.analyses].filter(([of, { documents }]) => of !== name && !documents.has(name)))
  }
}

function heldOf({ name, text, place = 'project' }: WorkspaceDocument): Held {
  return { file: sourceFile(name, text), head: scanHead(text), place }
}

function sameHead(a: DocumentHead, b: DocumentHead): boolean {
  return (
    a.id === b.id &&
    a.for === b.for &&
    a.extends === b.extends &&
    a.examplesFor === b.examplesFor &&
    a.textsFor === b.textsFor
  )
}
