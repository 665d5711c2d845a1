import type { NamedSymbol } from '../../names/symbol.ts'
import { sameSymbol, sortWords } from '../../names/symbol.ts'
import type { Elaboration } from './elaboration.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import type { Scope, Variable } from './scope.ts'
import { typedOf } from './values.ts'

/** Gives a value a name in what follows. A name may hide no other: readers of a rule could not know which is meant. */
export function bind(
  el: Elaboration,
  scope: Scope,
  symbol: NamedSymbol,
  value: Variable['value'],
  more: Pick<Variable, 'slots' | 'inSuccession' | 'cell' | 'members'> = {},
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

/** What the name stands for where nothing is called so, if that is something else than the sort of thing it is. */
function hiddenSymbol(
  el: Elaboration,
  symbol: NamedSymbol,
  value: Variable['value'],
): NamedSymbol | undefined {
  if (symbol.namedAfter !== undefined) return undefined
  return el.names.symbols
    .called(symbol.name)
    .find((other) => standsAlone(el, other) && !isSortOf(el, other, value, symbol.name))
}

/** Can a symbol be named alone, wherever a variable can? */
function standsAlone(el: Elaboration, { sort, name }: NamedSymbol): boolean {
  switch (sort) {
    case 'seat':
    case 'number':
    case 'option':
    case 'enumeration':
    case 'value':
    case 'class':
    case 'group':
    case 'kind':
    case 'family':
    case 'place':
    case 'area':
    case 'history':
    case 'type':
    case 'word':
      return true
    // Without a board, nothing has directions.
    case 'direction':
      return el.world.boards.length > 0
    case 'tracked':
      return el.tracked.get(name)?.some(({ of }) => of === 'game') === true
    case 'term':
    case 'rule':
    case 'tally':
    case 'table':
      return (el.functions.get(name)?.signature?.parameters?.length ?? 0) === 0
    case 'column':
    case 'setup':
    case 'pattern':
    case 'stage':
    case 'action':
    case 'phase':
    case 'whenever':
    case 'end':
    case 'condition':
    case 'choice':
    case 'let':
    case 'parameter':
    case 'variable':
    case 'function':
    case 'field':
      return false
  }
}

/** A thing may have the name of its class, or of its kind if it can be of no other. */
function isSortOf(
  el: Elaboration,
  { sort, name }: NamedSymbol,
  value: Variable['value'],
  written: string,
): boolean {
  const { type } = typedOf(value)
  switch (type.kind) {
    case 'hole':
      return true
    case 'piece': {
      const kinds = kindsCalled(el.world, written, type.class)
      return kinds !== undefined && [...type.kinds].every((kind) => kinds.has(kind))
    }
    case 'group':
      return sort === 'group' && type.class === name
    case 'enumeration':
      return sort === 'enumeration' && type.name === name
    case 'seat':
      return sort === 'type' && name === 'player'
    case 'space':
      return sort === 'type' && name === 'space'
    case 'place':
      return sort === 'place' && type.name === name
    case 'directions':
      return sort === 'type' && name === 'direction'
    case 'number':
      return sort === 'type' && name === 'number'
    case 'truth':
    case 'kind':
    case 'bundle':
    case 'border':
    case 'bag':
      return false
  }
}

function reportHidden(el: Elaboration, symbol: NamedSymbol, hidden: NamedSymbol): void {
  const [there] = hidden.declared
  const own = symbol.sort === 'let' ? `this ${symbol.name}` : `chosen ${symbol.name}`
  const name = symbol.sort === 'choice' || symbol.sort === 'let' ? own : `other ${symbol.name}`
  el.report(
    'ST4135',
    symbol.declared[0],
    `${sortWords(symbol)} \`${symbol.name}\` hides ${sortWords(hidden)} of that name.`,
    {
      label: 'hides the other',
      help: `Give it another name, such as \`${name}\`.`,
      ...(there === undefined ? {} : { related: [{ span: there, label: sortWords(hidden) }] }),
    },
  )
}
