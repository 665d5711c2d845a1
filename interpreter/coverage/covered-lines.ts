import type { DenseTable } from '../../grammar/check/elaboration/declarations.ts'
import type { MergedEntry } from '../../grammar/merge/merged.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Coverage, CoveragePoint } from './coverage.ts'

/** One rule, its position, and how often it was used. */
export interface CoveredLine {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly what: CoveragePoint['what'] | 'row'
  /** Label or name; for a row the table as well; empty for a branch or a loop. */
  readonly label: string
  /** How often it ran, held, refused, was taken or fired. */
  readonly used: number
  /** How often it was tested and did not hold; 0 for a row. */
  readonly failed: number
}

/** The counts by line of the rules; table rows by the cells that they decide. */
export function coveredLines(
  ir: GameIR,
  coverage: Coverage,
  tables: ReadonlyMap<string, DenseTable>,
): readonly CoveredLine[] {
  const lines: CoveredLine[] = coverage.points().map(({ what, label, origin, held, failed }) => {
    const at = ir.origins[origin]
    return {
      file: ir.files[at?.file ?? -1] ?? '',
      line: at?.line ?? 0,
      column: at?.column ?? 0,
      endLine: at?.endLine ?? 0,
      endColumn: at?.endColumn ?? 0,
      what,
      label,
      used: held,
      failed,
    }
  })
  for (const { name, rows, whiles } of tables.values()) {
    const cells = coverage.cells(name)
    const byRow = new Map<MergedEntry, number>()
    // Rows under `while` have their own cells, after the combinations.
    for (const [cell, row] of [...rows, ...whiles.map(({ entry }) => entry)].entries()) {
      if (row !== undefined) byRow.set(row, (byRow.get(row) ?? 0) + (cells[cell] ?? 0))
    }
    for (const [row, used] of byRow) lines.push(rowLine(name, row, used))
  }
  return added([lines])
}

function rowLine(table: string, row: MergedEntry, used: number): CoveredLine {
  const { file, start, end } = row.value.kind === 'map' ? row.key.span : row.value.span
  const [from, to] = [positionOf(file, start), positionOf(file, end)]
  const place = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  return { file: file.name, ...place, what: 'row', label: `${table}: ${row.name}`, used, failed: 0 }
}

/** The combined counts of several runs of the same rules, in file order. */
export function added(runs: readonly (readonly CoveredLine[])[]): readonly CoveredLine[] {
  const sums = new Map<string, CoveredLine>()
  for (const line of runs.flat()) {
    const key = `${line.file}:${line.line}:${line.column} ${line.what} ${line.label}`
    const cached = sums.get(key)
    sums.set(
      key,
      cached === undefined
        ? line
        : { ...cached, used: cached.used + line.used, failed: cached.failed + line.failed },
    )
  }
  return [...sums.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.label, b.label),
  )
}

/** Rules that never took effect. */
export function neverHeld(lines: readonly CoveredLine[]): readonly CoveredLine[] {
  return lines.filter(({ used }) => used === 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
