import { bookText } from '../../book/book-text.ts'
import type { Bundle, Expression, Name } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Reads } from '../elaboration/reads.ts'
import type { Context } from '../elaboration/scope.ts'
import { kindsCalled } from '../world/kinds-called.ts'

/** One alternative of a pattern under `patterns:`. */
export interface Alternative {
  readonly source: TextSource
  readonly bundle: Bundle
}

interface Pattern {
  readonly alternatives: readonly Alternative[]
  readonly reads: Reads
}

const known = new WeakMap<Elaboration, Map<string, Pattern>>()

function alternativesOf(el: Elaboration, name: string): readonly Alternative[] | undefined {
  const entry = el.entryCalled('patterns', name)
  const made = known.get(el) ?? new Map<string, Pattern>()
  known.set(el, made)
  const before = made.get(name)
  if (before !== undefined) {
    el.reads.addTexts(before.reads)
    return before.alternatives
  }
  if (entry === undefined) return undefined
  const texts =
    entry.value.kind === 'text' ? [entry.value] : entry.value.kind === 'list' ? entry.value.items : []
  const { made: alternatives, reads } = el.collectReads(() =>
    texts.flatMap((text): readonly Alternative[] => {
      if (text.kind !== 'text') return []
      const source = bookText(text)
      const bundle = source.read('bundle', el.findings.diagnostics)
      return bundle === undefined ? [] : [{ source, bundle }]
    }),
  )
  made.set(name, { alternatives, reads })
  return alternatives
}

/** The alternatives of a pattern; undefined if there is none of that name. */
export function patternNamed(
  el: Elaboration,
  context: Context,
  name: Name,
): readonly Alternative[] | undefined {
  const alternatives = alternativesOf(el, name.text)
  if (alternatives !== undefined)
    el.names.use(el.names.symbols.find(name.text, 'pattern'), context.source, name)
  return alternatives
}

/** Like `patternNamed`, for a name in an expression, where it may mean something else. */
export function patternMeant(
  el: Elaboration,
  context: Context,
  e: Expression,
): readonly Alternative[] | undefined {
  if (e.kind !== 'name' || context.scope.variables.has(e.name.text)) return undefined
  return kindsCalled(el.world, e.name.text) === undefined ? patternNamed(el, context, e.name) : undefined
}
