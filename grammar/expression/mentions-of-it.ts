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
  const [, ...ends] = e.kind === 'where' ? children(e) : []
  const outside = e.kind === 'where' && e.limits !== 'at most' ? ends : children(e)
  for (const child of outside) yield* aboutIt(child, isMeant)
}
