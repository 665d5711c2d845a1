import type { CodeEntry } from '../code-entry.ts'

/** Codes ST4xxx: names, types, secrecy and totality. */
export const CHECK_CODES = {
} as const satisfies Record<string, CodeEntry>
