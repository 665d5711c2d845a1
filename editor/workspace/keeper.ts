import type { ReadonlySignal } from '@preact/signals'
import type { Edit } from './workspace.ts'

/** An earlier text of a document. */
export interface Snapshot {
  readonly id: number
  readonly name: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The document was deleted then. */
  readonly isLast?: boolean
}

/** What stands in the way of keeping work; undefined: it is kept. */
export type Trouble = 'refused' | 'full' | 'elsewhere' | 'disk'

/** Keeps what is written: the browser, or the files that somebody has opened. */
export interface Keeper {
  readonly trouble: ReadonlySignal<Trouble | undefined>
  /** Makes this the tab that writes. */
  takeOver(): Promise<void>
  /** Keeps texts that are about to be replaced; of a document that is deleted it is the last. */
  remember(texts: Edit, isLast: boolean): void
  /** The last texts of documents that were deleted, newest first. */
  deleted(): Promise<readonly Snapshot[]>
  /** Earlier texts of a document, newest first. */
  historyOf(name: string): Promise<readonly Snapshot[]>
}
