import { wrap, padEnd, padStart, widthOf } from '../../grammar/diagnostics/text-width.ts'

/** A column of a text table: its head, which may take several lines, and one cell per row. */
export interface Column {
  readonly head: string
  readonly cells: readonly string[]
}

const GAP = '  '

/**
 * A text table with a left-aligned first column and right-aligned others. Heads are wrapped so that columns are as
 * narrow as possible. Columns that do not fit go into another table below.
 */
export function tableText(
  first: readonly string[],
  columns: readonly Column[],
  width: number,
): readonly string[] {
  const label = Math.max(0, ...first.map(widthOf))
  const measured = columns.map((column) => ({ ...column, width: columnWidth(column) }))
  const parts: (typeof measured)[] = []
  let used = Infinity
  for (const column of measured) {
    const last = parts.at(-1)
    if (last === undefined || used + GAP.length + column.width > width) {
      parts.push([column])
      used = label + GAP.length + column.width
    } else {
      last.push(column)
      used += GAP.length + column.width
    }
  }
  return parts.flatMap((part, i) => [...(i === 0 ? [] : ['']), ...onePart(first, label, part)])
}

function onePart(
  first: readonly string[],
  label: number,
  columns: readonly (Column & { readonly width: number })[],
): readonly string[] {
  const heads = columns.map(({ head, width }) => wrap(head, width))
  const height = Math.max(0, ...heads.map((lines) => lines.length))
  const row = (name: string, cells: readonly string[]): string =>
    [padEnd(name, label), ...cells.map((cell, i) => padStart(cell, columns[i]?.width ?? 0))]
      .join(GAP)
      .trimEnd()
  return [
    ...Array.from({ length: height }, (_, line) =>
      row(
        '',
        heads.map((lines) => lines[line - height + lines.length] ?? ''),
      ),
    ),
    ...first.map((name, i) =>
      row(
        name,
        columns.map(({ cells }) => cells[i] ?? ''),
      ),
    ),
  ]
}

function columnWidth({ head, cells }: Column): number {
  return Math.max(...head.split(' ').map(widthOf), ...cells.map(widthOf))
}
