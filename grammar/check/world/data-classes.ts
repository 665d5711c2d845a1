import { NONE } from '../../ir/ir.ts'
import type { DataFile } from '../../merge/data-files.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import { readType } from '../../types/read-type.ts'
import type { YamlMap, YamlNode, YamlText } from '../../yaml/tree.ts'
import { typeNames } from './type-names.ts'
import { columnText, usualOf } from './column-text.ts'
import type { ConstantScope, Expected } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { entryNamed, mapEntries, nameText, sectionEntries, entryText } from './tree-reading.ts'

/** The contents of a data file under one key. */
export interface DataField {
  readonly name: string
  readonly key: YamlText
  readonly holds: Holds
}

export type Holds =
  /** One value, of the same type in all files, which rules may read. */
  | ({ readonly kind: 'value'; readonly usual: number | undefined } & Expected)
  /** Text, paths, spaces and so on: used only where a section of the game refers to them. */
  | { readonly kind: 'part' }
  /** An entry for each player or space, or several by name. */
  | {
      readonly kind: 'each'
      readonly of: 'player' | 'space' | 'name'
      readonly one: Holds | undefined
      readonly fields: ReadonlyMap<string, DataField>
    }

/** A class under `data`: an enumeration whose values are files, with their contents. */
export interface DataClass {
  readonly name: string
  readonly key: YamlText
  readonly fields: ReadonlyMap<string, DataField>
  readonly files: readonly DataFile[]
}

/** Types of contents that are not values by themselves. */
const PARTS = /^(?:text|paths|position|spaces?|set of .+)$/u
const EACH = /^each (player|space|name)$/u

export function readDataClasses(
  game: MergedGame,
  scope: ConstantScope,
  reporter: Reporter,
): readonly DataClass[] {
  const found: DataClass[] = []
  for (const [name, entry] of declaredEntries(
    sectionEntries(game, 'data', reporter),
    'a class of data',
    reporter,
  )) {
    const files = game.data.get(entry.name) ?? []
    const parts = mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
    const folder = entryNamed(parts, 'folder')
    if (files.length === 0) {
      reporter.broken.add(name)
      reporter.report(
        'ST4160',
        folder === undefined ? entry.key.span : spanOf(folder),
        folder === undefined
          ? `\`${name}\` does not name the folder of its files.`
          : `There is no file of data in this folder.`,
        {
          help:
            folder === undefined
              ? 'Add `folder:` with the name of a folder next to this document.'
              : 'Put a file in the folder of this name next to this document.',
        },
      )
      continue
    }
    if (files.length > SIZE_LIMITS.dataFiles)
      reporter.report('ST4006', entry.key.span, `A class of data has at most ${SIZE_LIMITS.dataFiles} files.`)
    const holds = entryNamed(parts, 'holds')
    const fields = holds === undefined ? new Map<string, DataField>() : readFields(holds, scope, reporter)
    found.push({ name, key: entry.key, fields, files: files.slice(0, SIZE_LIMITS.dataFiles) })
  }
  return found
}

function readFields(
  entry: MergedEntry,
  scope: ConstantScope,
  reporter: Reporter,
): ReadonlyMap<string, DataField> {
  const fields = new Map<string, DataField>()
  for (const [name, field] of declaredEntries(
    mapEntries(entry.value, entry.key.span, `\`${entry.name}\``, reporter),
    'what a file holds',
    reporter,
  )) {
    const holds = readHolds(field, scope, reporter)
    if (holds !== undefined) fields.set(name, { name, key: field.key, holds })
  }
  return fields
}

function readHolds(entry: MergedEntry, scope: ConstantScope, reporter: Reporter): Holds | undefined {
  if (entry.value.kind === 'map') {
    const [only, second] = entry.value.entries
    const of = EACH.exec(nameText(only?.name ?? ''))?.[1]
    if (only === undefined || second !== undefined || !(of === 'player' || of === 'space' || of === 'name'))
      return reporter.report(
        'ST4001',
        entry.key.span,
        `\`${entry.name}\` is a type, or a map with one key: \`each player\`, \`each space\` or \`each name\`.`,
      )
    if (only.value.kind === 'map')
      return { kind: 'each', of, one: undefined, fields: readFields(only, scope, reporter) }
    const one = readHolds(only, scope, reporter)
    return one === undefined ? undefined : { kind: 'each', of, one, fields: new Map() }
  }
  const text = entryText(entry, reporter)
  if (text === undefined) return undefined
  if (PARTS.test(nameText(text.text))) return { kind: 'part' }
  const column = columnText(entry, reporter)
  if (column === undefined) return undefined
  const { source, parsed } = column
  const game = { enumerations: scope.enumerations, classes: [], kinds: [], groups: [] }
  const names = typeNames(game, 'values', reporter.isBroken)
  const type = readType(parsed.type, source, names, reporter.report)
  if (type === undefined) return undefined
  if (type.kind === 'space' || type.kind === 'directions' || type.kind === 'bundle' || type.kind === 'bag')
    return { kind: 'part' }
  const expected = { type, orNone: parsed.orNone }
  const usual = usualOf(column, expected, scope, reporter)
  return { kind: 'value', ...expected, usual: usual ?? (parsed.orNone ? NONE : undefined) }
}

function spanOf({ key, value }: MergedEntry): Span {
  return value.kind === 'text' ? value.span : key.span
}

/** The node under a key of a file. */
export function fieldIn({ entries }: YamlMap, name: string): YamlNode | undefined {
  return entries.find(({ key }) => nameText(key.text) === name)?.value
}
