import { bookOf, type BookEntry } from '../book/book.ts'
import { nameSpan } from '../names/declarations.ts'
import type { NamedSymbol } from '../names/symbol.ts'
import type { Span } from '../source/span.ts'
import { documentOf } from './analysis.ts'
import type { Workspace } from './workspace.ts'

/** The key or list item that first declares a symbol. */
export function declaringEntry(
  workspace: Workspace,
  { declared: [first] }: NamedSymbol,
): BookEntry | undefined {
  const document = first === undefined ? undefined : documentOf(workspace, first.file.name)
  if (first === undefined || document === undefined) return undefined
  return bookOf(document).find(({ node, declares }) => declares !== undefined && isAt(nameSpan(node), first))
}

function isAt(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end
}
