import type { HostDocument, RulesetHost } from './host.ts'

/**
 * The documents as a host first lists and reads them. For jobs that load many rulesets of folders that do not change
 * meanwhile: listing and looking at the shipped documents takes several times as long as loading a small game.
 */
export function cachingHost(host: RulesetHost): RulesetHost {
  let documents: readonly HostDocument[] | undefined
  return { documents: () => (documents ??= Array.from(host.documents(), cachedDocument)) }
}

function cachedDocument({ read, head, ...document }: HostDocument): HostDocument {
  let text: string | undefined
  let start: string | undefined
  return {
    ...document,
    read: () => (text ??= read()),
    head: () => text ?? (start ??= (head ?? read)()),
  }
}
