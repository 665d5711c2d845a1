import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { sortWords, symbolKey } from '../../names/symbol.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'

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
])

/**
 * Warns of names that a game declares and nothing reads: mostly another one was meant somewhere. What a base or a module
 * brings is for whoever uses it.
 */
export function warnOfUnread(el: Elaboration): void {
  const { layers } = el.game
  if (el.diagnostics.hasErrors || layers.length !== 1) return
  const used = el.names.used()
  for (const symbol of el.names.symbols.all) {
    const [at] = symbol.declared
    // What is printed on other things than pieces is read where data and boards are.
    if (symbol.sort === 'column' && symbol.owner?.sort !== 'class') continue
    if (!READ.has(symbol.sort) || at === undefined || used.has(symbolKey(symbol)) || isNamed(el, symbol))
      continue
    el.report('ST4138', at, `Nothing reads ${sortWords(symbol)} \`${symbol.name}\`.`, {
      label: 'declared here',
      help: 'Take it out, or look where it was meant to be used.',
    })
  }
}

function isNamed(el: Elaboration, symbol: NamedSymbol): boolean {
  return el.names.referencesOf(symbol).some(({ role }) => role === 'use')
}
