import { bookOf } from '../book/book.ts'
import { bookText } from '../book/book-text.ts'
import { documentShape } from '../document/shape.ts'
import { resolved, shapeOfItem, shapeOfKey } from '../document/schema/shape-at.ts'
import type { Shape } from '../document/schema/shape.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import { sourceFile } from '../source/source-file.ts'
import { readYaml } from '../yaml/read.ts'
import type { SymbolSort } from '../names/symbol.ts'
import { entryAt, indexIn } from './at-offset.ts'
import { dataShape } from './data-shape.ts'
import { withKnown } from '../document/names-for-lexer.ts'
import type { KnownNames } from '../yaml/tree.ts'
import { knownNamesOf, mergedGameOf } from './analysis.ts'
import { isHookSection } from '../merge/collected-parts.ts'
import { asks } from '../merge/replaced-sentences.ts'
import { hookPoints } from '../merge/sentences.ts'
import { baseEntries, baseGameOf } from './base-entries.ts'
import { linePlace, type LinePlace } from './line-place.ts'
import { lookItems } from './look-words.ts'
import { nameCandidates } from './name-candidates.ts'
import { ranked } from './ranking.ts'
import { textItems } from './text-completion.ts'
import type { Workspace } from './workspace.ts'

/** A possible completion at an offset. */
export interface CompletionItem {
  readonly label: string
  readonly kind: SymbolSort | 'keyword' | 'key' | 'word' | 'document'
  /** Its type, or the sort of name. */
  readonly detail: string | undefined
  readonly doc: string | undefined
  /** The replaced range of the document. */
  readonly start: number
  readonly end: number
  /** The inserted text. */
  readonly insert: string
  /** The same with placeholders, such as `${1:name}`. */
  readonly snippet: string
}

/** Everything that may be written at an offset, likeliest first. The document stays readable with any of these. */
export function completion(workspace: Workspace, name: string, offset: number): readonly CompletionItem[] {
  const text = workspace.text(name)
  if (offset < 0 || offset > text.length) return []
  const items = itemsAt(workspace, name, text, offset)
  return thatReads(workspace, name, withSoundYaml(name, text, items), text)
}

function itemsAt(
  workspace: Workspace,
  name: string,
  text: string,
  offset: number,
): readonly CompletionItem[] {
  const entry = entryAt(workspace, name, offset)
  const [reads] = entry?.reads ?? []
  if (
    entry !== undefined &&
    reads !== undefined &&
    entry.node.span.file.text.slice(entry.node.span.start, entry.node.span.end).includes('\n')
  ) {
    const { node } = entry
    const index = indexIn(node, offset)
    return textItems(workspace, name, reads, {
      before: node.text.slice(0, index),
      after: node.text.slice(index),
      offsetAt: (at) => node.offsetAt(at),
      offset,
    })
  }
  const place = linePlace(text, offset)
  if (place === undefined) return []
  const kind = workspace.document(name)?.kind ?? 'game'
  const root = (kind === 'data' ? dataShape(workspace, name) : undefined) ?? documentShape(kind)
  const shape = shapeAt(root, place.path)
  if (shape === undefined) return []
  return place.role === 'value'
    ? valueItems(workspace, name, shape, place, offset)
    : keyItems(workspace, name, shape, place, offset)
}

function shapeAt(root: Shape, path: LinePlace['path']): Shape | undefined {
  let shape: Shape | undefined = root
  for (const step of path) {
    if (shape === undefined) return undefined
    shape = step === undefined ? shapeOfItem(shape) : shapeOfKey(shape, step)
  }
  return shape === undefined ? undefined : resolved(shape)
}

