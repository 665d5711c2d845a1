import { bookText } from '../../book/book-text.ts'
import type { Bundle, Expression, Name } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import { kindsCalled } from '../world/kinds-called.ts'

/** One alternative of a pattern under `patterns:`. */
export interface Alternative {
  readonly source: TextSource
  readonly bundle: Bundle
}

/** The alternatives of a pattern. Undefined if there is none of that name. */
export function patternNamed(
  el: Pick<Reading, 'entryCalled' | 'findings' | 'names'>,
  context: Context,
  name: Name,
): readonly Alternative[] | undefined {
  const value = el.entryCalled('patterns', name.text)?.value
  if (value === undefined) return undefined
  el.names.use(el.names.symbols.find(name.text, 'pattern'), context.source, name)
  return (value.kind === 'list' ? value.items : [value]).flatMap((text): readonly Alternative[] => {
    if (text.kind !== 'text') return []
    const source = bookText(text)
    const bundle = el.findings.read(source, 'bundle')
    return bundle === undefined ? [] : [{ source, bundle }]
  })
}

/** Like `patternNamed`, for a name in an expression, which may mean something else. */
export function patternMeant(
  el: Reading,
  context: Context,
  e: Expression,
): readonly Alternative[] | undefined {
  if (e.kind !== 'name' || context.scope.variables.has(e.name.text)) return undefined
  return kindsCalled(el.world, e.name.text) === undefined ? patternNamed(el, context, e.name) : undefined
}
