import type { ExprIR, GameIR, SetIR } from '../../../ir/ir.ts'
import { getOrMake } from '../../../source/memoized.ts'

/** A ragged table: indices of the tables of offsets and items. */
interface Rows {
  readonly offsets: number
  readonly items: number
}

/** The constant tables of the IR; equal ones are stored once. */
export class Tables {
  private readonly list: { readonly name: string; readonly values: readonly number[] }[]
  private readonly byValues: Map<number, readonly number[]>
  private readonly known: Map<readonly number[], number>
  private readonly worldColumns: Map<string | object, readonly number[]>
  private readonly knownRows: Map<readonly (readonly number[])[], Rows>
  private readonly areas: WeakMap<SetIR, readonly (readonly number[])[]>

  /** @param keepsColumns true if the world still has the same pieces */
  constructor(before: Tables | undefined, keepsColumns: boolean) {
    this.list = [...(before?.list ?? [])]
    this.byValues = new Map(before?.byValues)
    this.known = new Map(before?.known)
    this.worldColumns =
      before !== undefined && keepsColumns
        ? before.worldColumns
        : new Map<string | object, readonly number[]>()
    this.knownRows = new Map(before?.knownRows)
    this.areas = before?.areas ?? new WeakMap<SetIR, readonly (readonly number[])[]>()
  }

  /** All of them, in numerical order. */
  inIR(): GameIR['tables'] {
    return this.list
  }

  valuesOf(table: number): readonly number[] {
    return this.list[table]?.values ?? []
  }

  /** Index of a constant table with these values; equal tables are one. */
  table(name: string, values: readonly number[]): number {
    const same = this.known.get(values)
    if (same !== undefined) return same
    // A cheap hash, because writing all numbers out as a key would take far longer.
    const sum = values.reduce((mixed, value) => (Math.imul(mixed, 31) + value) | 0, values.length)
    const alike = this.byValues.get(sum) ?? []
    let index = alike.find((one) => sameNumbers(this.valuesOf(one), values))
    if (index === undefined) {
      index = this.list.push({ name, values }) - 1
      this.byValues.set(sum, [...alike, index])
    }
    this.known.set(values, index)
    return index
  }

  /** Values derived from the world alone, cached by subject. */
  ofWorld(of: string | object, make: () => readonly number[]): readonly number[] {
    return getOrMake(this.worldColumns, of, make)
  }

  /** Rows of spaces or pieces as a ragged table: indices of the tables of offsets and items. */
  rows(name: string, rows: readonly (readonly number[])[]): Rows {
    const same = this.knownRows.get(rows)
    if (same !== undefined) return same
    const offsets = [0]
    const items: number[] = []
    for (const row of rows) {
      items.push(...row)
      offsets.push(items.length)
    }
    const table = {
      offsets: this.table(`${name}: offsets`, offsets),
      items: this.table(`${name}: items`, items),
    }
    this.knownRows.set(rows, table)
    return table
  }

  /** Spaces of an area or of a kind of space, seat by seat. There is a row for every index. */
  areaRow(name: string, spaces: readonly (readonly number[])[], index: ExprIR): SetIR {
    const row: SetIR = { set: 'row', ...this.rows(`area ${name}`, spaces), index }
    this.areas.set(row, spaces)
    return row
  }

  /** The rows to which a set of spaces belongs. */
  rowsWith(spaces: SetIR): readonly (readonly number[])[] | undefined {
    return this.areas.get(spaces)
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
