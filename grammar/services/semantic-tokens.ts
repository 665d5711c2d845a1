import { bookOf } from '../book/book.ts'
import { wordsOf, type WordSort } from '../expression/words-of.ts'
import type { SymbolSort } from '../names/symbol.ts'
import { nameSpan } from '../names/declarations.ts'
import { documentOf, tablesOf } from './analysis.ts'
import type { TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** A word with its sort: a word of the language, or the sort of the thing it names. Tokens never overlap. */
export interface SemanticToken extends TextRange {
  readonly sort: WordSort | SymbolSort | 'key' | 'label'
  readonly isDeclaration: boolean
}

/** The words of a document, in text order. */
export function semanticTokens(workspace: Workspace, name: string): readonly SemanticToken[] {
  const document = documentOf(workspace, name)
  if (document === undefined) return []
  const tables = tablesOf(workspace, name)
  const tokens: SemanticToken[] = []
  const add = (start: number, end: number, sort: SemanticToken['sort'], isDeclaration = false): void => {
    if (end > start) tokens.push({ start, end, sort, isDeclaration })
  }
  for (const { node, role, reads, declares } of bookOf(document)) {
    if (declares !== undefined) {
      const { start, end } = nameSpan(node)
      add(start, end, declares, true)
    }
    const [start] = reads
    if (start === undefined) {
      if (role === 'key' && declares === undefined) add(node.span.start, node.span.end, 'key')
      continue
    }
    // The name of a head is declared above; its parameters follow.
    const from = declares === undefined ? 0 : Math.max(0, node.text.indexOf('('))
    if (declares !== undefined && role === 'key' && from === 0) continue
    for (const word of wordsOf(node.text, start, node.known)) {
      if (word.start < from) continue
      const [first, last] = [node.offsetAt(word.start), node.offsetAt(word.end - 1) + 1]
      const named = word.sort === 'name' ? tables?.referenceAt(document.file.name, first) : undefined
      const fits = named !== undefined && named.span.start === first
      add(first, last, fits ? named.symbol.sort : word.sort, fits && named.role === 'declaration')
    }
  }
  return withoutOverlaps(tokens)
}

function withoutOverlaps(tokens: readonly SemanticToken[]): readonly SemanticToken[] {
  const kept: SemanticToken[] = []
  for (const token of [...tokens].sort((a, b) => a.start - b.start || b.end - a.end))
    if (token.start >= (kept.at(-1)?.end ?? 0)) kept.push(token)
  return kept
}
