import { declaringEntry } from './declared-entry.ts'
import { symbolParameters } from './signature-help.ts'
import { positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import type { BookEntry } from '../book/book.ts'
import { wordsOf } from '../expression/words-of.ts'
import { aboutWord } from '../language/about-word.ts'
import { sortWords, type NamedSymbol } from '../names/symbol.ts'
import { typedWords } from '../types/typed.ts'
import { tablesOf } from './analysis.ts'
import { entryAt } from './at-offset.ts'
import { referenceAt } from './navigation.ts'
import { referencePageAt } from './reference-at.ts'
import type { TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** Information about a word: Markdown, without any HTML. */
export interface Hover extends TextRange {
  readonly markdown: string
  /** The page of the reference about a word of the language, below the pages to read. */
  readonly page?: string
}

/** The most lines of rules shown. */
const MOST_LINES = 12

/** The word at an offset: its sort, type and description, the rules that declare it, and its page in the reference. */
export function hover(workspace: Workspace, name: string, offset: number): Hover | undefined {
  const found = hoverText(workspace, name, offset)
  if (found === undefined) return undefined
  const page = referencePageAt(workspace, name, found.start)
  return page === undefined ? found : { ...found, page }
}

function hoverText(workspace: Workspace, name: string, offset: number): Hover | undefined {
  const tables = tablesOf(workspace, name)
  const found = referenceAt(workspace, name, offset)
  if (found !== undefined) {
    const { symbol, span } = found
    const typed = tables?.typeOf(symbol) ?? typeHere(tables?.typeAt(name, offset), span)
    const parameters = symbolParameters(workspace, symbol)
    const head = parameters === undefined ? symbol.name : `${symbol.name}(${parameters.join(', ')})`
    const doc = symbol.doc
    const parts = [
      `**${head}** ${sortWords(symbol)}${typed === undefined ? '' : `, ${typedWords(typed)}`}`,
      ...(doc === undefined ? [] : [doc]),
      ...rulesOf(workspace, symbol),
      ...originsOf(symbol),
    ]
    return { start: span.start, end: span.end, markdown: parts.join('\n\n') }
  }
  const entry = entryAt(workspace, name, offset)
  if (entry === undefined) return undefined
  const word = wordAt(entry, offset)
  if (word !== undefined) return word
  const { span } = entry.node
  const typed = tables?.typeAt(name, offset)
  if (entry.role === 'value' && typed !== undefined)
    return { start: typed.span.start, end: typed.span.end, markdown: typedWords(typed) }
  const { description } = entry.shape
  return description === undefined
    ? undefined
    : { start: span.start, end: span.end, markdown: `**${entry.node.text}** ${description}` }
}

/** A word of the language. */
function wordAt({ node, reads: [start] }: BookEntry, offset: number): Hover | undefined {
  if (start === undefined) return undefined
  for (const { sort, ...word } of wordsOf(node.text, start, node.known)) {
    const [from, to] = [node.offsetAt(word.start), node.offsetAt(word.end - 1) + 1]
    if (sort !== 'keyword' || offset < from || offset >= to) continue
    const markdown = aboutWord(node.text.slice(word.start, word.end).replace(/\s+/gu, ' '))
    return markdown === undefined ? undefined : { start: from, end: to, markdown }
  }
  return undefined
}

function typeHere<T extends { readonly span: Span }>(
  typed: T | undefined,
  { start, end }: Span,
): T | undefined {
  return typed?.span.start === start && typed.span.end === end ? typed : undefined
}

/** The lines that declare it, as their author wrote them. */
function rulesOf(workspace: Workspace, symbol: NamedSymbol): readonly string[] {
  const entry = declaringEntry(workspace, symbol)
  if (entry === undefined || entry.role !== 'key') return []
  const { file, start } = entry.node.span
  const lines = file.text.slice(file.lineStarts[positionOf(file, start).line - 1]).split(/\r?\n/u)
  const [first = ''] = lines
  const indent = first.length - first.trimStart().length
  const more = lines
    .slice(1)
    .findIndex((line) => line.trim() !== '' && line.length - line.trimStart().length <= indent)
  const own = lines.slice(0, more < 0 ? lines.length : more + 1).map((line) => line.slice(indent).trimEnd())
  while (own.at(-1) === '') own.pop()
  const shown = own.length > MOST_LINES ? [...own.slice(0, MOST_LINES), '...'] : own
  return [['```yaml', ...shown, '```'].join('\n')]
}

function originsOf({ declared }: NamedSymbol): readonly string[] {
  if (declared.length === 0) return []
  const places = declared.map(({ file, start }) => `${file.name}:${positionOf(file, start).line}`)
  return [`_${[...new Set(places)].join(', ')}_`]
}
