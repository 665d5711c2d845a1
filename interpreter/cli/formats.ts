/** How findings are printed: for people, for programs, and for the machines of two hosts of code. */
export const FORMATS = ['pretty', 'json', 'sarif', 'github'] as const
export type Format = (typeof FORMATS)[number]

/** How a store is written out: everything, or the games as a table. */
export const EXPORT_FORMATS = ['jsonl', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
