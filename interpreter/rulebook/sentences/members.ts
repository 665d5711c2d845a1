import { pluralOf } from '../../../grammar/document/spelling.ts'
import type { Symbols } from '../../../grammar/names/symbols.ts'
import { DICE, sameType } from '../../../grammar/types/types.ts'
import type { Type } from '../../../grammar/types/types.ts'
import type { Typed } from '../../../grammar/types/typed.ts'

/** What a value is, or what a set or bag contains: `a tower`, `dice`, `spaces`. */
export interface Members {
  readonly noun: string
  readonly isMany: boolean
}

/** Undefined for numbers and truths, which are called by their own names. */
export function membersOf(symbols: Symbols, typed: Typed | undefined): Members | undefined {
  if (typed === undefined) return undefined
  const { form, type } = typed
  if (type.kind === 'bag' && sameType(type, DICE)) return { noun: 'dice', isMany: true }
  const isMany = form === 'set' || type.kind === 'bag'
  const noun = nounFor(symbols, type.kind === 'bag' ? type.of : type, isMany)
  return noun === undefined ? undefined : { noun, isMany }
}

function nounFor(symbols: Symbols, type: Type, isMany: boolean): string | undefined {
  const counted = (one: string, many: string): string => (isMany ? many : one)
  const sort = (name: string): string =>
    counted(name, symbols.find(name, 'class', 'group', 'enumeration')?.plural ?? pluralOf(name))
  switch (type.kind) {
    case 'number':
      return isMany ? 'numbers' : undefined
    case 'seat':
      return counted('player', 'players')
    case 'space':
      return counted('space', 'spaces')
    case 'border':
      return counted('border', 'borders')
    case 'enumeration':
      return sort(type.name)
    case 'kind':
      return counted(`${type.class} kind`, `${type.class} kinds`)
    case 'piece':
    case 'group':
      return sort(type.class)
    case 'hole':
    case 'truth':
    case 'place':
    case 'directions':
    case 'bundle':
    case 'bag':
      return undefined
  }
}
