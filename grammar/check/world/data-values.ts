import { nearest } from '../../diagnostics/suggest.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { NONE } from '../../ir/ir.ts'
import type { DataFile } from '../../merge/data-files.ts'
import type { YamlMap, YamlNode, YamlText } from '../../yaml/tree.ts'
import { constantText, type ConstantScope, type Expected } from './constant.ts'
import { fieldIn, type DataClass, type DataField, type Holds } from './data-classes.ts'
import type { Reporter } from './reporter.ts'
import { nameText } from './tree-reading.ts'
import type { ColumnInfo } from './world.ts'

/** The values that rules read with `option.field`: one for each file, in order. */
export function dataColumns(
  { name, fields, files }: DataClass,
  scope: ConstantScope,
  reporter: Reporter,
): readonly ColumnInfo[] {
  // A missing field may be present under a misspelt name.
  const misspelt = new Set<string>()
  for (const file of files)
    for (const { key } of file.document.root.entries) {
      if (fields.has(nameText(key.text)) || nameText(key.text) === 'title') continue
      unknownKey(key, `\`${name}\` has no field called`, [...fields.keys()], reporter)
      misspelt.add(`${file.name} ${nearest(nameText(key.text), fields.keys()) ?? ''}`)
    }
  return [...fields.values()].flatMap(({ name: field, key, holds }) => {
    if (holds.kind !== 'value') return []
    const values = files.map((file) => {
      const value = fieldIn(file.document.root, field)
      if (value === undefined && misspelt.has(`${file.name} ${field}`)) return holds.usual ?? NONE
      if (value === undefined) return holds.usual ?? missing(file, field, reporter)
      return valueIn(value, holds, scope, reporter) ?? holds.usual ?? NONE
    })
    return [{ name: field, type: holds.type, orNone: holds.orNone, values, key }]
  })
}

/** Checks everything in the chosen file that no section of the game checks itself. */
export function checkDataFile(
  { fields }: DataClass,
  file: DataFile,
  scope: ConstantScope,
  reporter: Reporter,
): void {
  for (const { name, holds } of fields.values()) {
    const node = fieldIn(file.document.root, name)
    if (node === undefined) {
      if (holds.kind === 'part' || isOwed(holds)) missing(file, name, reporter)
    } else if (holds.kind === 'each') checkEach(node, name, holds, scope, reporter)
  }
}

/** True if every player needs an entry, because there is no default. */
function isOwed(holds: Holds): boolean {
  if (holds.kind !== 'each' || holds.of !== 'player') return false
  return (
    holds.one === undefined ||
    holds.one.kind !== 'value' ||
    (holds.one.usual === undefined && !holds.one.orNone)
  )
}

function checkEach(
  node: YamlNode,
  name: string,
  { of, one, fields }: Extract<Holds, { kind: 'each' }>,
  scope: ConstantScope,
  reporter: Reporter,
): void {
  if (node.kind !== 'map') {
    if (node.kind === 'list' || node.text.trim() !== '')
      reporter.report('ST4001', node.span, `\`${name}\` is a map, with one name and its value on each line.`)
    return
  }
  const [first] = node.entries
  if (isOwed({ kind: 'each', of, one, fields }) && first !== undefined)
    for (const seat of scope.seats)
      if (!node.entries.some(({ key }) => nameText(key.text) === seat))
        reporter.report('ST4017', first.key.span, `\`${name}\` has nothing for \`${seat}\`.`)
  for (const { key, value } of node.entries) {
    const isAbsent = scope.absent?.includes(nameText(key.text)) === true
    if (of === 'player' && !scope.seats.includes(nameText(key.text)) && !isAbsent)
      reporter.report('ST4004', key.span, `There is no player called \`${key.text}\`.`, {
        ...suggestion(key.text, scope.seats),
      })
    if (one !== undefined) {
      if (one.kind === 'value' && value.kind === 'text') valueIn(value, one, scope, reporter)
      else if (one.kind === 'value')
        reporter.report('ST4001', key.span, `\`${key.text}\` is one text, not a list or a map.`)
    } else if (value.kind !== 'map')
      reporter.report(
        'ST4001',
        key.span,
        `\`${key.text}\` is a map, with one name and its value on each line.`,
      )
    else checkFields(key, value, fields, scope, reporter)
  }
}

function checkFields(
  row: YamlText,
  node: YamlMap,
  fields: ReadonlyMap<string, DataField>,
  scope: ConstantScope,
  reporter: Reporter,
): void {
  for (const { key, value } of node.entries) {
    const field = fields.get(nameText(key.text))
    if (field === undefined)
      unknownKey(key, `\`${row.text}\` has no field called`, [...fields.keys()], reporter)
    else if (field.holds.kind === 'value') valueIn(value, field.holds, scope, reporter)
    else if (field.holds.kind === 'each') checkEach(value, field.name, field.holds, scope, reporter)
  }
  for (const { name, holds } of fields.values())
    if (
      fieldIn(node, name) === undefined &&
      (holds.kind === 'part' || (holds.kind === 'value' && holds.usual === undefined))
    )
      reporter.report('ST4017', row.span, `\`${nameText(row.text)}\` has no \`${name}\`.`)
}

function unknownKey(key: YamlText, message: string, known: readonly string[], reporter: Reporter): void {
  reporter.report('ST4004', key.span, `${message} \`${key.text}\`.`, { ...suggestion(key.text, known) })
}

function valueIn(
  node: YamlNode,
  expected: Expected,
  scope: ConstantScope,
  reporter: Reporter,
): number | undefined {
  if (node.kind === 'text') return constantText(node, expected, scope, reporter)
  return reporter.report('ST4001', node.span, 'Write one value here, not a list or a map.')
}

function missing({ name, document }: DataFile, field: string, reporter: Reporter): number {
  // The missing part may be the one that could not be read.
  if (!document.sound) return NONE
  const first = document.root.entries[0]?.key
  reporter.report('ST4017', first?.span ?? document.root.span, `\`${name}\` has no \`${field}\`.`)
  return NONE
}
