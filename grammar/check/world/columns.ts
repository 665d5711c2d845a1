import { NONE } from '../../ir/ir.ts'
import { isLater } from '../../language/later.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { ClassInfo, ColumnInfo, KindInfo } from './world.ts'
import { spaceReader } from './space-cells.ts'
import type { SpaceContext } from './space-kinds.ts'
import type { ClassDraft } from './classes.ts'
import { columnText, reportUnknownCells, rowReader } from './column-text.ts'
import type { ConstantScope } from './constant.ts'
import { directionColumn, isOfDirections, type DirectionCells } from './direction-columns.ts'
import { declaredEntries } from './declared-name.ts'
import { COMMON_CELLS } from './kind-cells.ts'
import type { Reporter } from './reporter.ts'
import { EACH_SIDE, FIELD_WORDS } from '../../names/language-words.ts'
import { entryNamed, mapEntries, nameText } from './tree-reading.ts'
import { readType, type TypeNames } from '../../types/read-type.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { bagColumn } from './bag-columns.ts'

/** Columns whose cells can be read only when the boards are known, by their keys. */
export type LateColumns = Map<YamlText, (context: SpaceContext) => readonly number[]>

/** The classes with the columns that had to wait for the boards. */
export function withLateColumns(
  classes: readonly ClassInfo[],
  late: LateColumns,
  context: SpaceContext,
): readonly ClassInfo[] {
  if (late.size === 0) return classes
  return classes.map((one) => ({
    ...one,
    columns: one.columns.map((column) => {
      const values = late.get(column.key)?.(context)
      return values === undefined ? column : { ...column, values }
    }),
  }))
}

/** The table of a class: its printed columns with one value for each kind. */
export function readColumns(
  draft: ClassDraft,
  names: TypeNames,
  kinds: readonly KindInfo[],
  scope: ConstantScope,
  directions: DirectionCells,
  late: LateColumns,
  reporter: Reporter,
): readonly ColumnInfo[] {
  const printed = entryNamed(draft.parts, 'printed')
  const rows = printed === undefined ? [] : mapEntries(printed.value, printed.key.span, '`printed`', reporter)
  const plain = rows.filter(({ name, value }) => nameText(name) !== EACH_SIDE || value.kind !== 'map')
  const declared = declaredEntries(plain, `a column of ${draft.name}`, reporter)
  const columns: ColumnInfo[] = []
  for (const [name, entry] of declared) {
    if ([...FIELD_WORDS, ...COMMON_CELLS].some((field) => field === name) && !isLater(name)) {
      reporter.report(
        'ST4003',
        entry.key.span,
        `Every piece has a \`${name}\` already; the column needs another name.`,
      )
      continue
    }
    const column = readColumn(name, entry, draft, names, kinds, scope, directions, late, reporter)
    if (column === undefined) reporter.broken.add(name)
    else columns.push(column)
  }
  const onSides = rows
    .filter((row) => !plain.includes(row))
    .flatMap(({ value }) => (value.kind === 'map' ? value.entries.map(({ name }) => nameText(name)) : []))
  for (const row of new Set(draft.kindEntries))
    reportUnknownCells(row, [...declared.keys(), ...onSides, ...COMMON_CELLS], draft.name, reporter)
  return columns
}

function readColumn(
  name: string,
  entry: MergedEntry,
  draft: ClassDraft,
  names: TypeNames,
  kinds: readonly KindInfo[],
  scope: ConstantScope,
  directions: DirectionCells,
  late: LateColumns,
  reporter: Reporter,
): ColumnInfo | undefined {
  const column = columnText(entry, reporter)
  if (column === undefined) return undefined
  const { source, parsed } = column
  if (isOfDirections(parsed)) return directionColumn(name, entry, source, parsed, draft, directions, reporter)
  const type = readType(parsed.type, source, names, reporter.report)
  if (type === undefined) return undefined
  if (type.kind === 'bag') return bagColumn(name, entry, type, parsed, draft, scope, reporter)
  const { orNone } = parsed
  if (type.kind === 'space') {
    const none = draft.kindEntries.map(() => NONE)
    late.set(entry.key, (context) =>
      draft.kindEntries.map(spaceReader(name, column, { type, orNone }, { ...context, scope })),
    )
    return { name, type, orNone, values: none, key: entry.key }
  }
  const read = rowReader(name, column, { type, orNone }, scope, reporter)
  const values = draft.kindEntries.map((row, i) => {
    const each = kinds[draft.kinds[i] ?? -1]?.each
    return type.kind === 'enumeration' && each?.enumeration === type.name ? each.value : read(row)
  })
  return { name, type, orNone, values, key: entry.key }
}