/** Texts after a key or a dash. */
function valueItems(
  workspace: Workspace,
  name: string,
  shape: Shape,
  place: LinePlace,
  offset: number,
): readonly CompletionItem[] {
  const { before, after, start, path } = place
  const [reads] = shape['x-reads'] ?? []
  if (reads !== undefined)
    return textItems(workspace, name, reads, { before, after, offsetAt: (at) => start + at, offset })
  const looks = shape['x-looks']
  if (looks !== undefined) return lookItems(workspace, name, looks, place, offset)
  const plain = (label: string, kind: CompletionItem['kind']): CompletionItem => {
    const end = offset + (after.trim() === '' ? 0 : after.trimEnd().length)
    return { label, kind, detail: undefined, doc: undefined, start, end, insert: label, snippet: label }
  }
  if (shape.enum !== undefined) {
    const words = [...new Set(shape.enum.filter((word) => typeof word === 'string'))]
    return ranked(
      before,
      words.map((word) => plain(word, 'word')),
    )
  }
  const key = path.findLast((step) => step !== undefined)
  if (path.length <= 2 && key !== undefined && /^(?:extends|uses|for|examples for|texts for)$/u.test(key)) {
    const wantsModule = key === 'uses'
    const ids = workspace.names.flatMap((other) => {
      const head = workspace.head(other)
      return head?.id === undefined || other === name || (wantsModule && head.for === undefined)
        ? []
        : [head.id]
    })
    return ranked(
      before,
      ids.map((id) => plain(id, 'document')),
    )
  }
  return ranked(
    before,
    nameCandidates(workspace, name, offset, key ?? '').map((candidate) => ({
      ...plain(candidate.label, candidate.kind),
      detail: candidate.detail,
    })),
  )
}

/** Keys of a map; where steps are allowed, steps and their heads. */
function keyItems(
  workspace: Workspace,
  name: string,
  shape: Shape,
  place: LinePlace,
  offset: number,
): readonly CompletionItem[] {
  const { before, after, start, siblings, column, path } = place
  const isItem = path.at(-1) === undefined && path.length > 0
  const hasColon = /^[^:]*:(?:\s|$)/u.test(after)
  const properties = Object.entries(shape.properties ?? {}).filter(([key]) => !siblings.has(key))
  const end = offset + (/^[^:\s]*/u.exec(after)?.[0].length ?? 0)
  const keys = properties.map(([key, value]): CompletionItem => {
    const more = hasColon ? '' : behindKey(value, column)
    const { description } = resolved(value)
    return {
      label: key,
      kind: 'key',
      detail: undefined,
      doc: description,
      start,
      end,
      insert: key + more,
      snippet: key + more,
    }
  })
  const source = { before, after, offsetAt: (at: number) => start + at, offset }
  const [reads] = isItem ? (shape['x-reads'] ?? []) : []
  const texts = reads === undefined || hasColon ? [] : textItems(workspace, name, reads, source)
  const head = resolvedKey(shape)
  const heads =
    head === undefined
      ? []
      : textItems(workspace, name, head, hasColon ? { ...source, after: '' } : source)
          .filter(() => !hasColon || /^\s*:/u.test(after))
          .map((item) =>
            hasColon
              ? item
              : { ...item, insert: `${item.insert}: nothing`, snippet: `${item.snippet}: nothing` },
          )
  return [
    ...ranked(before, keys),
    ...texts,
    ...heads,
    ...hookKeys(workspace, name, place, offset),
    ...baseKeys(workspace, name, shape, place, offset),
    ...ranked(before, hasColon ? [] : skeletonOf(shape, place, end)),
  ]
}

/** A whole entry of the author's, to be filled in. */
function skeletonOf(shape: Shape, { start, column }: LinePlace, end: number): readonly CompletionItem[] {
  const skeleton = shape['x-skeleton']
  const { additionalProperties: entry } = shape
  if (skeleton === undefined || typeof entry !== 'object') return []
  const filledIn = skeleton.replace(/\$\{\d+:([^{}]*)\}/gu, '$1')
  const indented = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(column)}`)
  return [
    {
      label: `new ${entry['x-declares'] ?? 'entry'}`,
      kind: 'word',
      detail: undefined,
      doc: `\`\`\`yaml\n${filledIn}\n\`\`\``,
      start,
      end,
      insert: indented(filledIn),
      snippet: indented(skeleton),
    },
  ]
}

/** Targets of a hook: stages, actions and rules by name, and sentences by their words; of a change, questions. */
function hookKeys(
  workspace: Workspace,
  name: string,
  { before, after, start, siblings, path }: LinePlace,
  offset: number,
): readonly CompletionItem[] {
  const [section, ...deeper] = path
  if (section === undefined || deeper.length > 0 || !(isHookSection(section) || section === 'change'))
    return []
  if (/^[^:]*:(?:\s|$)/u.test(after)) return []
  const game = baseGameOf(workspace, name) ?? mergedGameOf(workspace, name)
  const items = (game === undefined ? [] : hookPoints(game))
    .filter(({ words }) => !siblings.has(words) && (section !== 'change' || asks(words)))
    .map(({ words, within }): CompletionItem => {
      const insert = `${asKey(words)}: `
      return {
        label: words,
        kind: 'key',
        detail: within,
        doc: undefined,
        start,
        end: offset + (/^[^:\s]*/u.exec(after)?.[0].length ?? 0),
        insert,
        snippet: insert,
      }
    })
  return ranked(before, items)
}

