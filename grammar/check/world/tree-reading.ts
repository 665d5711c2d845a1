import { ARTICLES } from '../../expression/reserved-words.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { alternatives, type Reporter } from './reporter.ts'

/** Entries of a section that is a map; a section of another shape is reported and has none. */
export function sectionEntries(game: MergedGame, name: string, reporter: Reporter): readonly MergedEntry[] {
  const node = game.sections.get(name)
  if (node === undefined) return []
  return mapEntries(node, nodeSpan(node), `\`${name}\``, reporter)
}

/** Entries of a node that should be a map. Empty text counts as an empty map. */
export function mapEntries(
  node: MergedNode,
  span: Span | undefined,
  what: string,
  reporter: Reporter,
): readonly MergedEntry[] {
  if (node.kind === 'map') return node.entries
  if (node.kind === 'text' && node.text.trim() === '') return []
  reporter.report(
    'ST4001',
    span ?? nodeSpan(node),
    `${what} is a map, with one name and its value on each line.`,
  )
  return []
}

export function nodeSpan(node: MergedNode): Span | undefined {
  return node.kind === 'map' ? node.entries[0]?.key.span : node.span
}

export function entryNamed(entries: readonly MergedEntry[], name: string): MergedEntry | undefined {
  return entries.find((entry) => entry.name === name)
}

/** The text of an entry; reports an entry that is not a text. */
export function entryText(entry: MergedEntry, reporter: Reporter): YamlText | undefined {
  if (entry.value.kind === 'text') return entry.value
  return reporter.report('ST4001', entry.key.span, `\`${entry.name}\` is one text, not a list or a map.`)
}

/** The texts of a list; a single text is a list of one, an empty text an empty list. */
export function entryTexts(entry: MergedEntry, reporter: Reporter): readonly YamlText[] {
  const node = entry.value
  if (node.kind === 'text') return node.text.trim() === '' ? [] : [node]
  if (node.kind === 'map') {
    reporter.report('ST4001', entry.key.span, `\`${entry.name}\` is a list, not a map.`)
    return []
  }
  const texts: YamlText[] = []
  for (const item of node.items)
    if (item.kind === 'text') texts.push(item)
    else reporter.report('ST4001', item.span, `\`${entry.name}\` is a list of single texts.`)
  return texts
}

/** `yes` or `no`; also accepts `true` and `false`. */
export const isYes = (text: string): boolean => ['yes', 'true'].includes(text.trim())
export const isNo = (text: string): boolean => ['no', 'false'].includes(text.trim())

export function entryYesOrNo(entry: MergedEntry, reporter: Reporter): boolean {
  const text = entryText(entry, reporter)
  if (text !== undefined && isYes(text.text)) return true
  if (text !== undefined && !isNo(text.text))
    reporter.report('ST4033', text?.span, `\`${entry.name}\` is \`yes\` or \`no\`.`)
  return false
}

/** One of a few fixed words. */
export function fixedWord<W extends string>(
  entry: MergedEntry,
  words: readonly W[],
  reporter: Reporter,
): W | undefined {
  const text = entryText(entry, reporter)
  if (text === undefined) return undefined
  const written = text.text.trim()
  const found = words.find((word) => word === written)
  if (found !== undefined) return found
  const message = `\`${entry.name}\` is ${alternatives(words)}, not \`${written}\`.`
  return reporter.report('ST4033', text.span, message, suggestion(written, words))
}

/** The words of a text joined by single spaces, without articles: the form in which names are compared. */
export function nameText(text: string): string {
  if (!/\s/.test(text)) return ARTICLES.has(text) ? '' : text
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => !ARTICLES.has(word))
    .join(' ')
}
