import { bookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import { readType } from '../../types/read-type.ts'
import type { ColumnInfo, RegionInfo, SetColumn, TrackedInfo } from './world.ts'
import { columnText, neededCell, reportUnknownCells, rowReader } from './column-text.ts'
import { spaceReader } from './space-cells.ts'
import { declaredEntries } from './declared-name.ts'
import { elementType, membersOf } from './printed-sets.ts'
import type { Reporter } from './reporter.ts'
import type { SpaceContext } from './space-kinds.ts'
import { entryNamed, mapEntries, nameText, sectionEntries, entryText } from './tree-reading.ts'
import { readTracked } from './class-tracks.ts'

/** A class of regions whose names are known but whose columns are not read yet. */
interface RegionDraft {
  readonly name: string
  readonly key: MergedEntry['key']
  readonly parts: readonly MergedEntry[]
  /** One for each region, in order. */
  readonly rows: readonly MergedEntry[]
}

/** The section `regions`: named things without a place of their own. */
export function readRegionNames(game: MergedGame, reporter: Reporter): readonly RegionDraft[] {
  const drafts: RegionDraft[] = []
  for (const [name, entry] of declaredEntries(
    sectionEntries(game, 'regions', reporter),
    'a class of regions',
    reporter,
  )) {
    const parts = mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
    const from = entryNamed(parts, 'from')
    if (from === undefined)
      reporter.report('ST4031', entry.key.span, `\`${name}\` has no list of its regions.`, {
        help: 'List them under `from`, by name.',
      })
    else if (from.value.kind !== 'map') reporter.unsupported(from.key.span, 'Regions from data files are')
    else {
      const rows = [...declaredEntries(from.value.entries, `a ${name}`, reporter)].map(([, row]) => row)
      drafts.push({ name, key: entry.key, parts, rows })
      continue
    }
    reporter.broken.add(name)
  }
  return drafts
}

/** The printed columns and tracked values of regions. */
export function readRegion(
  { name, parts, rows }: RegionDraft,
  context: SpaceContext,
): { readonly info: RegionInfo; readonly tracked: readonly TrackedInfo[] } {
  const { reporter } = context
  const columns: ColumnInfo[] = []
  const sets: SetColumn[] = []
  const printed = entryNamed(parts, 'printed')
  const entries =
    printed === undefined ? [] : mapEntries(printed.value, printed.key.span, '`printed`', reporter)
  for (const [column, entry] of declaredEntries(entries, `a column of ${name}`, reporter)) {
    const declared = columnText(entry, reporter)
    if (declared === undefined) continue
    const { source, parsed } = declared
    if (parsed.type.kind === 'set') {
      const element = elementType(parsed.type, source, context)
      if (element === undefined) continue
      const help = `Write it there; an empty list is \`${column}: []\`.`
      const members = rows.map((row) => {
        const cell = neededCell(row, column, reporter, help)
        return cell === undefined ? [] : membersOf(cell, element, context)
      })
      sets.push({ name: column, element, rows: members, key: entry.key })
      continue
    }
    const type = readType(parsed.type, source, context.printed, reporter.report)
    if (type === undefined) continue
    const expected = { type, orNone: parsed.orNone }
    const reader =
      type.kind === 'space'
        ? spaceReader(column, declared, expected, context)
        : rowReader(column, declared, expected, context.scope, reporter)
    const values = rows.map(reader)
    columns.push({ name: column, type, orNone: parsed.orNone, values, key: entry.key })
  }
  const known = [...columns, ...sets].map((column) => column.name)
  for (const row of rows) reportUnknownCells(row, known, name, reporter)
  const track = entryNamed(parts, 'track')
  const tracked = (
    track === undefined ? [] : mapEntries(track.value, track.key.span, '`track`', reporter)
  ).flatMap((entry): TrackedInfo[] => {
    const text = entryText(entry, reporter)
    const parsed = text === undefined ? undefined : bookText(text).read('tracked', reporter.diagnostics)
    const by =
      parsed?.kind === 'type' && parsed.default?.kind === 'name' ? parsed.default.name.text : undefined
    const column = columns.find((one) => one.name === by)
    if (column !== undefined) {
      const { type, orNone, values } = column
      return [
        {
          name: nameText(entry.name),
          class: name,
          type,
          orNone,
          start: NONE,
          starts: values,
          key: entry.key,
        },
      ]
    }
    const one = readTracked(nameText(entry.name), entry, name, context.changing, context.scope, reporter)
    return one === undefined ? [] : [one]
  })
  const names = rows.map((row) => nameText(row.name))
  return { info: { name, names, keys: rows.map(({ key }) => key), columns, sets }, tracked }
}
