import { textPlaceOf, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import type { YamlEntry, YamlNode } from '../yaml/tree.ts'
import type { MergedEntry, MergedGame, MergedNode } from './merged.ts'

type Node = MergedNode | YamlNode
type Entry = MergedEntry | YamlEntry

/** A text, and its equal after the edit. */
interface Moved {
  readonly from: Span
  readonly to: Span
}

/**
 * Diagnostics about a game with reused parts (see `reuse-unchanged.ts`), translated to the current positions. Undefined if that
 * is not possible for all of them.
 */
export function translateDiagnostics(
  found: readonly Diagnostic[],
  reused: MergedGame,
  now: MergedGame,
): readonly Diagnostic[] | undefined {
  if (found.length === 0) return found
  const moved = [...reusedTexts(reused, now)]
  const old = new Set(moved.map(({ from }) => from.file))
  const all: Diagnostic[] = []
  for (const diagnostic of found) {
    const translated = translateDiagnostic(diagnostic, moved, old)
    if (translated === undefined) return undefined
    all.push(translated)
  }
  return all
}

function translateDiagnostic(
  diagnostic: Diagnostic,
  moved: readonly Moved[],
  old: ReadonlySet<SourceFile>,
): Diagnostic | undefined {
  const { span, related, fix, otherFixes, newer } = diagnostic
  const now = (at: Span): Span | undefined => (old.has(at.file) ? translateSpan(at, moved) : at)
  const own = span === undefined ? undefined : now(span)
  const fixed = fix === undefined ? undefined : now(fix.span)
  const newest = newer === undefined ? undefined : now(newer.span)
  const others = related?.flatMap(({ span: at, label }) => {
    const newSpan = now(at)
    return newSpan === undefined ? [] : [{ span: newSpan, label }]
  })
  if ((span !== undefined && own === undefined) || (fix !== undefined && fixed === undefined))
    return undefined
  if (newer !== undefined && newest === undefined) return undefined
  const otherEdits = otherFixes?.flatMap(({ span: at, text }) => {
    const newSpan = now(at)
    return newSpan === undefined ? [] : [{ span: newSpan, text }]
  })
  if (others?.length !== related?.length || otherEdits?.length !== otherFixes?.length) return undefined
  return {
    ...diagnostic,
    ...(own === undefined ? {} : { span: own, at: textPlaceOf(own) }),
    ...(others === undefined ? {} : { related: others }),
    ...(fix === undefined || fixed === undefined ? {} : { fix: { ...fix, span: fixed } }),
    ...(newer === undefined || newest === undefined ? {} : { newer: { ...newer, span: newest } }),
    ...(otherEdits === undefined ? {} : { otherFixes: otherEdits }),
  }
}

function translateSpan({ file, start, end }: Span, moved: readonly Moved[]): Span | undefined {
  for (const { from, to } of moved) {
    if (from.file !== file || start < from.start || end > from.end) continue
    const isAlike = file.text.slice(from.start, from.end) === to.file.text.slice(to.start, to.end)
    if (!isAlike) return undefined
    const by = to.start - from.start
    return { file: to.file, start: start + by, end: end + by }
  }
  return undefined
}

/** Every reused text, with its old and its new position. */
function* reusedTexts(reused: MergedGame, now: MergedGame): Iterable<Moved> {
  for (const [name, section] of new Map(reused.sections))
    yield* between(section, new Map(now.sections).get(name))
  for (const [i, hook] of reused.hooks.entries()) {
    yield* between(hook.target, now.hooks[i]?.target)
    yield* between(hook.steps, now.hooks[i]?.steps)
  }
  for (const [i, { target, text }] of reused.changes.entries()) {
    yield* between(target, now.changes[i]?.target)
    yield* between(text, now.changes[i]?.text)
  }
  for (const [name, files] of reused.data)
    for (const [i, { document }] of files.entries())
      yield* between(document.root, now.data.get(name)?.[i]?.document.root)
}

function* between(reused: Node, now: Node | undefined): Iterable<Moved> {
  if (reused === now || now === undefined) return
  if (reused.kind === 'text' && now.kind === 'text') yield { from: reused.span, to: now.span }
  if (reused.kind === 'list' && now.kind === 'list')
    for (const [i, item] of reused.items.entries()) yield* between(item, now.items[i])
  if (reused.kind === 'map' && now.kind === 'map')
    for (const [i, entry] of reused.entries.entries()) {
      const newEntry = now.entries[i]
      if (newEntry !== undefined) yield* betweenEntries(entry, newEntry)
    }
}

function* betweenEntries(reused: Entry, now: Entry): Iterable<Moved> {
  yield* between(reused.key, now.key)
  yield* between(reused.value, now.value)
  if (!('keys' in reused) || !('keys' in now)) return
  for (const [i, key] of reused.keys.entries()) yield* between(key, now.keys[i])
  for (const [i, { value }] of reused.replaced.entries()) yield* between(value, now.replaced[i]?.value)
}
