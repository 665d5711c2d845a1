import { bookText, type BookText } from '../../book/book-text.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { TypeText } from '../../expression/ast.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { constantOfType, constantText, type ConstantScope, type Expected } from './constant.ts'
import type { Reporter } from './reporter.ts'
import { entryText, mapEntries, nameText } from './tree-reading.ts'

/** The declaration of a column, or of anything else with a type and perhaps a default. */
export interface ColumnText {
  readonly text: YamlText
  readonly source: BookText
  readonly parsed: TypeText
}

export function columnText(entry: MergedEntry, reporter: Reporter): ColumnText | undefined {
  const text = entryText(entry, reporter)
  if (text === undefined) return undefined
  const source = bookText(text)
  const parsed = source.read('type', reporter.diagnostics)
  return parsed && { text, source, parsed }
}

/** The default; undefined if there is none, or if it was refused. */
export function usualOf(
  { source, parsed }: ColumnText,
  expected: Expected,
  scope: ConstantScope,
  reporter: Reporter,
): number | undefined {
  return parsed.default && constantOfType(parsed.default, source, expected, scope, reporter)
}

/** Reads the value of a row: of its cell, or the default. */
export function rowReader(
  name: string,
  column: ColumnText,
  expected: Expected,
  scope: ConstantScope,
  reporter: Reporter,
  read = (_: MergedEntry, text: YamlText) => constantText(text, expected, scope, reporter),
): (row: MergedEntry) => number {
  const usual = usualOf(column, expected, scope, reporter) ?? (expected.orNone ? NONE : 0)
  const isNeeded = column.parsed.default === undefined && !expected.orNone
  return (row) => {
    const cell = isNeeded ? neededCell(row, name, reporter) : cellIn(row, name)
    const text = cell && entryText(cell, reporter)
    return (cell && text && read(cell, text)) ?? usual
  }
}

/** The cell of a row in a column. */
export function cellIn({ value }: MergedEntry, column: string): MergedEntry | undefined {
  return value.kind === 'map' ? value.entries.find(({ name }) => nameText(name) === column) : undefined
}

/** The same; reports a row that lacks one. */
export function neededCell(
  row: MergedEntry,
  column: string,
  reporter: Reporter,
  help = `Write it there, or give the column a default such as \`${column}: number = 1\`.`,
): MergedEntry | undefined {
  const cell = cellIn(row, column)
  // A row that is no map has been reported.
  const isRow = row.value.kind === 'map' || (row.value.kind === 'text' && row.value.text.trim() === '')
  if (cell === undefined && isRow)
    reporter.report('ST4017', row.key.span, `\`${nameText(row.name)}\` has no \`${column}\`.`, { help })
  return cell
}

/** Reports cells for which there is no column. */
export function reportUnknownCells(
  row: MergedEntry,
  known: readonly string[],
  of: string,
  reporter: Reporter,
): void {
  for (const cell of mapEntries(row.value, row.key.span, `\`${row.name}\``, reporter)) {
    const name = nameText(cell.name)
    if (known.includes(name) || reporter.isBroken(name)) continue
    reporter.report('ST4004', cell.key.span, `\`${of}\` has no printed column called \`${name}\`.`, {
      help: `Columns are declared under \`printed\` of \`${of}\`.`,
      ...suggestion(name, known),
    })
  }
}
