import { isLater } from '../../language/later.ts'
import { bookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { ColumnInfo, TrackedInfo } from './world.ts'
import type { ClassDraft } from './classes.ts'
import { FIELD_WORDS } from '../../names/language-words.ts'
import { constantOfType, type ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, mapEntries, entryText } from './tree-reading.ts'
import { readType, type TypeNames } from '../../types/read-type.ts'
import { NUMBER, TRUTH } from '../../types/types.ts'

/** `track` of a class: values that change for each single piece. */
export function readTrackedOfClass(
  draft: ClassDraft,
  names: TypeNames,
  columns: readonly ColumnInfo[],
  scope: ConstantScope,
  reporter: Reporter,
): readonly TrackedInfo[] {
  const track = entryNamed(draft.parts, 'track')
  const rows = track === undefined ? [] : mapEntries(track.value, track.key.span, '`track`', reporter)
  const tracked: TrackedInfo[] = []
  for (const [name, entry] of declaredEntries(rows, 'a tracked value', reporter)) {
    const column = columns.find((c) => c.name === name)
    if (column !== undefined || (FIELD_WORDS.some((field) => field === name) && !isLater(name))) {
      const related = column === undefined ? [] : [{ span: column.key.span, label: 'printed' }]
      const message = `Every \`${draft.name}\` already has a \`${name}\`; the tracked value needs another name.`
      reporter.report('ST4003', entry.key.span, message, { related })
      continue
    }
    const one = readTracked(name, entry, draft.name, names, scope, reporter)
    if (one === undefined) reporter.broken.add(name)
    else tracked.push(one)
  }
  return tracked
}

/** One tracked value of each piece of a class, or of each space if there is no class. */
export function readTracked(
  name: string,
  entry: MergedEntry,
  className: string | undefined,
  names: TypeNames,
  scope: ConstantScope,
  reporter: Reporter,
): TrackedInfo | undefined {
  const text = entryText(entry, reporter)
  if (text === undefined) return undefined
  const source = bookText(text)
  const parsed = source.read('tracked', reporter.diagnostics)
  if (parsed === undefined) return undefined
  const common = { name, class: className, key: entry.key }
  if (parsed.kind === 'start') {
    if (typeof parsed.value === 'boolean')
      return { ...common, type: TRUTH, orNone: false, start: parsed.value ? 1 : 0 }
    return { ...common, type: NUMBER, orNone: false, start: parsed.value }
  }
  const type = readType(parsed.type, source, names, reporter.report)
  if (type === undefined) return undefined
  const { orNone } = parsed
  if (parsed.default === undefined) {
    if (orNone) return { ...common, type, orNone, start: NONE }
    // A bag always starts empty.
    if (type.kind === 'bag') return { ...common, type, orNone, start: 0 }
    reporter.report('ST4017', text.span, `\`${name}\` has no start value.`, {
      help: `Write \`${text.text.trim()} or none\` if it may be none, or \`${text.text.trim()} = \` and the start value.`,
    })
    // Assume one, so nothing that reads it is reported as well.
    return { ...common, type, orNone, start: type.kind === 'number' ? type.least : 0 }
  }
  if (type.kind === 'directions' && parsed.default.kind !== 'none')
    return { ...common, type, orNone, start: NONE, toward: { source, expression: parsed.default } }
  const start = constantOfType(parsed.default, source, { type, orNone }, scope, reporter)
  return start === undefined ? undefined : { ...common, type, orNone, start }
}
