import { comparedName } from '../document/names.ts'
import type { YamlText } from '../yaml/tree.ts'
import { spellings } from '../document/spelling.ts'
import type { NamedSymbol, SymbolSort } from './symbol.ts'

/** Sorts that are also written in the plural. */
export const INFLECTED: ReadonlySet<SymbolSort> = new Set([
  'class',
  'group',
  'kind',
  'family',
  'enumeration',
  'type',
])

/** The symbols of one game, by their spellings and by the keys that declare them. */
export class Symbols {
  readonly all: NamedSymbol[] = []
  private readonly byForm = new Map<string, NamedSymbol[]>()
  private readonly byKey = new Map<YamlText, NamedSymbol>()

  add(symbol: NamedSymbol, keys: readonly YamlText[] = []): NamedSymbol {
    this.all.push(symbol)
    for (const form of formsOf(symbol)) {
      const alike = this.byForm.get(form)
      if (alike === undefined) this.byForm.set(form, [symbol])
      else alike.push(symbol)
    }
    for (const key of keys) this.byKey.set(key, symbol)
    return symbol
  }

  /** The symbol that a key, or an item of a list, declares. */
  ofKey(key: YamlText): NamedSymbol | undefined {
    return this.byKey.get(key)
  }

  /** All possible meanings of a spelling, of some sorts. Exact names come first. */
  called(written: string, ...sorts: readonly SymbolSort[]): readonly NamedSymbol[] {
    const name = comparedName(written)
    const existing = (this.byForm.get(name) ?? []).filter(
      ({ sort }) => sorts.length === 0 || sorts.includes(sort),
    )
    if (existing.length < 2) return existing
    return [...existing.filter((one) => one.name === name), ...existing.filter((one) => one.name !== name)]
  }

  /** The first of these sorts that a spelling means. */
  find(written: string, ...sorts: readonly SymbolSort[]): NamedSymbol | undefined {
    return this.called(written, ...sorts)[0]
  }
}

/** Every way to write a symbol: singular and plural are one name. */
function formsOf({ sort, name, plural }: NamedSymbol): readonly string[] {
  return INFLECTED.has(sort) ? spellings(name, plural) : [name]
}
