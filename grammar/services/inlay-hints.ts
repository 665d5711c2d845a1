import { bookOf, type BookEntry } from '../book/book.ts'
import type { Declared } from '../document/schema/shape.ts'
import { typedWords, type Typed } from '../types/typed.ts'
import { documentOf, tablesOf } from './analysis.ts'
import type { TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** A word that is shown in the text without being part of it. */
export interface InlayHint {
  readonly offset: number
  readonly text: string
}

/** Names whose type is not written in the text. */
const UNTYPED: ReadonlySet<Declared> = new Set(['term', 'choice', 'let', 'number'])

/**
 * The types of terms, choices and lets in a range of a document, after their names; for numbers, the result after the
 * expression.
 */
export function inlayHints(workspace: Workspace, name: string, range: TextRange): readonly InlayHint[] {
  const document = documentOf(workspace, name)
  const tables = tablesOf(workspace, name)
  if (document === undefined || tables === undefined) return []
  return bookOf(document).flatMap(({ node, declares }, i, entries) => {
    const { start, end } = node.span
    if (declares === undefined || !UNTYPED.has(declares) || end < range.start || start > range.end) return []
    const symbol = tables.symbols.ofKey(node)
    const typed = symbol === undefined ? undefined : tables.typeOf(symbol)
    if (typed === undefined || typed.type.kind === 'hole') return []
    return declares === 'number'
      ? numberHint(typed, entries[i + 1])
      : [{ offset: end, text: typedWords(typed) }]
  })
}

/** A literal number needs no hint. */
function numberHint({ type }: Typed, value: BookEntry | undefined): readonly InlayHint[] {
  if (type.kind !== 'number' || type.least !== type.most || value?.role !== 'value') return []
  const { text, span } = value.node
  return /^-?\d+$/u.test(text.trim()) ? [] : [{ offset: span.end, text: `= ${type.least}` }]
}
