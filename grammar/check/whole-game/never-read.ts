import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { sortWords, symbolKey } from '../../names/symbol.ts'
import type { NameTables } from '../../names/tables.ts'

/** Sorts of names that are declared for rules to read. */
const READ: ReadonlySet<SymbolSort> = new Set([
  'number',
  'option',
  'column',
  'area',
  'tracked',
  'pattern',
  'term',
  'rule',
  'table',
  'stage',
  'enumeration',
])

/**
 * Warns about names that a game declares and nothing reads, not even its examples: usually a typo for another name. Names
 * from a base or a module are there for whoever uses it.
 */
export function unreadNames({ layers }: MergedGame, names: NameTables): readonly Diagnostic[] {
  if (layers.length !== 1) return []
  const used = names.used()
  return names.symbols.all.flatMap((symbol): Diagnostic[] => {
    const [span] = symbol.declared
    // Columns of things other than pieces are read where data and boards are.
    const isRead = READ.has(symbol.sort) && (symbol.sort !== 'column' || symbol.owner?.sort === 'class')
    if (!isRead || span === undefined || used.has(symbolKey(symbol)) || isNamed(names, symbol)) return []
    // A use of one of its values counts as a use.
    if (names.symbols.all.some((other) => other.owner === symbol && used.has(symbolKey(other)))) return []
    return [
      {
        code: 'ST4138',
        severity: 'warning',
        message: `Nothing ${symbol.sort === 'stage' ? 'runs' : 'reads'} ${sortWords(symbol)} \`${symbol.name}\`.`,
        span,
        label: 'declared here',
        help: 'Remove it, or use it where you meant to.',
      },
    ]
  })
}

function isNamed(names: NameTables, symbol: NamedSymbol): boolean {
  return names.referencesOf(symbol).some(({ role }) => role === 'use')
}
