export type Cell = string | number | null
export type Row = Readonly<Record<string, unknown>>

/**
 * A database with the few operations that a store needs, the same for every database: `$1`, `$2` and so on stand for
 * values.
 */
export interface Sql {
  all(text: string, values?: readonly Cell[]): Promise<readonly Row[]>
  insert(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void>
  /** Runs a transaction. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A text in a row. The store may have been written by anybody, so its type is checked. */
export function textColumn(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw new Error(`\`${column}\` is not a text`)
  return value
}

export function countColumn(row: Row | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new Error(`\`${column}\` is not a whole number`)
  return value
}
