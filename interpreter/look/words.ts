import { SYMBOL_OF, type SymbolName } from '../../grammar/language/symbols.ts'

export type { SymbolName } from '../../grammar/language/symbols.ts'

/** How well a name fits a symbol: as a whole, or by one of its words. */
export interface FoundSymbol {
  readonly symbol: SymbolName
  readonly isWhole: boolean
}

/** The symbol for a thing by its name. The last word says most: `war horse` is a horse, `hand bomb` a bomb. */
export function symbolFor(name: string): FoundSymbol | undefined {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of words.toReversed()) {
    const symbol = forms(word).flatMap((form) => SYMBOL_OF.get(form) ?? [])[0]
    if (symbol !== undefined) return { symbol, isWhole: words.length === 1 }
  }
  return undefined
}

/** A word, and what it may be the plural of. */
export function forms(word: string): readonly string[] {
  return [
    word,
    word.replace(/s$/u, ''),
    word.replace(/es$/u, ''),
    word.replace(/ies$/u, 'y'),
    word.replace(/ves$/u, 'f'),
    word.replace(/men$/u, 'man'),
  ]
}
