export type Cell = string | number | null
export type Row = Readonly<Record<string, unknown>>

/** A database that understands the little that a store asks for, alike in every one: `$1`, `$2` and on stand for values. */
export interface Sql {
  all(text: string, values?: readonly Cell[]): Promise<readonly Row[]>
  insert(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void>
  /** All of it or nothing. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A text of a row; whoever else may have written the store, it is one. */
export function textIn(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw new Error(`\`${column}\` is not a text`)
  return value
}

export function countIn(row: Row | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new Error(`\`${column}\` is not a whole number`)
  return value
}
