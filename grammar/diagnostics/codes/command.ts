import type { CodeEntry } from '../code-entry.ts'

/** Codes ST7xxx: the command line and files. */
export const COMMAND_CODES = {} as const satisfies Record<string, CodeEntry>
