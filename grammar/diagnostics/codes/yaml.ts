import type { CodeEntry } from '../code-entry.ts'

/** Codes ST1xxx: reading YAML. */
export const YAML_CODES = {} as const satisfies Record<string, CodeEntry>