/** Quotes words that YAML would read as something else. */
function asKey(words: string): string {
  return /^[\p{L}\p{N}][^:#]*$/u.test(words) ? words : `'${words.replaceAll("'", "''")}'`
}

/** Names of the base's entries here, or of deeper ones after dots already written. */
function baseKeys(
  workspace: Workspace,
  name: string,
  shape: Shape,
  { before, after, start, siblings, column, path }: LinePlace,
  offset: number,
): readonly CompletionItem[] {
  if (/^[^:]*:(?:\s|$)/u.test(after)) return []
  const steps = before.split('.')
  const written = steps.pop() ?? ''
  const entries = baseEntries(workspace, name, [...path, ...steps])
    // Keys of the shape itself are offered with their descriptions.
    .filter((entry) => steps.length > 0 || shape.properties?.[entry.name] === undefined)
    .filter((entry) => !siblings.has([...steps, entry.name].join('.')))
    .map((entry): CompletionItem => {
      const insert = entry.name + (entry.value.kind === 'text' ? ': ' : `:\n${' '.repeat(column + 2)}`)
      return {
        label: entry.name,
        kind: 'key',
        detail: entry.layer.id,
        doc: undefined,
        start: start + before.length - written.length,
        end: offset + (/^[^:\s]*/u.exec(after)?.[0].length ?? 0),
        insert,
        snippet: insert,
      }
    })
  return ranked(written, entries)
}

/** `head` if the keys of a map head steps. */
function resolvedKey(shape: Shape): 'head' | undefined {
  const { additionalProperties } = shape
  return typeof additionalProperties === 'object' && resolved(additionalProperties)['x-key'] === 'head'
    ? 'head'
    : undefined
}

function behindKey(shape: Shape, column: number): string {
  const { type = ['string'], enum: allowed } = resolved(shape)
  if (allowed !== undefined || type.includes('number') || type.includes('boolean')) return ': '
  const below = `\n${' '.repeat(column + 2)}`
  return type.includes('object') ? `:${below}` : `:${below}- `
}

/** Drops keys under which the existing texts could not be read. */
function thatReads(
  workspace: Workspace,
  name: string,
  items: readonly CompletionItem[],
  text: string,
): readonly CompletionItem[] {
  const replacesKey = ({ kind, end }: CompletionItem): boolean =>
    kind === 'key' && /^\s*:(?:\s|$)/u.test(text.slice(end, end + 80))
  if (!items.some(replacesKey)) return items
  const known = knownNamesOf(workspace, name)
  const before = textMistakes(workspace, name, known)
  return items.filter((item) => {
    if (!replacesKey(item)) return true
    const after = text.slice(0, item.start) + item.insert + text.slice(item.end)
    return textMistakes(workspace.with({ name, text: after }), name, known) <= before
  })
}

/** The number of mistakes in the texts of a document, reading each text in the way that gives the fewest. */
function textMistakes(workspace: Workspace, name: string, known: KnownNames | undefined): number {
  const document = workspace.document(name)
  if (document === undefined) return 0
  return bookOf(withKnown(document, known)).reduce(
    (sum, { node, reads }) =>
      sum +
      (reads.length === 0
        ? 0
        : Math.min(...reads.map((start) => bookText(node).reading(start).findings.length))),
    0,
  )
}

/** Leaves out items that would break the document. Items of one sort have the same effect, so only one of each is tried. */
function withSoundYaml(
  name: string,
  text: string,
  items: readonly CompletionItem[],
): readonly CompletionItem[] {
  const before = mistakes(name, text)
  const sound = new Map<string, boolean>()
  return items.filter(({ start, end, insert }) => {
    const sort = `${start} ${end} ${insert.replace(/[\p{L}\p{N}'_-]+/gu, 'x').replace(/x(?: x)*/gu, 'x')}`
    const cached =
      sound.get(sort) ?? mistakes(name, text.slice(0, start) + insert + text.slice(end)) <= before
    sound.set(sort, cached)
    return cached
  })
}

function mistakes(name: string, text: string): number {
  const diagnostics = new Diagnostics()
  readYaml(sourceFile(name, text), diagnostics)
  return diagnostics.list.length
}
