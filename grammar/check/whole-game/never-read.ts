import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { sortWords, symbolKey } from '../../names/symbol.ts'
import type { NameTables } from '../../names/tables.ts'

/** What is declared to be read by rules. */
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
 * Warns of names that a game declares and nothing reads, examples included: mostly another one was meant somewhere. What
 * a base or a module brings is for whoever uses it.
 */
export function unreadNames({ layers }: MergedGame, names: NameTables): readonly Diagnostic[] {
  if (layers.length !== 1) return []
  const used = names.used()
  return names.symbols.all.flatMap((symbol): Diagnostic[] => {
    const [span] = symbol.declared
    // What is printed on other things than pieces is read where data and boards are.
    const isRead = READ.has(symbol.sort) && (symbol.sort !== 'column' || symbol.owner?.sort === 'class')
    if (!isRead || span === undefined || used.has(symbolKey(symbol)) || isNamed(names, symbol)) return []
    // Whoever names a value knows of what it is one.
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
