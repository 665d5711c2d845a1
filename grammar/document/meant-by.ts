import type { HostDocument } from '../source/host.ts'
import { scanHead } from './scan-head.ts'

/**
 * The document that an id means: the shipped one, whatever else has this id, or else the first.
 *
 * @param holders documents with this id, nearest first
 */
export function meantBy<D extends Pick<HostDocument, 'place'>>(holders: readonly D[]): D | undefined {
  return holders.find(({ place }) => place === 'shipped') ?? holders[0]
}

/** The document that an id means, of those of a host. */
export function documentCalled(documents: Iterable<HostDocument>, id: string): HostDocument | undefined {
  return meantBy([...documents].filter((document) => idOf(document) === id))
}

function idOf({ read, head }: HostDocument): string | undefined {
  try {
    return scanHead((head ?? read)()).id
  } catch {
    // A file may disappear in the meantime.
    return undefined
  }
}
