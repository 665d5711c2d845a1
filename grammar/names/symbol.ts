import type { Span } from '../source/span.ts'

/** The thing a name refers to. */
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

/** Sorts that name things in `for each soldier` and `fits(card)`, in order of precedence. */
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
  /** In compared form, without articles. */
  readonly name: string
  /** A plural given by the author. Other plurals follow from the rules of spelling. */
  readonly plural: string | undefined
  /** The class of a column or kind, the enumeration of a value, the action of a choice. */
  readonly owner: NamedSymbol | undefined
  /** Its declarations in documents, base first. Empty for names of the language. */
  readonly declared: readonly Span[]
  /** The comment above its declaration, or the documentation of the language. */
  readonly doc: string | undefined
  /** `for each soldier`, `fits(card)`: the symbol whose name it took and with which it is renamed. */
  readonly namedAfter: NamedSymbol | undefined
}

/** When a symbol can be named alone, wherever a variable can. */
type Alone = 'always' | 'if the game tracks it' | 'without parameters' | 'with a board' | 'never'

interface SortFacts {
  readonly alone: Alone
  /** Overrides the default, `the <sort>`. */
  readonly words?: string
}

const WORD_OF_LANGUAGE = 'the word of the language'

const SORTS: { readonly [Sort in SymbolSort]: SortFacts } = {
  seat: { alone: 'always' },
  number: { alone: 'always' },
  option: { alone: 'always' },
  enumeration: { alone: 'always' },
  value: { alone: 'always' },
  class: { alone: 'always', words: 'the class' },
  group: { alone: 'always', words: 'the class of groups' },
  kind: { alone: 'always' },
  family: { alone: 'always' },
  column: { alone: 'never' },
  place: { alone: 'always' },
  area: { alone: 'always' },
  setup: { alone: 'never' },
  tracked: { alone: 'if the game tracks it', words: 'the tracked value' },
  pattern: { alone: 'never' },
  term: { alone: 'without parameters' },
  rule: { alone: 'without parameters' },
  tally: { alone: 'without parameters' },
  table: { alone: 'without parameters' },
  stage: { alone: 'never' },
  action: { alone: 'never' },
  phase: { alone: 'never' },
  history: { alone: 'always', words: 'the rule of `history`' },
  whenever: { alone: 'never', words: 'the rule under `whenever`' },
  end: { alone: 'never', words: 'the rule under `end`' },
  condition: { alone: 'never' },
  choice: { alone: 'never' },
  let: { alone: 'never', words: 'the name given by `let`' },
  parameter: { alone: 'never' },
  variable: { alone: 'never' },
  word: { alone: 'always', words: WORD_OF_LANGUAGE },
  function: { alone: 'never', words: WORD_OF_LANGUAGE },
  direction: { alone: 'with a board' },
  type: { alone: 'always', words: WORD_OF_LANGUAGE },
  field: { alone: 'never', words: WORD_OF_LANGUAGE },
}

export function whenAlone(sort: SymbolSort): Alone {
  return SORTS[sort].alone
}

/** A description of a symbol for people: `the kind`, `the choice`. */
export function sortWords({ sort, owner }: NamedSymbol): string {
  if (sort === 'value' && owner !== undefined) return `the value of \`${owner.name}\``
  return SORTS[sort].words ?? `the ${sort}`
}

/** The identity of a symbol across passes over the same documents: its first declaration. */
export function symbolKey({ sort, name, declared: [first] }: NamedSymbol): string {
  return `${sort} ${name} ${first === undefined ? '' : `${first.file.name}:${first.start}`}`
}

export function sameSymbol(a: NamedSymbol, b: NamedSymbol): boolean {
  return a === b || (a.name === b.name && symbolKey(a) === symbolKey(b))
}
