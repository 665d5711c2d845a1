import { signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { SentDocument } from './documents.ts'

/** The documents that one step changed; a document without a text is gone. */
export type Edit = readonly SentDocument[]

/**
 * The user's documents: everything that is shipped, with any changes, and added files. `storage` saves them; listeners
 * notify the workers.
 */
export class UserWorkspace {
  private readonly shipped: ReadonlyMap<string, string>
  private readonly texts = signal<ReadonlyMap<string, string>>(new Map())
  /** Another tab writes; two must not overwrite each other. */
  readonly isReadOnly = signal(false)
  private readonly listeners = new Set<(edit: Edit) => void>()

  constructor(shipped: ReadonlyMap<string, string>) {
    this.shipped = shipped
    this.texts.value = new Map(shipped)
  }

  get documents(): ReadonlySignal<ReadonlyMap<string, string>> {
    return this.texts
  }

  text(name: string): string | undefined {
    return this.texts.value.get(name)
  }

  /** The shipped text; undefined if the document was added. */
  original(name: string): string | undefined {
    return this.shipped.get(name)
  }

  isChanged(name: string): boolean {
    return this.text(name) !== this.original(name)
  }

  apply(edit: Edit): void {
    const texts = new Map(this.texts.value)
    for (const { name, text } of edit)
      if (text === undefined) texts.delete(name)
      else texts.set(name, text)
    this.texts.value = texts
    for (const listener of this.listeners) listener(edit)
  }

  write(name: string, text: string): void {
    if (this.text(name) !== text) this.apply([{ name, text }])
  }

  /** All documents, for a worker that has just started. */
  everything(): Edit {
    return [...this.texts.value].map(([name, text]) => ({ name, text }))
  }

  onEdit(listener: (edit: Edit) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
