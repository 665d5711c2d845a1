import type { CodeEntry } from '../code-entry.ts'

/** Codes ST2xxx: the shape of documents and how they are merged. */
export const DOCUMENT_CODES = {
} as const satisfies Record<string, CodeEntry>
