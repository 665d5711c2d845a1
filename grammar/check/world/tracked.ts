import { bookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { ColumnInfo, TrackedInfo } from '../world.ts'
import type { ClassDraft } from './classes.ts'
import { BUILT_IN_FIELDS } from './columns.ts'
import { constantOfType } from './constant.ts'
import type { ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, mapEntries, textOf } from './tree-reading.ts'
import { ANY_NUMBER, valueTypeOf } from './value-type.ts'

/** `track` of a class: what changes about each single piece. */
export function readTrackedOfClass(
  draft: ClassDraft,
  drafts: readonly ClassDraft[],
  columns: readonly ColumnInfo[],
  scope: ConstantScope,
  reporter: Reporter,
): readonly TrackedInfo[] {
  const track = entryNamed(draft.parts, 'track')
  const rows = track === undefined ? [] : mapEntries(track.value, track.key.span, '`track`', reporter)
  const tracked: TrackedInfo[] = []
  for (const [name, entry] of declaredEntries(rows, 'a tracked value', reporter)) {
    const column = columns.find((c) => c.name === name)
    if (column !== undefined || BUILT_IN_FIELDS.some((field) => field === name)) {
      const related = column === undefined ? [] : [{ span: column.key.span, label: 'printed' }]
      const message = `Every \`${draft.name}\` has a \`${name}\` already; what is tracked needs another name.`
      reporter.report('ST4003', entry.key.span, message, { related })
      continue
    }
    const one = readTracked(name, entry, draft, drafts, scope, reporter)
    if (one === undefined) reporter.broken.add(name)
    else tracked.push(one)
  }
  return tracked
}

function readTracked(
  name: string,
  entry: MergedEntry,
  draft: ClassDraft,
  drafts: readonly ClassDraft[],
  scope: ConstantScope,
  reporter: Reporter,
): TrackedInfo | undefined {
  const text = textOf(entry, reporter)
  if (text === undefined) return undefined
  const source = bookText(text)
  const parsed = source.read('tracked', reporter.diagnostics)
  if (parsed === undefined) return undefined
  const common = { name, class: draft.name, key: entry.key }
  if (parsed.kind === 'start') {
    if (typeof parsed.value === 'boolean')
      return { ...common, type: { kind: 'truth' }, orNone: false, start: parsed.value ? 1 : 0 }
    return { ...common, type: ANY_NUMBER, orNone: false, start: parsed.value }
  }
  const names = { enumerations: scope.enumerations, classes: drafts, ofClass: 'piece' } as const
  const type = valueTypeOf(parsed.type, source, names, reporter)
  if (type === undefined) return undefined
  const { orNone } = parsed
  if (parsed.default === undefined) {
    if (orNone) return { ...common, type, orNone, start: NONE }
    return reporter.report('ST4017', text.span, `\`${name}\` does not say what it is at the start.`, {
      help: 'Add the value at the start behind `=`, or write `or none`.',
    })
  }
  const start = constantOfType(parsed.default, source, { type, orNone }, scope, reporter)
  return start === undefined ? undefined : { ...common, type, orNone, start }
}
