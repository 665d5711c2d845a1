import type { ReadonlySignal } from '@preact/signals'

/** An earlier text of a document. */
export interface Snapshot {
  readonly id: number
  readonly name: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What stands in the way of keeping work; undefined: it is kept. */
export type Trouble = 'refused' | 'full' | 'elsewhere' | 'disk'

/** Keeps what is written: the browser, or the files that somebody has opened. */
export interface Keeper {
  readonly trouble: ReadonlySignal<Trouble | undefined>
  /** Makes this the tab that writes. */
  takeOver(): Promise<void>
  /** Earlier texts of a document, newest first. */
  historyOf(name: string): Promise<readonly Snapshot[]>
}
