import type { YamlList, YamlText } from '../yaml/tree.ts'
import type { Layer, MergedEntry, MergedMap, MergedNode } from './merged.ts'

/** A game while it is being merged. Every entry keeps all its values. */
export interface DraftMap {
  readonly kind: 'map'
  readonly entries: DraftEntry[]
  /** The entries by compared name, once there are many. */
  byName: Map<string, DraftEntry[]> | undefined
  /** True if something in it has several values. Only then can there be conflicts or removals. */
  isWrittenAgain: boolean
}

export interface DraftEntry {
  readonly key: YamlText
  readonly name: string
  /** The compared form of its key. */
  readonly compared: string
  /** Every key that names this entry, base first. */
  readonly keys: YamlText[]
  /** Nearest last. A text `removed` on top means that the entry is gone. */
  readonly said: Saying[]
}

export interface Saying {
  readonly value: DraftMap | YamlList | YamlText
  /** The key as this layer wrote it. */
  readonly key: YamlText
  readonly layer: Layer
  /** True if the value includes the former contents and more. */
  readonly grown: boolean
}

export function emptyDraft(): DraftMap {
  return { kind: 'map', entries: [], byName: undefined, isWrittenAgain: false }
}

/** Most maps are small, and scanning a few entries is faster than an index. */
const FEW = 8

export function addEntry(map: DraftMap, entry: DraftEntry): void {
  map.entries.push(entry)
  if (map.byName !== undefined) addByName(map.byName, entry)
  else if (map.entries.length > FEW) {
    map.byName = new Map()
    for (const each of map.entries) addByName(map.byName, each)
  }
}

function addByName(byName: Map<string, DraftEntry[]>, entry: DraftEntry): void {
  const alike = byName.get(entry.compared)
  if (alike === undefined) byName.set(entry.compared, [entry])
  else alike.push(entry)
}

const NO_ENTRIES: readonly DraftEntry[] = []

/** The entries with a compared name. */
export function entriesCompared({ entries, byName }: DraftMap, name: string): readonly DraftEntry[] {
  if (byName !== undefined) return byName.get(name) ?? NO_ENTRIES
  return entries.some(({ compared }) => compared === name)
    ? entries.filter(({ compared }) => compared === name)
    : NO_ENTRIES
}

export function topOf(entry: DraftEntry): Saying | undefined {
  return entry.said.at(-1)
}

export function isRemoved(saying: Saying): boolean {
  return saying.value.kind === 'text' && saying.value.text === 'removed'
}

/** The current value. Undefined if it was removed. */
export function standing(entry: DraftEntry): Saying | undefined {
  const top = topOf(entry)
  return top === undefined || isRemoved(top) ? undefined : top
}

/** The names that were removed, as the removing documents wrote them. */
export function removedNames(map: DraftMap): readonly YamlText[] {
  if (!map.isWrittenAgain) return []
  return map.entries.flatMap((entry) => {
    const top = topOf(entry)
    if (top === undefined) return []
    if (isRemoved(top)) return [top.key]
    return top.value.kind === 'map' ? removedNames(top.value) : []
  })
}

export function finished(map: DraftMap): MergedMap {
  const entries: MergedEntry[] = []
  for (const entry of map.entries) {
    const top = standing(entry)
    if (top !== undefined) entries.push(finishedEntry(entry, top))
  }
  return { kind: 'map', entries }
}

const NOTHING_REPLACED: MergedEntry['replaced'] = []

function finishedEntry({ key, name, keys, said }: DraftEntry, { value, layer }: Saying): MergedEntry {
  const replaced =
    said.length === 1
      ? NOTHING_REPLACED
      : said
          .slice(0, -1)
          .reverse()
          .map((below) => ({ value: finishedValue(below.value), layer: below.layer }))
  return { key, name, keys, value: finishedValue(value), layer, replaced }
}

function finishedValue(value: DraftMap | YamlList | YamlText): MergedNode {
  return value.kind === 'map' ? finished(value) : value
}

export function entryNames(entries: readonly DraftEntry[]): readonly string[] {
  return entries.filter((entry) => standing(entry) !== undefined).map((entry) => entry.name)
}
