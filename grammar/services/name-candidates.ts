import { parseKnown } from '../expression/parse-known.ts'
import type { Start } from '../expression/parse.ts'
import { comparedName } from '../document/names.ts'
import { pluralOf } from '../document/spelling.ts'
import { HOOKED_SORTS } from '../names/declarations.ts'
import { INFLECTED } from '../names/symbols.ts'
import { sortWords, type NamedSymbol, type SymbolSort } from '../names/symbol.ts'
import type { Visible } from '../names/tables.ts'
import { typedWords, type Typed } from '../types/typed.ts'
import { knownNamesOf, tablesOf } from './analysis.ts'
import { expectedType, symbolFits } from './expected-type.ts'
import type { CompletionItem } from './completion.ts'
import type { KnownNames } from '../yaml/tree.ts'
import type { Workspace } from './workspace.ts'

type NameCandidate = Pick<CompletionItem, 'label' | 'kind' | 'detail' | 'doc'>

const FIELDS: readonly SymbolSort[] = ['column', 'tracked', 'field', 'term', 'rule', 'group', 'place']
const THINGS: readonly SymbolSort[] = [
  'class',
  'group',
  'kind',
  'family',
  'enumeration',
  'type',
  'term',
  'column',
  'tracked',
  'area',
]
const VALUES: readonly SymbolSort[] = [
  'column',
  'tracked',
  'term',
  'rule',
  'tally',
  'table',
  'number',
  'option',
  'value',
  'kind',
  'family',
  'place',
  'area',
  'seat',
  'word',
  'function',
  'direction',
  'stage',
  'pattern',
  'class',
  'group',
  'type',
  'field',
  'history',
  'enumeration',
]

/** The sorts of names that fit after certain words. */
const ASKED: readonly (readonly [RegExp, readonly SymbolSort[]])[] = [
  [/(?:\bcan|\bmay|\bmust|\bduring)\s*$/u, ['action', 'phase']],
  [/\b(?:may|must)\s[^()]*\bor\s*$/u, ['action', 'phase']],
  [/^(?:in reply to|is)$/u, ['action']],
  [/\bend\s*$/u, ['stage']],
  [/\bas a new\s*$/u, ['group']],
  [/^(?:before|after|instead of)$/u, HOOKED_SORTS],
  [/\b(?:all|any|no|every|first|random|number of|for each|over|your|enemy|up to)\s*$/u, THINGS],
  [/\b(?:called|as)\s*$/u, []],
]
/** Names that a step may begin with, besides its verbs. */
const DOERS: readonly SymbolSort[] = ['stage', 'word', 'seat']
const MANY = /\b(?:all|any|no|number of|over)\s*$/u

/** Names that may follow some words, nearest first: local names, then members of the object, then the game's own. */
export function nameCandidates(
  workspace: Workspace,
  name: string,
  offset: number,
  before: string,
  text?: { readonly start: Start; readonly offsetAt: (index: number) => number },
): readonly NameCandidate[] {
  const tables = tablesOf(workspace, name)
  if (tables === undefined) return []
  const known = knownNamesOf(workspace, name)
  const isField = /\.\s*$/u.test(before)
  const many = MANY.test(before)
  // Trailing blanks are not part of a text.
  const written = offset - (/\s*$/u.exec(before)?.[0].length ?? 0)
  const seen = isField ? NOTHING : tables.scopeAt(name, written)
  const of = isField ? tables.typeAt(name, dotBefore(workspace.text(name), offset) - 1) : seen.it
  const asked =
    text?.start === 'step' && before === '' ? DOERS : ASKED.find(([pattern]) => pattern.test(before))?.[1]
  const sorts = new Set(isField ? FIELDS : (asked ?? VALUES))
  const expected =
    text === undefined || isField
      ? undefined
      : expectedType(workspace, name, tables, { before, known, ...text })
  const fitting = (symbol: NamedSymbol, typed: Typed | undefined): number =>
    expected === undefined || symbolFits(symbol, typed, expected) ? 0 : 1
  const found = new Map<string, NameCandidate>()
  const add = (symbol: NamedSymbol, typed: Typed | undefined): void => {
    const plain = many && INFLECTED.has(symbol.sort) ? (symbol.plural ?? pluralOf(symbol.name)) : symbol.name
    if (found.has(plain) || !isName(plain, known)) return
    const detail = typed === undefined ? sortWords(symbol) : typedWords(typed)
    found.set(plain, { label: plain, kind: symbol.sort, detail, doc: symbol.doc })
  }
  if (asked === undefined || asked === THINGS || asked === DOERS)
    for (const { symbol, typed } of seen.variables) if (fitting(symbol, typed) === 0) add(symbol, typed)
  const own = tables.symbols.all.filter(({ sort }) => sorts.has(sort))
  const fits = own
    .map((symbol) => ({ symbol, near: nearness(symbol, of), misfit: fitting(symbol, tables.typeOf(symbol)) }))
    .filter(({ near }) => !isField || near < 3)
    .sort((a, b) => a.misfit - b.misfit || a.near - b.near)
  for (const { symbol, misfit } of fits) if (misfit === 0) add(symbol, tables.typeOf(symbol))
  if (asked === undefined || asked === THINGS || asked === DOERS)
    for (const { symbol, typed } of seen.variables) add(symbol, typed)
  for (const { symbol } of fits) add(symbol, tables.typeOf(symbol))
  return [...found.values()]
}

const NOTHING: Visible = { variables: [], it: undefined }

/** 0: belongs to the thing itself; 1 and 2: belongs to anything; 3: belongs to something else. */
function nearness({ sort, owner, declared }: NamedSymbol, of: Typed | undefined): number {
  const wanted =
    of === undefined
      ? undefined
      : 'class' in of.type
        ? of.type.class
        : of.type.kind === 'enumeration'
          ? of.type.name
          : undefined
  if (owner !== undefined && (sort === 'column' || sort === 'tracked'))
    return wanted === undefined ? 1 : owner.name === wanted ? 0 : 3
  return declared.length === 0 ? 2 : 1
}

/** A label may contain any words; only a single name can be mentioned. */
function isName(name: string, known: KnownNames | undefined): boolean {
  const { tree } = parseKnown('name', name, known)
  return tree !== undefined && tree.text === name && comparedName(name) === name
}

function dotBefore(text: string, offset: number): number {
  return text.lastIndexOf('.', Math.max(0, offset - 1))
}
