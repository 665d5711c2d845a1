import { FIELD_WORDS } from '../../names/language-words.ts'
import { bookText } from '../../book/book-text.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import { NONE } from '../../ir/ir.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { ColumnInfo, KindInfo } from './world.ts'
import type { ClassDraft } from './classes.ts'
import { constantOfType, constantText } from './constant.ts'
import type { ConstantScope, Expected } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import { COMMON_CELLS } from './kind-cells.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, mapEntries, nameText, entryText } from './tree-reading.ts'
import { readType } from '../../types/read-type.ts'
import type { TypeNames } from '../../types/read-type.ts'
import { bagColumn } from './bag-columns.ts'

/** The table of a class: its printed columns with one value for each kind. */
export function readColumns(
  draft: ClassDraft,
  names: TypeNames,
  kinds: readonly KindInfo[],
  scope: ConstantScope,
  reporter: Reporter,
): readonly ColumnInfo[] {
  const printed = entryNamed(draft.parts, 'printed')
  const rows = printed === undefined ? [] : mapEntries(printed.value, printed.key.span, '`printed`', reporter)
  const declared = declaredEntries(rows, `a column of ${draft.name}`, reporter)
  const columns: ColumnInfo[] = []
  for (const [name, entry] of declared) {
    if ([...FIELD_WORDS, ...COMMON_CELLS].some((field) => field === name)) {
      reporter.report(
        'ST4003',
        entry.key.span,
        `Every piece has a \`${name}\` already; the column needs another name.`,
      )
      continue
    }
    const column = readColumn(name, entry, draft, names, kinds, scope, reporter)
    if (column === undefined) reporter.broken.add(name)
    else columns.push(column)
  }
  for (const kind of new Set(draft.kindEntries))
    reportUnknownCells(kind, [...declared.keys()], draft.name, reporter)
  return columns
}

function readColumn(
  name: string,
  entry: MergedEntry,
  draft: ClassDraft,
  names: TypeNames,
  kinds: readonly KindInfo[],
  scope: ConstantScope,
  reporter: Reporter,
): ColumnInfo | undefined {
  const text = entryText(entry, reporter)
  if (text === undefined) return undefined
  const source = bookText(text)
  const parsed = source.read('type', reporter.diagnostics)
  if (parsed === undefined) return undefined
  const type = readType(parsed.type, source, names, reporter.report)
  if (type === undefined) return undefined
  if (type.kind === 'bag') return bagColumn(name, entry, type, parsed, draft, scope, reporter)
  if (type.kind === 'space' || type.kind === 'directions')
    return reporter.unsupported(text.span, 'Spaces and directions as printed columns are')
  const expected = { type, orNone: parsed.orNone }
  const usual =
    parsed.default === undefined
      ? undefined
      : constantOfType(parsed.default, source, expected, scope, reporter)
  // A default that was refused should not cause a report for every kind.
  const missing = parsed.default !== undefined ? (usual ?? 0) : parsed.orNone ? NONE : undefined
  const values = draft.kindEntries.map((entry, i) => {
    const each = kinds[draft.kinds[i] ?? -1]?.each
    if (type.kind === 'enumeration' && each?.enumeration === type.name) return each.value
    return cellValue(name, entry, expected, missing, scope, reporter)
  })
  return { name, type, orNone: parsed.orNone, values, key: entry.key }
}

function cellValue(
  column: string,
  kind: MergedEntry,
  expected: Expected,
  missing: number | undefined,
  scope: ConstantScope,
  reporter: Reporter,
): number {
  const cell =
    kind.value.kind === 'map' ? kind.value.entries.find((c) => nameText(c.name) === column) : undefined
  if (cell === undefined) {
    if (missing !== undefined) return missing
    reporter.report('ST4017', kind.key.span, `\`${nameText(kind.name)}\` has no \`${column}\`.`, {
      help: `Write it there, or give the column a default such as \`${column}: number = 1\`.`,
    })
    return 0
  }
  if (cell.value.kind !== 'text') {
    reporter.report('ST4001', cell.key.span, `\`${column}\` is one value.`)
    return missing ?? 0
  }
  return constantText(cell.value, expected, scope, reporter) ?? missing ?? 0
}

function reportUnknownCells(
  kind: MergedEntry,
  columns: readonly string[],
  className: string,
  reporter: Reporter,
): void {
  if (kind.value.kind !== 'map') return
  const known = [...columns, ...COMMON_CELLS]
  for (const cell of kind.value.entries) {
    const name = nameText(cell.name)
    if (known.includes(name) || reporter.isBroken(name)) continue
    const message = `\`${className}\` has no printed column called \`${name}\`.`
    reporter.report('ST4004', cell.key.span, message, {
      help: `Columns are declared under \`printed\` of \`${className}\`.`,
      ...suggestion(name, known),
    })
  }
}
