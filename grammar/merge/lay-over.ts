import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { mistyped } from '../diagnostics/suggest.ts'
import { deletes } from '../document/deletes.ts'
import { resolved, shapeOfKey } from '../document/schema/shape-at.ts'
import type { Shape } from '../document/schema/shape.ts'
import type { YamlEntry, YamlList, YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import * as complaint from './merge-diagnostics.ts'
import type { MergeContext } from './context.ts'
import {
  addEntry,
  emptyDraft,
  entryNames,
  standing,
  topOf,
  type DraftEntry,
  type DraftMap,
  type Saying,
} from './draft-game.ts'
import { comparedKey, findEntry, nameOfKey } from './find-entry.ts'
import { changedList, listChange, type ListChange } from './list-change.ts'
import { sameValue } from './same-value.ts'

/** Merges a map of a document over those of the documents before it. */
function layOver(
  target: DraftMap,
  source: YamlMap,
  shape: Shape,
  path: complaint.Path,
  context: MergeContext,
): void {
  for (const entry of source.entries) layEntry(target, entry, shape, path, context)
}

export function layEntry(
  target: DraftMap,
  { key, value, again }: YamlEntry,
  shape: Shape,
  path: complaint.Path,
  context: MergeContext,
): void {
  const inner = shapeOfKey(shape, key.text)
  if (inner === undefined || context.broken.has(value) || context.broken.has(key)) return
  const { layer, diagnostics } = context
  const name = nameOfKey(key, shape)
  const compared = comparedKey(key, shape)
  const found = findEntry(target, key, compared, shape)
  const keys = again === undefined ? [key] : [key, ...again]
  // Most entries are new, and need no path unless something is wrong.
  if (found.kind === 'none' && value.kind === 'text' && !deletes(value)) {
    if (mayBegin(target, key, value, shape, inner, () => [...path, name], context))
      addEntry(target, { key, name, compared, keys, said: [{ value, key, layer, grown: false }] })
    return
  }
  const here = [...path, name]
  if (found.kind === 'several') {
    diagnostics.add(complaint.whichOfSeveral(key, found.entries, here))
    return
  }
  if (found.kind === 'other head' && standsElsewhere(found.entry, context)) {
    diagnostics.add(complaint.otherHead(key, found.entry, here))
    return
  }
  const entry = found.kind === 'one' ? found.entry : undefined
  if (entry !== undefined) target.isWrittenAgain = true
  entry?.keys.push(...keys)
  const before = entry === undefined ? undefined : standing(entry)
  if (
    deletes(value) &&
    before !== undefined &&
    entry !== undefined &&
    resolved(inner)['x-merge'] === 'fixed'
  ) {
    diagnostics.add(complaint.bodyIsFixed(key, entry.name, here, before))
  } else if (deletes(value)) remove(target, entry, key, value, here, context)
  else if (entry === undefined || before === undefined) {
    if (mayBegin(target, key, value, shape, inner, () => here, context)) {
      const statement = { value: drafted(value, inner, here, context), key, layer, grown: false }
      if (statement.value.kind === 'map' && statement.value.isWrittenAgain) target.isWrittenAgain = true
      if (entry === undefined) addEntry(target, { key, name, compared, keys, said: [statement] })
      else entry.said.push(statement)
    }
  } else change(entry, before, key, value, inner, here, context)
}

function standsElsewhere(entry: DraftEntry, { layer }: MergeContext): boolean {
  return topOf(entry)?.layer !== layer
}

function remove(
  target: DraftMap,
  entry: DraftEntry | undefined,
  key: YamlText,
  value: YamlNode,
  path: complaint.Path,
  { layer, diagnostics, incomplete }: MergeContext,
): void {
  if (value.kind !== 'text') return
  const top = entry === undefined ? undefined : topOf(entry)
  if (entry !== undefined && standing(entry) !== undefined)
    entry.said.push({ value, key, layer, grown: false })
  else if (top?.layer.kind === 'module' && layer.kind === 'module') return
  else if (!incomplete) diagnostics.add(complaint.removesNothing(key, path, target.entries))
}

/** True if a new entry is possible here, rather than a change of an existing one. */
function mayBegin(
  target: DraftMap,
  key: YamlText,
  value: YamlNode,
  shape: Shape,
  inner: Shape,
  path: () => complaint.Path,
  { layer, dotted, diagnostics, incomplete }: MergeContext,
): boolean {
  if (isWidening(value, inner)) {
    if (!incomplete) diagnostics.add(complaint.widensNothing(key, value, path(), entryNames(target.entries)))
    return false
  }
  if (listChange(value, inner) !== undefined) {
    if (!incomplete) diagnostics.add(complaint.changesNoList(key, value, path(), entryNames(target.entries)))
    return false
  }
  const whole = dotted.get(key)
  const ownName = Object.hasOwn(resolved(shape).properties ?? {}, key.text)
  if (whole === undefined || ownName || layer.index === 0 || incomplete) return true
  const known = entryNames(target.entries)
  const isLast =
    whole.text.trimEnd().endsWith(key.text) && key.span.end === whole.offsetAt(whole.text.trimEnd().length)
  if (isLast && mistyped(key.text, known) === undefined) return true
  diagnostics.add(complaint.reachesNothing(key, whole, path(), known, isLast))
  return false
}

/** A condition that only changes another one. */
function isWidening(value: YamlNode, shape: Shape): boolean {
  return resolved(shape)['x-clauses'] === true && isClauseWord(value)
}

export function isClauseWord(value: YamlNode | DraftMap): value is YamlText {
  return value.kind === 'text' && /^(?:also|unless|except) /u.test(value.text)
}

function change(
  entry: DraftEntry,
  before: Saying,
  key: YamlText,
  value: YamlNode,
  shape: Shape,
  path: complaint.Path,
  context: MergeContext,
): void {
  const { layer, diagnostics } = context
  const merge = resolved(shape)['x-merge']
  const old = before.value
  const contested =
    before.layer.kind === 'module' && (layer.kind === 'module' || decides(entry, before, layer.kind))
  if ((merge === 'fixed' || merge === 'body') && !(contested && before.layer !== layer && !isCase(value))) {
    const lines =
      merge === 'body' && value.kind === 'map' && old.kind === 'map' ? caseLines(old, value) : undefined
    if (lines === undefined) diagnostics.add(complaint.bodyIsFixed(key, entry.name, path, before))
    else if (lines === 'another case') diagnostics.add(complaint.otherForm(key, path, before))
    else {
      if (old.kind === 'map') old.isWrittenAgain = true
      layOver(lines, caseOf(value), CASE_LINES, path, context)
    }
    return
  }
  const asked = listChange(value, shape)
  if (asked !== undefined && value.kind === 'text') {
    changeList(entry, old, key, value, asked, path, context)
    return
  }
  if (merge === 'grow' && (value.kind === 'list' || old.kind === 'list')) {
    if (value.kind === 'list' && old.kind === 'list') grow(entry, before, old, key, value, path, context)
    else diagnostics.add(complaint.otherForm(key, path, before))
    return
  }
  if (value.kind === 'map' && old.kind === 'map' && merge !== 'whole') {
    layOver(old, value, shape, path, context)
    return
  }
  if (before.layer === layer) {
    diagnostics.add(saidTwice(key, before, path))
    return
  }
  if (sameValue(value, old)) {
    if (decides(entry, before, layer.kind))
      entry.said.push({ value: drafted(value, shape, path, context), key, layer, grown: false })
    else if (layer.kind !== 'module' || before.layer.kind !== 'module') {
      diagnostics.add(complaint.changesNothing(key, path, before))
    } else if (path.slice(0, -1).includes('track')) {
      diagnostics.add(complaint.keptByBoth(key, path, before, layer))
    }
    return
  }
  entry.said.push({ value: drafted(value, shape, path, context), key, layer, grown: false })
}

/** Repeating one of two differing modules resolves the conflict for a game. */
function decides(entry: DraftEntry, before: Saying, kind: 'game' | 'module'): boolean {
  const below = entry.said.at(-2)
  return kind === 'game' && before.layer.kind === 'module' && below?.layer.kind === 'module'
}

function saidTwice(key: YamlText, before: Saying, path: complaint.Path): Diagnostic {
  return {
    code: 'ST2012',
    severity: 'error',
    message: `${complaint.pathText(path)} is said twice in this document.`,
    span: key.span,
    label: 'again here',
    related: [{ span: before.key.span, label: 'first said here' }],
    why: 'It is not clear which of the two counts.',
    help: 'Keep one of them.',
  }
}

function grow(
  entry: DraftEntry,
  before: Saying,
  old: YamlList,
  key: YamlText,
  value: YamlList,
  path: complaint.Path,
  { layer, diagnostics }: MergeContext,
): void {
  const added = value.items.filter((item) => !old.items.some((known) => sameValue(known, item)))
  if (added.length < value.items.length && before.layer !== layer && before.layer.kind !== 'module') {
    diagnostics.add(complaint.changesNothing(key, path, before))
  }
  if (added.length === 0) return
  entry.said.push({ value: { ...value, items: [...old.items, ...added] }, key, layer, grown: true })
}

function changeList(
  entry: DraftEntry,
  old: Saying['value'],
  key: YamlText,
  value: YamlText,
  asked: ListChange,
  path: complaint.Path,
  { layer, diagnostics }: MergeContext,
): void {
  const changed = changedList(old, asked, value)
  if (changed === undefined) {
    diagnostics.add(complaint.changesNoList(key, value, path, []))
    return
  }
  for (const item of changed.idle)
    diagnostics.add(complaint.changesNoItem(item, asked.how, path, changed.list))
  entry.said.push({ value: changed.list, key, layer, grown: asked.how !== 'only' })
}

function isCase(value: YamlNode): boolean {
  return value.kind === 'map' && value.entries[0]?.key.text.startsWith('case ') === true
}

/** The lines of a stage that is one `case`, if both are one. */
function caseLines(old: DraftMap, value: YamlMap): DraftMap | 'another case' | undefined {
  const [mine] = value.entries
  const [theirs] = old.entries
  if (mine === undefined || theirs === undefined || value.entries.length > 1 || old.entries.length > 1)
    return undefined
  if (!mine.key.text.startsWith('case ') || !theirs.name.startsWith('case ')) return undefined
  if (mine.key.text.replace(/\s+/gu, ' ').trim() !== theirs.name) return 'another case'
  const lines = standing(theirs)?.value
  return lines?.kind === 'map' && mine.value.kind === 'map' ? lines : undefined
}

function caseOf(value: YamlNode): YamlMap {
  const inner = value.kind === 'map' ? value.entries[0]?.value : undefined
  return inner?.kind === 'map' ? inner : { kind: 'map', span: value.span, flow: value.flow, entries: [] }
}

const CASE_LINES: Shape = { additionalProperties: { $ref: '#/$defs/steps', 'x-merge': 'whole' } }

function drafted(
  value: YamlNode,
  shape: Shape,
  path: complaint.Path,
  context: MergeContext,
): Saying['value'] {
  if (value.kind !== 'map') return value
  const map = emptyDraft()
  layOver(map, value, shape, path, context)
  return map
}
