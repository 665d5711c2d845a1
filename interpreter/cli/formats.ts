/** How diagnostics are printed: for people, for programs, and for two code hosts. */
export const FORMATS = ['pretty', 'json', 'sarif', 'github'] as const
export type Format = (typeof FORMATS)[number]

/** How a store is exported: everything, or the games as a table. */
export const EXPORT_FORMATS = ['jsonl', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
