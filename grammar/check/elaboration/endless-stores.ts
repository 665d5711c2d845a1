import type { Elaboration } from './elaboration.ts'

/** How a shared holder of tokens that never runs out is noted. */
export function endlessStore(token: string, name: string): string {
  return `${name} of ${token}`
}

/** Does a name stand for such a holder, of any currency? */
export function isEndless(el: Pick<Elaboration, 'tracked' | 'endlessStores'>, name: string): boolean {
  if (el.tracked.has(name)) return false
  return [...el.endlessStores].some((known) => known.startsWith(endlessStore('', name)))
}
