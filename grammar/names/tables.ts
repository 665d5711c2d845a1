import type { Place } from '../expression/ast.ts'
import type { TextSource } from '../expression/text-source.ts'
import type { Span } from '../source/span.ts'
import type { Typed } from '../types/typed.ts'
import { ByPlace } from './by-place.ts'
import { sameSymbol, symbolKey, type NamedSymbol } from './symbol.ts'
import type { Symbols } from './symbols.ts'

/** A place in a document where a symbol is named. */
export interface Reference {
  readonly symbol: NamedSymbol
  readonly span: Span
  readonly role: 'declaration' | 'use'
}

/** Local names in a text, besides the symbols of the game. */
export interface Visible {
  /** Choices, parameters, names of loops and lets. Of two with one name only the nearer. */
  readonly variables: readonly { readonly symbol: NamedSymbol; readonly typed: Typed }[]
  /** The thing whose fields can be named bare. */
  readonly it: Typed | undefined
}

/** Computes the names in scope at a position lazily. */
interface Sighted {
  visible(): Visible
}

/** A position in its raw form, because most positions are never requested. */
type At = { readonly span: Span } | { readonly source: TextSource; readonly place: Place }

function spanOf(at: At): Span {
  return 'span' in at ? at.span : at.source.spanOf(at.place.start, at.place.end)
}

/**
 * Facts about the names of a game, recorded by the checker for later requests: every declaration and every use, the
 * type of each expression, and scopes. With mistakes in the documents it contains the intelligible part. Documents are
 * identified by their `SourceFile`.
 */
export class NameTables {
  readonly symbols: Symbols
  private readonly uses: { readonly symbol: NamedSymbol; readonly at: At }[] = []
  private readonly values: { readonly typed: Typed; readonly at: At }[] = []
  private readonly scopes: { readonly scope: Sighted; readonly at: At }[] = []
  private readonly types = new Map<string, { readonly symbol: NamedSymbol; readonly typed: Typed }>()
  /** Deferred work that adds more names on request. */
  private readonly waiting: (() => void)[] = []
  /** Index, built lazily. */
  private indexed:
    | {
        readonly references: ByPlace<Reference>
        readonly values: ByPlace<Typed & { readonly span: Span }>
        readonly scopes: ByPlace<{ readonly scope: Sighted; readonly span: Span }>
      }
    | undefined

  private readonly keeps: boolean

  /** Without `keeps` only declarations are recorded, which is enough for diagnostics. */
  constructor(symbols: Symbols, keeps = true) {
    this.symbols = symbols
    this.keeps = keeps
  }

  /** Records that a name in a text refers to a symbol. An implied name has no letters and is not recorded. */
  use(symbol: NamedSymbol | undefined, source: TextSource, place: Place): void {
    if (symbol !== undefined && place.start < place.end)
      this.put(this.uses, { symbol, at: { source, place } })
  }

  /** Records that a whole scalar names a symbol. */
  useAt(symbol: NamedSymbol | undefined, span: Span): void {
    if (symbol !== undefined) this.put(this.uses, { symbol, at: { span } })
  }

  /** Records the type of an expression and its scope. */
  noteLookup(typed: Typed, scope: Sighted, source: TextSource, place: Place): void {
    const at = { source, place }
    this.put(this.values, { typed, at })
    this.put(this.scopes, { scope, at })
  }

  /** Records the scope of a range of a document. The shortest range around a place counts. */
  scope(scope: Sighted, span: Span): void {
    this.put(this.scopes, { scope, at: { span } })
  }

  declareType(symbol: NamedSymbol, typed: Typed): void {
    if (this.keeps) this.types.set(symbolKey(symbol), { symbol, typed })
  }

  /** Defers names that are expensive to find and rarely requested. */
  later(find: () => void): void {
    if (!this.keeps) return
    this.waiting.push(find)
    this.indexed = undefined
  }

  private put<T>(list: T[], item: T): void {
    if (!this.keeps) return
    list.push(item)
    this.indexed = undefined
  }

