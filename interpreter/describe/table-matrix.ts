import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { tidy } from '../../grammar/document/names.ts'
import { nameInColumn } from '../../grammar/check/functions/table-columns.ts'
import type { DenseTable } from '../../grammar/check/elaboration/declarations.ts'
import type { MergedEntry } from '../../grammar/merge/merged.ts'
import { changePlace, type Place } from './change-place.ts'

/** A table of a game with all combinations computed, by names. */
export interface TableMatrix {
  readonly name: string
  readonly columns: readonly MatrixColumn[]
  /** Values that occur, in the order of the text. */
  readonly values: readonly string[]
  /** The first column is the most significant. */
  readonly cells: readonly MatrixCell[]
  /** The rows under `while`, in the order in which they are tried. */
  readonly whiles: readonly MatrixWhile[]
}

/** A row that decides as long as its condition holds. */
export interface MatrixWhile {
  readonly row: string
  /** `CONDITION => RESULT`, as written. */
  readonly text: string
  readonly document: string
  readonly place: Place | undefined
}

export interface MatrixColumn {
  readonly name: string
  readonly kinds: readonly MatrixKind[]
}

interface MatrixKind {
  readonly name: string
  readonly letter: string | undefined
}

export interface MatrixCell {
  /** One name for each column. */
  readonly kinds: readonly string[]
  readonly value: string
  /** The deciding row: its label, the document that contains it, and its position. */
  readonly row: string
  readonly document: string
  readonly place: Place | undefined
  /** The `while` rows that decide instead in some positions. */
  readonly unless: readonly string[]
}

/** All tables of a game, in the order of the text. */
export function tableMatrices(checked: CheckedGame): readonly TableMatrix[] {
  return [...checked.facts.tables.values()].map((table) => matrixOf(checked, table))
}

function matrixOf({ facts: { world } }: CheckedGame, table: DenseTable): TableMatrix {
  const columns = table.columns.map((column) => ({
    name: column.name,
    kinds: column.kinds.map((kind) => ({
      name: nameInColumn(world, column, kind, { below: '≤', above: '≥' }),
      letter: column.of.kind === 'piece' ? world.kinds[kind]?.letter : undefined,
    })),
  }))
  const names = table.result.kind === 'enumeration' ? world.enumerations.get(table.result.name) : undefined
  const text = (value: number): string => {
    if (names !== undefined) return names[value] ?? ''
    if (table.result.kind === 'truth') return value === 0 ? 'no' : 'yes'
    return String(value)
  }
  const cells = [...combinations(columns.map(({ kinds }) => kinds.map(({ name }) => name)))].map(
    (kinds, index): MatrixCell => {
      const row: MergedEntry | undefined = table.rows[index]
      return {
        kinds,
        value: row === undefined ? '' : text(table.values[index] ?? 0),
        row: row?.name ?? '',
        document: row?.layer.id ?? '',
        place: row === undefined ? undefined : placeOfRow(row),
        unless: table.whiles.filter(({ may }) => may.includes(index)).map(({ entry }) => entry.name),
      }
    },
  )
  const whiles = table.whiles.map(({ entry, source }): MatrixWhile => ({
    row: entry.name,
    text: tidy(source.text),
    document: entry.layer.id,
    place: placeOfRow(entry),
  }))
  const present = new Set([...table.values, ...table.whiles.map(({ result }) => result)])
  const values = [...present].sort((a, b) => a - b).map(text)
  return { name: table.name, columns, values, cells, whiles }
}

function placeOfRow({ key, value }: MergedEntry): Place | undefined {
  return changePlace(value.kind === 'map' ? key.span : value.span)
}

function* combinations(columns: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...rest] = columns
  if (first === undefined) {
    yield []
    return
  }
  for (const one of first) for (const tail of combinations(rest)) yield [one, ...tail]
}

/** A combination whose result differs from the base, or that the base does not have. */
export interface ChangedCell extends MatrixCell {
  /** Undefined if the base has no such combination. */
  readonly was: string | undefined
}

/** Combinations of the variant whose result differs from the base, or all of them without a base. */
export function changedCells(base: TableMatrix | undefined, variant: TableMatrix): readonly ChangedCell[] {
  const before = new Map((base?.cells ?? []).map((cell) => [cell.kinds.join('\n'), cell.value]))
  return variant.cells.flatMap((cell) => {
    const former = before.get(cell.kinds.join('\n'))
    return former === cell.value ? [] : [{ ...cell, was: former }]
  })
}
