import type { CodeEntry } from '../code-entry.ts'

/** Codes ST3xxx: the small language. */
export const EXPRESSION_CODES = {
} as const satisfies Record<string, CodeEntry>
