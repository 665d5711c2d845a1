import { YIELDING } from '../../expression/reserved-words.ts'
import { LATER } from '../../language/later.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import type { Reading } from '../elaboration/contexts.ts'

/** Sorts of names that a value in parentheses may follow, as it follows a function. */
const CALLED: ReadonlySet<SymbolSort> = new Set(['term', 'rule', 'tally', 'table', 'place', 'tracked'])

/** Notes each name of the ruleset that wins over a word that the language gained later. */
export function noteLaterWords(el: Reading): void {
  for (const symbol of el.names.symbols.all) {
    const { name, declared } = symbol
    const since = LATER.get(name)
    if (since === undefined || declared[0] === undefined) continue
    const hidden = el.names.symbols.called(name).find((other) => isHiddenBy(symbol, other))
    if (hidden === undefined && !YIELDING.has(name)) continue
    const [what, sort] =
      hidden?.sort === 'function'
        ? [`a function \`${name}(...)\``, 'function']
        : [`a word \`${name}\``, 'word']
    el.report(
      'ST4320',
      declared[0],
      `The language has ${what} since release ${since}. Here the name is this ruleset's own.`,
      {
        label: 'wins over the word of the language',
        help: `To use the ${sort} instead, give this name another form, such as \`own ${name}\`.`,
        newName: `own ${name}`,
      },
    )
  }
}

function isHiddenBy(own: NamedSymbol, other: NamedSymbol): boolean {
  if (other.declared.length > 0) return false
  return other.sort !== 'function' || CALLED.has(own.sort)
}
