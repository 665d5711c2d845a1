import type { Name, Nouns } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { localSymbol } from '../../names/declarations.ts'
import { singularOf } from '../../document/spelling.ts'
import { OF_THINGS, type NamedSymbol } from '../../names/symbol.ts'
import type { Elaboration, Reading } from './contexts.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import type { Context } from './scope.ts'

/** Records that a name in a text refers to the declaration of a key. */
export function useKey(
  el: Pick<Reading, 'names'>,
  context: Context,
  name: Name,
  declaration: { readonly key: Parameters<Elaboration['names']['symbols']['ofKey']>[0] } | undefined,
): void {
  if (declaration !== undefined) el.names.use(el.names.symbols.ofKey(declaration.key), context.source, name)
}

/** The kinds that a written name means. Records the use of the kind, family or class. */
export function kindsNamed(
  el: Pick<Reading, 'names' | 'world'>,
  source: TextSource,
  name: Name,
  className?: string,
): ReadonlySet<number> | undefined {
  const kinds = kindsCalled(el.world, name.text, className)
  if (kinds === undefined) return undefined
  const { symbols } = el.names
  const whole = symbols
    .called(name.text, 'kind', 'family', 'class')
    .find(({ name: own, owner }) => className === undefined || own === className || owner?.name === className)
  if (whole !== undefined) {
    el.names.use(whole, source, name)
    return kinds
  }
  // `red soldier`: for a row with a kind for each value, the value and the row.
  const each = el.world.kinds[[...kinds][0] ?? -1]?.each
  if (each === undefined || !source.text.slice(name.start).startsWith(`${each.called} `)) return kinds
  const split = name.start + each.called.length
  const value = symbols.called(each.called, 'value').find(({ owner }) => owner?.name === each.enumeration)
  el.names.use(value, source, { start: name.start, end: split })
  const row = symbols.find(name.text.slice(each.called.length + 1), 'kind')
  el.names.use(row, source, { start: split + 1, end: name.end })
  return kinds
}

/** The name of each thing in `for each`: the one given by `called`, otherwise that of its class. */
export function eachSymbol(el: Pick<Reading, 'names'>, source: TextSource, nouns: Nouns): NamedSymbol {
  const { called, name } = nouns
  if (called !== undefined)
    return localSymbol('variable', called.text, source.spanOf(called.start, called.end))
  const after = el.names.symbols.find(name.text, ...OF_THINGS)
  const own = after?.name ?? singularOf(name.text)
  return localSymbol('variable', own, source.spanOf(name.start, name.end), after)
}
