import type { Expression } from './ast.ts'
import { children } from './walk.ts'

/** True if it mentions `it` other than as a thing of a noun phrase, or the end of a step, in it. */
export function mentionsIt(e: Expression): boolean {
  return [...aboutIt(e, (name) => name === 'it')].length > 0
}

/** The occurrences of `it` that refer to these things, and not to those of a nested noun phrase. */
export function* aboutIt(
  e: Expression,
  isMeant: (name: string) => boolean,
): Iterable<Extract<Expression, { kind: 'name' }>> {
  if (e.kind === 'name') {
    if (isMeant(e.name.text)) yield e
    return
  }
  if ('nouns' in e) {
    if (e.nouns.within !== undefined) yield* aboutIt(e.nouns.within, isMeant)
    return
  }
  if (e.kind === 'where' && e.limits !== 'at most') return
  for (const child of children(e)) yield* aboutIt(child, isMeant)
}
