import type { CodeEntry } from '../code-entry.ts'

/** Codes ST6xxx: examples. */
export const EXAMPLE_CODES = {
} as const satisfies Record<string, CodeEntry>
