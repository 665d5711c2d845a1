import type { HostDocument, RulesetHost } from './host.ts'

/** A host with its documents in memory: for browsers and tests. Names and texts, nearest first. */
export function memoryHost(
  documents: Iterable<readonly [name: string, text: string]>,
  place: HostDocument['place'] = 'project',
): RulesetHost {
  const list = [...documents].map(([name, text]) => ({ name, place, read: () => text }))
  return { documents: () => list }
}
