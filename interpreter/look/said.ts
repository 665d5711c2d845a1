import type { Look, LookInfo } from '../../grammar/check/world/look-info.ts'
import type { World } from '../../grammar/check/world/world.ts'
import type { Drawn } from './picture.ts'
import { SYMBOLS } from './symbols.ts'
import type { SymbolName } from './words.ts'

/** The symbol that a text names. */
export function symbolSaid({ symbols }: LookInfo, { symbol }: Look): Drawn | undefined {
  if (symbol === undefined || symbol === 'none' || !('name' in symbol)) return undefined
  const own = symbols.get(symbol.name)
  if (own !== undefined) return { path: own.path }
  return isSymbol(symbol.name) ? symbol.name : undefined
}

/** The letter that a text names; empty for none at all. */
export function letterSaid({ symbol }: Look): string | undefined {
  if (symbol === 'none') return ''
  return symbol !== undefined && 'letter' in symbol ? symbol.letter : undefined
}

function isSymbol(name: string): name is SymbolName {
  return Object.hasOwn(SYMBOLS, name)
}

/** How a value looks as far as the text says. */
export function valueSaid({ look }: World, enumeration: string, value: string): Look {
  return look.values.get(enumeration)?.get(value) ?? {}
}
