import { isLater } from '../../language/later.ts'
import { sameSymbol, sortWords, whenAlone, type NamedSymbol } from '../../names/symbol.ts'
import { matchType } from '../../types/types.ts'
import type { InWorld, Reading, Reporting } from './contexts.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import type { Scope, Variable } from './scope.ts'
import { typedOf } from './values.ts'

/**
 * Binds a name to a value for the following text. A name may not hide another, because readers could not know which is
 * meant.
 */
export function bindName(
  el: Reading,
  scope: Scope,
  symbol: NamedSymbol,
  value: Variable['value'],
  more: Pick<Variable, 'slots' | 'inSuccession' | 'way' | 'cell' | 'members' | 'goesBy'> = {},
): Scope {
  el.names.declareType(symbol, typedOf(value))
  const hidden = hiddenVariable(scope, symbol) ?? hiddenSymbol(el, symbol, value)
  if (hidden !== undefined) reportHidden(el, symbol, hidden)
  return scope.declare({ symbol, value, ...more })
}

function hiddenVariable(scope: Scope, symbol: NamedSymbol): NamedSymbol | undefined {
  const before = scope.variables.get(symbol.name)?.symbol
  return before === undefined || sameSymbol(before, symbol) ? undefined : before
}

/** The symbol that the name would hide, unless it is only the sort of the thing. */
function hiddenSymbol(el: Reading, symbol: NamedSymbol, value: Variable['value']): NamedSymbol | undefined {
  if (symbol.namedAfter !== undefined) return undefined
  return el.names.symbols
    .called(symbol.name)
    .find(
      (other) => !isLaterWord(other) && standsAlone(el, other) && !isSortOf(el, other, value, symbol.name),
    )
}

/** True for a word of the language that yields to any name of the ruleset. */
function isLaterWord({ declared, name }: NamedSymbol): boolean {
  return declared.length === 0 && isLater(name)
}

/** True if a symbol can be named alone, wherever a variable can. */
function standsAlone(el: Reading, { sort, name }: NamedSymbol): boolean {
  const alone = whenAlone(sort)
  if (alone === 'if the game tracks it') return el.tracked.get(name)?.some(({ of }) => of === 'game') === true
  if (alone === 'without parameters')
    return (el.functions.declared.get(name)?.signature?.parameters?.length ?? 0) === 0
  return alone === 'with a board' ? el.world.boards.length > 0 : alone === 'always'
}

/** A thing may have the name of its class, or of its kind if it can have no other. */
function isSortOf(
  el: InWorld,
  { sort, name }: NamedSymbol,
  value: Variable['value'],
  written: string,
): boolean {
  const { type } = typedOf(value)
  return matchType(
    type,
    {
      hole: () => true,
      piece: (piece) => {
        const kinds = kindsCalled(el.world, written, piece.class)
        return kinds !== undefined && [...piece.kinds].every((kind) => kinds.has(kind))
      },
      group: (group) => sort === 'group' && group.class === name,
      enumeration: (values) => sort === 'enumeration' && values.name === name,
      seat: () => sort === 'type' && name === 'player',
      space: () => sort === 'type' && name === 'space',
      place: (place) => sort === 'place' && place.name === name,
      directions: () => sort === 'type' && name === 'direction',
      number: () => sort === 'type' && name === 'number',
    },
    () => false,
  )
}

function reportHidden(el: Reporting, symbol: NamedSymbol, hidden: NamedSymbol): void {
  const [declaration] = hidden.declared
  const own = symbol.sort === 'let' ? `this ${symbol.name}` : `chosen ${symbol.name}`
  const name = symbol.sort === 'choice' || symbol.sort === 'let' ? own : `other ${symbol.name}`
  el.report(
    'ST4135',
    symbol.declared[0],
    `${sortWords(symbol)} \`${symbol.name}\` hides ${sortWords(hidden)} of that name.`,
    {
      label: 'hides the other',
      help: `Give it another name, such as \`${name}\`.`,
      ...(declaration === undefined ? {} : { related: [{ span: declaration, label: sortWords(hidden) }] }),
    },
  )
}
