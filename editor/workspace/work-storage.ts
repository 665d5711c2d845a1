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

/** The reason why work cannot be saved. */
export type Trouble = 'refused' | 'full' | 'elsewhere' | 'disk'

/** Stores the user's work: in the browser, or in the opened files. */
export interface WorkStorage {
  /** Undefined as long as work is saved. */
  readonly trouble: ReadonlySignal<Trouble | undefined>
  /** Makes this the tab that writes. */
  takeOver(): Promise<void>
  /** Stores texts that are about to be replaced; of a deleted document, the last one. */
  remember(texts: Edit, isLast: boolean): void
  /** The last texts of documents that were deleted, newest first. */
  deleted(): Promise<readonly Snapshot[]>
  /** Earlier texts of a document, newest first. */
  historyOf(name: string): Promise<readonly Snapshot[]>
}
