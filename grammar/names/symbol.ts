import type { Span } from '../source/span.ts'

/** What a name refers to. */
export type SymbolSort =
  /** Of the whole game. */
  | 'seat'
  | 'number'
  | 'option'
  | 'enumeration'
  | 'value'
  | 'class'
  | 'group'
  | 'kind'
  | 'family'
  | 'column'
  | 'place'
  | 'area'
  | 'setup'
  | 'tracked'
  | 'pattern'
  | 'term'
  | 'rule'
  | 'tally'
  | 'table'
  | 'stage'
  | 'action'
  | 'phase'
  | 'history'
  | 'whenever'
  | 'end'
  | 'condition'
  /** Of one action, stage, term or list of steps. */
  | 'choice'
  | 'let'
  | 'parameter'
  | 'variable'
  /** Of the language itself. */
  | 'word'
  | 'function'
  | 'direction'
  | 'type'
  | 'field'

/** What things are named by in `for each soldier` and `fits(card)`: the nearest first. */
export const OF_THINGS = [
  'kind',
  'family',
  'class',
  'group',
  'enumeration',
  'type',
  'place',
] as const satisfies readonly SymbolSort[]

/** A name with what it refers to. One symbol is one object; overlays that mention it again add to `declared`. */
export interface NamedSymbol {
  readonly sort: SymbolSort
  /** As names are compared: articles left out. */
  readonly name: string
  /** A plural that its author gave; other plurals follow from the rules of spelling. */
  readonly plural: string | undefined
  /** The class of a column or kind, the enumeration of a value, the action of a choice. */
  readonly owner: NamedSymbol | undefined
  /** Where documents declare it, base first. Empty for what the language brings. */
  readonly declared: readonly Span[]
  /** The comment above its declaration, or the documentation of the language. */
  readonly doc: string | undefined
  /** `for each soldier`, `fits(card)`: it took the name of another symbol, and is renamed with it. */
  readonly namedAfter: NamedSymbol | undefined
}

/** What a symbol is called to people: `the kind`, `the choice`. */
export function sortWords({ sort, owner }: NamedSymbol): string {
  switch (sort) {
    case 'class':
      return 'the class of pieces'
    case 'group':
      return 'the class of groups'
    case 'tracked':
      return 'the tracked value'
    case 'history':
      return 'the rule of `history`'
    case 'whenever':
    case 'end':
      return `the rule under \`${sort}\``
    case 'let':
      return 'the name given by `let`'
    case 'value':
      return owner === undefined ? 'the value' : `the value of \`${owner.name}\``
    case 'word':
    case 'function':
    case 'type':
    case 'field':
      return 'the word of the language'
    default:
      return `the ${sort}`
  }
}

/** What identifies a symbol, even in another pass over the same documents: its first declaration. */
export function symbolKey({ sort, name, declared: [first] }: NamedSymbol): string {
  return `${sort} ${name} ${first === undefined ? '' : `${first.file.name}:${first.start}`}`
}

export function sameSymbol(a: NamedSymbol, b: NamedSymbol): boolean {
  return a === b || (a.name === b.name && symbolKey(a) === symbolKey(b))
}
