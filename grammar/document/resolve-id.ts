import type { HostDocument, RulesetHost } from '../source/host.ts'
import type { SourceFile } from '../source/source-file.ts'
import { scanHead, type DocumentHead } from './scan-head.ts'

/** A document with some id. */
interface Holder {
  readonly place: HostDocument['place']
  readonly head: Pick<DocumentHead, 'since'>
}

/**
 * The document that an id means: the shipped one, whatever else has this id, or else the first. A shipped document that
 * came only with a later release (`since`) yields to those of users, who may have had the id before.
 *
 * @param holders documents with this id, nearest first
 */
export function documentById<H extends Holder>(holders: readonly H[]): H | undefined {
  return holders.find((one) => one.place === 'shipped' && !yields(one)) ?? holders[0]
}

/** True for a shipped document whose id means those of users first. */
export function yields({ place, head }: Holder): boolean {
  return place === 'shipped' && head.since !== undefined
}

/** The document that an id means, of those of a host. */
export function documentCalled(documents: Iterable<HostDocument>, id: string): HostDocument | undefined {
  const holders = [...documents].flatMap((document) => {
    const head = headOf(document)
    return head?.id === id ? [{ document, place: document.place, head }] : []
  })
  return documentById(holders)?.document
}

/** The documents of a host with a text of its own, which takes the place of the document with its name if there is one. */
export function documentsWith({ name, text }: SourceFile, host: RulesetHost): readonly HostDocument[] {
  const others = [...host.documents()]
  const { place = 'beside', depth } = others.find((other) => other.name === name) ?? {}
  return [
    { name, place, read: () => text, ...(depth === undefined ? {} : { depth }) },
    ...others.filter((other) => other.name !== name),
  ]
}

function headOf({ read, head }: HostDocument): DocumentHead | undefined {
  try {
    return scanHead((head ?? read)())
  } catch {
    // A file may disappear in the meantime.
    return undefined
  }
}
