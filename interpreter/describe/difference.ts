import { comparedName } from '../../grammar/document/names.ts'
import type { MergedEntry, MergedMap, MergedNode } from '../../grammar/merge/merged.ts'
import { sameText } from './rules-in-words.ts'

/** One difference between two games, at the outermost level where it can be described. */
export interface Difference {
  /** Names of what contains it, its own last: `soldier`, `kinds`, `spy`, `reach`. */
  readonly path: readonly string[]
  readonly before: MergedEntry | undefined
  readonly after: MergedEntry | undefined
}

export interface Depth {
  /** True for entries that are treated as one thing. */
  readonly isWhole?: (path: readonly string[]) => boolean
  /** True for entries that are described part by part, even if they are new or removed as a whole. */
  readonly isOpen?: (path: readonly string[]) => boolean
}

/** A section in the two games. */
export interface Sides {
  readonly before: MergedNode | undefined
  readonly after: MergedNode | undefined
}

/** The differences between two maps of rules, in the order of the second; removed entries come last. */
export function differences({ before, after }: Sides, depth: Depth = {}): readonly Difference[] {
  return within([], mapOf(before), mapOf(after), depth)
}

function within(
  path: readonly string[],
  before: MergedMap,
  after: MergedMap,
  depth: Depth,
): readonly Difference[] {
  const { isWhole, isOpen } = depth
  const opened = (here: readonly string[], entry: MergedEntry): boolean =>
    entry.value.kind === 'map' && entry.value.entries.length > 0 && isOpen?.(here) === true
  const old = byName(before)
  const found: Difference[] = []
  const met = new Set<string>()
  for (const [name, entry] of byName(after)) {
    const former = old.get(name)
    if (former !== undefined) met.add(name)
    const here = [...path, entry.name]
    if (
      former !== undefined &&
      former.value.kind === 'map' &&
      entry.value.kind === 'map' &&
      isWhole?.(here) !== true
    )
      found.push(...within(here, former.value, entry.value, depth))
    else if (former === undefined && opened(here, entry))
      found.push(...within(here, mapOf(undefined), mapOf(entry.value), depth))
    else if (former === undefined || sameText(former.value) !== sameText(entry.value))
      found.push({ path: here, before: former, after: entry })
  }
  for (const [name, entry] of old) {
    if (met.has(name)) continue
    const here = [...path, entry.name]
    if (opened(here, entry)) found.push(...within(here, mapOf(entry.value), mapOf(undefined), depth))
    else found.push({ path: here, before: entry, after: undefined })
  }
  return found
}

/** Two entries with one name and different heads are told apart by the heads. */
function byName({ entries }: MergedMap): ReadonlyMap<string, MergedEntry> {
  const found = new Map<string, MergedEntry>()
  for (const entry of entries) {
    const name = comparedName(entry.name)
    found.set(found.has(name) ? comparedName(entry.key.text) : name, entry)
  }
  return found
}

function mapOf(node: MergedNode | undefined): MergedMap {
  return node?.kind === 'map' ? node : { kind: 'map', entries: [] }
}
