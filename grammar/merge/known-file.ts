import type { DocumentHead } from '../document/scan-head.ts'
import type { HostDocument } from '../source/host.ts'

/** A document that a host lists, of which only the head has been read. */
export interface KnownFile {
  readonly name: string
  readonly place: HostDocument['place']
  readonly head: DocumentHead
  readonly depth: number
  /** The whole text. Undefined if it has disappeared meanwhile. */
  readonly text: () => string | undefined
}

/** The number of names in a path. */
export function depthOf(name: string): number {
  return name.split(/[\\/]/u).length
}

export function isShipped({ place }: KnownFile): boolean {
  return place === 'shipped'
}

/** Documents of one id, those that are nearest to the checked file first. */
export function nearestFirst(holders: readonly KnownFile[]): readonly KnownFile[] {
  if (holders.length < 2) return holders
  const place = holders[0]?.place
  const near = holders.filter((one) => one.place === place)
  const least = Math.min(...near.map(({ depth }) => depth))
  const nearest = near.filter(({ depth }) => depth === least)
  return [...nearest, ...holders.filter((one) => !nearest.includes(one))]
}
