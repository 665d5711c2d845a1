import { pluralOf } from '../../../grammar/document/spelling.ts'
import type { Symbols } from '../../../grammar/names/symbols.ts'
import { DICE, sameType } from '../../../grammar/types/types.ts'
import type { Type } from '../../../grammar/types/types.ts'
import type { Typed } from '../../../grammar/types/typed.ts'

/** What a set or bag contains, in the plural: `dice`, `spaces`, `guests`. */
export function membersOf(symbols: Symbols, typed: Typed | undefined): string | undefined {
  if (typed === undefined) return undefined
  const { form, type } = typed
  if (form !== 'set' && type.kind === 'bag') return sameType(type, DICE) ? 'dice' : nounFor(symbols, type.of)
  return form === 'set' ? nounFor(symbols, type) : undefined
}

function nounFor(symbols: Symbols, type: Type): string | undefined {
  switch (type.kind) {
    case 'number':
      return 'numbers'
    case 'seat':
      return 'players'
    case 'space':
      return 'spaces'
    case 'border':
      return 'borders'
    case 'enumeration':
      return pluralIn(symbols, type.name)
    case 'piece':
    case 'group':
      return pluralIn(symbols, type.class)
    default:
      return undefined
  }
}

function pluralIn(symbols: Symbols, name: string): string {
  return symbols.find(name, 'class', 'group', 'enumeration')?.plural ?? pluralOf(name)
}