  private get index(): NonNullable<NameTables['indexed']> {
    // One may add another.
    for (let find = this.waiting.pop(); find !== undefined; find = this.waiting.pop()) find()
    return (this.indexed ??= {
      references: new ByPlace(withoutDuplicates([...this.declarations(), ...this.uses.map(asReference)])),
      values: new ByPlace(this.values.map(({ typed, at }) => ({ ...typed, span: spanOf(at) }))),
      scopes: new ByPlace(this.scopes.map(({ scope, at }) => ({ scope, span: spanOf(at) }))),
    })
  }

  /** Collects declarations of local symbols, which are known only from their uses and scopes. */
  private declarations(): readonly Reference[] {
    const all = [...this.symbols.all, ...[...this.types.values()].map(({ symbol }) => symbol)]
    return all.flatMap((symbol) =>
      symbol.namedAfter === undefined
        ? symbol.declared.map((span): Reference => ({ symbol, span, role: 'declaration' }))
        : [],
    )
  }

  /** The name at an offset of a document, and what it refers to. */
  referenceAt(document: string, offset: number): Reference | undefined {
    return this.index.references.shortestAt(document, offset)
  }

  /** All meanings of one name: a text that is read several times may have one for each. */
  referencesAt(span: Span): readonly Reference[] {
    return this.index.references.exactlyAt(span)
  }

  symbolAt(document: string, offset: number): NamedSymbol | undefined {
    return this.referenceAt(document, offset)?.symbol
  }

  /** Every place where a symbol is named, declarations first, including symbols named after it. */
  referencesOf(symbol: NamedSymbol): readonly Reference[] {
    const found = this.index.references.all.filter(({ symbol: other }) => isNamed(other, symbol))
    return [...found.filter((r) => r.role === 'declaration'), ...found.filter((r) => r.role === 'use')]
  }

  /** Keys of symbols that some text names. Deferred ones are left out. */
  used(): ReadonlySet<string> {
    return new Set(this.uses.map(({ symbol }) => symbolKey(symbol)))
  }

  /** All names in a document, in the order of the text. */
  referencesIn(document: string): readonly Reference[] {
    return this.index.references.in(document)
  }

  /** The type of the shortest expression around an offset. */
  typeAt(document: string, offset: number): (Typed & { readonly span: Span }) | undefined {
    return this.index.values.shortestAt(document, offset)
  }

  /** The types of one expression. A function is checked once for each combination of argument types. */
  typesAt(span: Span): readonly Typed[] {
    return this.index.values.exactlyAt(span)
  }

  typeOf(symbol: NamedSymbol): Typed | undefined {
    return this.types.get(symbolKey(symbol))?.typed
  }

  /** The parameters of all heads. */
  parameters(): readonly NamedSymbol[] {
    return [...this.types.values()].flatMap(({ symbol }) => (symbol.sort === 'parameter' ? [symbol] : []))
  }

  /** The types of the parameters that a head declares, in order. */
  parametersIn({ file, start, end }: Span): readonly Typed[] {
    const found = [...this.types.values()].flatMap(({ symbol: { sort, declared }, typed }) => {
      const [at] = declared
      const isHere = at !== undefined && at.file.name === file.name && at.start >= start && at.end <= end
      return sort === 'parameter' && isHere ? [{ at: at.start, typed }] : []
    })
    return found.sort((a, b) => a.at - b.at).map(({ typed }) => typed)
  }

  /** Local names in scope at an offset. */
  scopeAt(document: string, offset: number): Visible {
    return this.index.scopes.shortestAt(document, offset)?.scope.visible() ?? { variables: [], it: undefined }
  }
}

function asReference({ symbol, at }: { readonly symbol: NamedSymbol; readonly at: At }): Reference {
  return { symbol, span: spanOf(at), role: 'use' }
}

/** Removes duplicates of texts that were visited more than once. */
function withoutDuplicates(references: readonly Reference[]): readonly Reference[] {
  const found = new Map<string, Reference>()
  for (const reference of references) {
    const { span, symbol } = reference
    const key = `${span.file.name}:${span.start}:${span.end} ${symbolKey(symbol)}`
    if (!found.has(key)) found.set(key, reference)
  }
  return [...found.values()]
}

function isNamed(other: NamedSymbol, symbol: NamedSymbol): boolean {
  return sameSymbol(other, symbol) || (other.namedAfter !== undefined && isNamed(other.namedAfter, symbol))
}
