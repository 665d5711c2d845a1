import type { CodeEntry } from '../code-entry.ts'

/** Codes ST5xxx: games under way: moves, saves, records. */
export const PLAY_CODES = {
} as const satisfies Record<string, CodeEntry>
