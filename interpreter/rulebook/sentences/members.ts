import { pluralOf } from '../../../grammar/document/spelling.ts'
import type { Symbols } from '../../../grammar/names/symbols.ts'
import { DICE, matchType, sameType, type Type } from '../../../grammar/types/types.ts'
import type { Typed } from '../../../grammar/types/typed.ts'

/** Words for the type of a value, or for the members of a set or bag: `a tower`, `dice`, `spaces`. */
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
  return matchType(
    type,
    {
      number: () => (isMany ? 'numbers' : undefined),
      seat: () => counted('player', 'players'),
      space: () => counted('space', 'spaces'),
      border: () => counted('border', 'borders'),
      enumeration: ({ name }) => sort(name),
      kind: (kind) => counted(`${kind.class} kind`, `${kind.class} kinds`),
      things: (thing) => sort(thing.class),
    },
    () => undefined,
  )
}
