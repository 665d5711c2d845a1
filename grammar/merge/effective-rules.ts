import { positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import { bareName, comparedName } from '../document/names.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import { hookedSentences } from './sentences.ts'
import type { MergedEntry, MergedGame, MergedMap, MergedNode } from './merged.ts'

/** One line of the resulting rules, with its origins. */
export interface EffectiveLine {
  readonly depth: number
  readonly text: string
  /** Its position. Undefined in the middle of something that began on an earlier line. */
  readonly origin?: Span
  /** Its former values, nearest layer first. */
  readonly replaced?: readonly { readonly text: string; readonly origin: Span }[]
}

/** An entry with the names of its ancestors: `pieces`, `soldier`, `kinds`, `scout`. */
interface EffectiveEntry {
  readonly path: readonly string[]
  readonly value: MergedNode
  readonly entry: MergedEntry | undefined
}

/** All entries of the resulting rules, outer ones first. */
export function effectiveEntries(game: MergedGame): readonly EffectiveEntry[] {
  const found: EffectiveEntry[] = []
  const walk = (path: readonly string[], value: MergedNode, entry: MergedEntry | undefined): void => {
    found.push({ path, value, entry })
    if (value.kind === 'map') for (const each of value.entries) walk([...path, each.name], each.value, each)
  }
  for (const [section, value] of game.sections) walk([section], value, undefined)
  return found
}

/**
 * The entries that a name refers to: a path such as `pieces.soldier`, or its last part alone. Entries inside another
 * entry of that name are not listed again.
 */
export function entriesCalled(game: MergedGame, name: string): readonly EffectiveEntry[] {
  const wanted = name.split('.').map((part) => comparedName(bareName(part.trim())))
  const fits = effectiveEntries(game).filter(
    ({ path }) =>
      path.length >= wanted.length &&
      wanted.every((part, i) => comparedName(path[path.length - wanted.length + i] ?? '') === part),
  )
  const isInside = (inner: EffectiveEntry, outer: EffectiveEntry): boolean =>
    inner !== outer && outer.path.every((part, i) => inner.path[i] === part)
  return fits.filter((each) => !fits.some((outer) => isInside(each, outer)))
}

/** The lines of an entry, itself included. */
export function effectiveLines({ path, value, entry }: EffectiveEntry): readonly EffectiveLine[] {
  const lines: EffectiveLine[] = []
  if (entry === undefined) putValue(path.at(-1) ?? '', value, undefined, [], 0, lines)
  else put(entry, 0, lines)
  return lines
}

/** The hooks of a stage, action or `whenever` rule, in execution order. */
export function hookLines(game: MergedGame, name: string): readonly EffectiveLine[] {
  const { called } = hookedSentences(game)
  return game.hooks
    .filter((hook) => comparedName(called(hook)) === comparedName(name))
    .flatMap((hook) => written(`${hook.when} ${called(hook)}`, hook.steps, 0))
}

/** Changes of a term, or of all terms, by modules, variants and traits. Targets may include parameters. */
export function changeLines(game: MergedGame, name?: string): readonly EffectiveLine[] {
  const lines = game.changes
    .filter(({ target }) => name === undefined || comparedName(bareName(target.text)) === comparedName(name))
    .flatMap(({ target, text }) => written(slice(target.span), text, 1))
  return lines.length === 0 ? [] : [{ depth: 0, text: 'change:' }, ...lines]
}

function put(entry: MergedEntry, depth: number, lines: EffectiveLine[]): void {
  const replaced = entry.replaced.flatMap(({ value }) => {
    const span = spanOf(value)
    return span === undefined ? [] : [{ text: shortText(value), origin: span }]
  })
  putValue(slice(entry.key.span), entry.value, entry.key, replaced, depth, lines)
}

function putValue(
  key: string,
  value: MergedNode,
  written_: YamlText | undefined,
  replaced: EffectiveLine['replaced'] & {},
  depth: number,
  lines: EffectiveLine[],
): void {
  if (value.kind !== 'map') {
    const [first, ...rest] = written(key, value, depth)
    if (first !== undefined) lines.push(replaced.length > 0 ? { ...first, replaced } : first, ...rest)
    return
  }
  const inOneLine = oneLine(value)
  const origin = written_ === undefined ? {} : { origin: written_.span }
  if (inOneLine !== undefined) {
    lines.push({ depth, text: `${key}: ${inOneLine}`, ...origin })
    return
  }
  lines.push({ depth, text: `${key}:`, ...origin })
  for (const entry of value.entries) put(entry, depth + 1, lines)
}

/** A small map from one document, in braces and unchanged. */
function oneLine(value: MergedMap): string | undefined {
  const layers = new Set(value.entries.map((entry) => entry.layer))
  if (layers.size > 1) return undefined
  const parts: string[] = []
  for (const { key, value: part, replaced } of value.entries) {
    if (part.kind !== 'text' || !part.flow || replaced.length > 0) return undefined
    parts.push(part.text === '' ? slice(key.span) : `${slice(key.span)}: ${slice(part.span)}`)
  }
  return parts.length === 0 ? undefined : `{ ${parts.join(', ')} }`
}

/** `key: value` with the author's text, reindented. */
function written(key: string, value: YamlNode, depth: number): readonly EffectiveLine[] {
  const origin = value.span
  if (value.kind === 'list' && !value.items.every((item) => isWithin(item.span, origin)))
    return [{ depth, text: `${key}: [ ${value.items.map(({ span }) => slice(span)).join(', ')} ]`, origin }]
  const source = slice(value.span).trimEnd()
  if (value.kind === 'text' && (value.style === 'literal' || value.style === 'folded')) {
    const lines = value.text.replace(/\n+$/, '').split('\n')
    return [{ depth, text: `${key}: |`, origin }, ...lines.map((text) => ({ depth: depth + 1, text }))]
  }
  if (value.kind === 'text' || value.flow) {
    const [first = '', ...rest] = source.split(/\r?\n/)
    const width = Math.min(...rest.filter((l) => l.trim() !== '').map((l) => l.length - l.trimStart().length))
    return [
      { depth, text: `${key}: ${first}`.trimEnd(), origin },
      ...rest.map((line) => ({ depth: depth + 1, text: line.slice(Math.min(width, line.length)) })),
    ]
  }
  const indent = positionOf(value.span.file, value.span.start).column - 1
  const lines = source.split(/\r?\n/)
  return [
    { depth, text: `${key}:`, origin },
    ...lines.map((line, i) => ({
      depth: depth + 1,
      text: i === 0 ? line : line.slice(Math.min(indent, line.length - line.trimStart().length)),
    })),
  ]
}

/** A value merged from several layers is in several documents. */
function isWithin(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end
}

/** A merged map has no single position. */
function spanOf(value: MergedNode): Span | undefined {
  return value.kind === 'map' ? undefined : value.span
}

function shortText(value: MergedNode): string {
  if (value.kind === 'map') return '{ ... }'
  const [first = '', ...rest] = slice(value.span).trimEnd().split(/\r?\n/)
  return rest.length === 0 ? first : `${first} ...`
}

function slice({ file, start, end }: Span): string {
  return file.text.slice(start, end)
}
