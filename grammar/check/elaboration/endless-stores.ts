import type { Tracking } from './services/tracking.ts'

/** How a shared holder of tokens that never runs out is noted. */
export function endlessStore(token: string, name: string): string {
  return `${name} of ${token}`
}

/** Does a name stand for such a holder, of any currency? */
export function isEndless({ values, endlessStores }: Tracking, name: string): boolean {
  if (values.has(name)) return false
  return [...endlessStores].some((known) => known.startsWith(endlessStore('', name)))
}
