import { wordsOf } from '../expression/words-of.ts'
import type { Start } from '../expression/parse.ts'
import type { NamedSymbol, SymbolSort } from '../names/symbol.ts'
import type { NameTables } from '../names/tables.ts'
import type { Typed } from '../types/typed.ts'
import { sameType, TRUTH, type Type } from '../types/types.ts'
import { declaringEntry } from './declared-entry.ts'
import type { KnownNames } from '../yaml/tree.ts'
import type { Workspace } from './workspace.ts'

/** Both sides of a comparison have the same type. */
const COMPARED = /^(.*\S)\s*(?:\bis(?:\s+not)?|[<>=]=?)\s*$/su
/** A condition is expected here. */
const TRUE_OR_NOT = /\b(?:where|if|when|while|until|and|or|not|has)\s*$/u

/** Sorts that can have parameters. */
const CALLED: readonly SymbolSort[] = ['term', 'rule', 'tally', 'table', 'stage', 'action']

/** The expected type of a name after some words of a text. Undefined if they do not determine it. */
export function expectedType(
  workspace: Workspace,
  name: string,
  tables: NameTables,
  {
    before,
    start,
    offsetAt,
    known,
  }: {
    readonly before: string
    readonly start: Start
    readonly offsetAt: (index: number) => number
    readonly known: KnownNames | undefined
  },
): Type | undefined {
  const compared = COMPARED.exec(before)?.[1]
  if (compared !== undefined)
    return (
      tables.typeAt(name, offsetAt(compared.length - 1))?.type ??
      typeNamed(tables, name, compared, { start, offsetAt, known })
    )
  if (TRUE_OR_NOT.test(before)) return TRUTH
  return argumentType(workspace, tables, before, { start, known })
}

/** The type of the last name in a text that could not be read as a whole. */
function typeNamed(
  tables: NameTables,
  name: string,
  text: string,
  {
    start,
    offsetAt,
    known,
  }: {
    readonly start: Start
    readonly offsetAt: (index: number) => number
    readonly known: KnownNames | undefined
  },
): Type | undefined {
  const last = wordsOf(text, start, known).at(-1)
  if (last?.sort !== 'name') return undefined
  const written = text.slice(last.start, last.end)
  const local = tables
    .scopeAt(name, offsetAt(last.start))
    .variables.find(({ symbol }) => symbol.name === written)
  const [symbol] = tables.symbols.called(written)
  return (local?.typed ?? (symbol === undefined ? undefined : tables.typeOf(symbol)))?.type
}

/** Inside the parentheses of a call: the type of the parameter. */
function argumentType(
  workspace: Workspace,
  tables: NameTables,
  before: string,
  { start, known }: { readonly start: Start; readonly known: KnownNames | undefined },
): Type | undefined {
  const words = wordsOf(before, start, known)
  let [open, commas] = [0, 0]
  for (let at = words.length - 1; at > 0; at--) {
    const word = words[at]
    if (word?.sort !== 'sign') continue
    const sign = before.slice(word.start, word.end)
    if (sign === ')') open++
    else if (sign === ',' && open === 0) commas++
    else if (sign === '(' && open-- === 0) {
      const called = words[at - 1]
      const symbol =
        called?.sort === 'name'
          ? tables.symbols.find(before.slice(called.start, called.end), ...CALLED)
          : undefined
      return symbol === undefined ? undefined : parameterTypes(workspace, tables, symbol)[commas]
    }
  }
  return undefined
}

function parameterTypes(
  workspace: Workspace,
  tables: NameTables,
  symbol: NamedSymbol,
): readonly (Type | undefined)[] {
  const node = declaringEntry(workspace, symbol)?.node
  return node === undefined ? [] : tables.parametersIn(node.span).map(({ type }) => type)
}

/** True if a symbol fits where a type is expected. */
export function symbolFits(symbol: NamedSymbol, typed: Typed | undefined, expected: Type): boolean {
  const { sort, owner } = symbol
  if (expected.kind === 'enumeration' && sort === 'value') return owner?.name === expected.name
  // A piece is compared with its possible kinds.
  if ((expected.kind === 'piece' || expected.kind === 'kind') && (sort === 'kind' || sort === 'family'))
    return owner?.name === expected.class
  if (expected.kind === 'seat' && sort === 'seat') return true
  return typed !== undefined && typed.type.kind !== 'hole' && sameType(typed.type, expected)
}
