import { signal, type ReadonlySignal } from '@preact/signals'
import type { SentDocument } from './documents.ts'

/** The documents that one step changed; a document without a text is gone. */
export type Edit = readonly SentDocument[]

/**
 * The user's documents: those of the shipped ones that have been needed, with any changes, and added files. `storage`
 * saves them; listeners notify the workers.
 */
export class UserWorkspace {
  private readonly shipped = new Map<string, string>()
  /** Documents that were written or removed here, perhaps before the shipped text arrived. */
  private readonly written = new Set<string>()
  private readonly texts = signal<ReadonlyMap<string, string>>(new Map())
  /** Another tab writes; two must not overwrite each other. */
  readonly isReadOnly = signal(false)
  private readonly listeners = new Set<(edit: Edit) => void>()
  private readonly receivers = new Set<(edit: Edit) => void>()

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

  /** Adds shipped texts. What has been written under their names stays. */
  ship(documents: Iterable<readonly [name: string, text: string]>): void {
    const all = [...documents]
    for (const [name, text] of all) this.shipped.set(name, text)
    const news = all.filter(([name]) => !this.written.has(name) && !this.texts.value.has(name))
    this.texts.value = new Map([...this.texts.value, ...news])
    const arrived = news.map(([name, text]) => ({ name, text }))
    for (const receiver of this.receivers) receiver(arrived)
  }

  apply(edit: Edit): void {
    const texts = new Map(this.texts.value)
    for (const { name, text } of edit) {
      this.written.add(name)
      if (text === undefined) texts.delete(name)
      else texts.set(name, text)
    }
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

  /** Shipped texts have arrived. */
  onArrival(receiver: (edit: Edit) => void): void {
    this.receivers.add(receiver)
  }

  onEdit(listener: (edit: Edit) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
