import * as monaco from 'monaco-editor/editor'
import type { CompletionItem, OutlineItem, SemanticToken } from '../../grammar/services/index.ts'

/** Token names that the themes colour. */
export const TOKEN_TYPES = [
  'property',
  'keyword',
  'number',
  'class',
  'enumMember',
  'function',
  'variable',
  'parameter',
  'label',
] as const
type TokenType = (typeof TOKEN_TYPES)[number]

type Sort = SemanticToken['sort'] | CompletionItem['kind'] | OutlineItem['sort']

/** Kinds of names by their counterparts in other languages; anything that is not here is a variable. */
const LIKE: Readonly<Partial<Record<Sort, TokenType>>> = {
  key: 'property',
  section: 'property',
  keyword: 'keyword',
  word: 'keyword',
  direction: 'keyword',
  type: 'keyword',
  number: 'number',
  class: 'class',
  group: 'class',
  enumeration: 'class',
  document: 'class',
  kind: 'enumMember',
  family: 'enumMember',
  value: 'enumMember',
  seat: 'enumMember',
  term: 'function',
  function: 'function',
  rule: 'function',
  stage: 'function',
  action: 'function',
  table: 'function',
  tally: 'function',
  choice: 'parameter',
  let: 'parameter',
  parameter: 'parameter',
  label: 'label',
  condition: 'label',
  example: 'label',
}

/** Signs and names without a meaning yet stay as they are. */
const PLAIN: ReadonlySet<Sort> = new Set<Sort>(['sign', 'words', 'name'])

export function tokenType(sort: Sort): number {
  return PLAIN.has(sort) ? -1 : TOKEN_TYPES.indexOf(LIKE[sort] ?? 'variable')
}

const { CompletionItemKind, SymbolKind } = monaco.languages

const COMPLETIONS: Readonly<Record<TokenType, monaco.languages.CompletionItemKind>> = {
  property: CompletionItemKind.Property,
  keyword: CompletionItemKind.Keyword,
  number: CompletionItemKind.Constant,
  class: CompletionItemKind.Class,
  enumMember: CompletionItemKind.EnumMember,
  function: CompletionItemKind.Function,
  variable: CompletionItemKind.Variable,
  parameter: CompletionItemKind.TypeParameter,
  label: CompletionItemKind.Text,
}

const SYMBOLS: Readonly<Record<TokenType, monaco.languages.SymbolKind>> = {
  property: SymbolKind.Module,
  keyword: SymbolKind.Key,
  number: SymbolKind.Number,
  class: SymbolKind.Class,
  enumMember: SymbolKind.EnumMember,
  function: SymbolKind.Function,
  variable: SymbolKind.Variable,
  parameter: SymbolKind.TypeParameter,
  label: SymbolKind.String,
}

export function completionKind(sort: Sort): monaco.languages.CompletionItemKind {
  return COMPLETIONS[LIKE[sort] ?? 'variable']
}

export function symbolKind(sort: Sort): monaco.languages.SymbolKind {
  return SYMBOLS[LIKE[sort] ?? 'variable']
}
