import type { YamlList, YamlText } from '../yaml/tree.ts'
import type { Layer, MergedEntry, MergedMap, MergedNode } from './merged.ts'

/** A game while it is being merged: every entry keeps everything ever written for it. */
export interface DraftMap {
  readonly kind: 'map'
  readonly entries: DraftEntry[]
  /** The entries by the name by which keys are compared. */
  readonly byName: Map<string, DraftEntry[]>
  /** Something in it has been written more than once: only there can anything be contested or removed. */
  isWrittenAgain: boolean
}

export interface DraftEntry {
  readonly key: YamlText
  readonly name: string
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
  /** The value includes the former contents and more. */
  readonly grown: boolean
}

export function emptyDraft(): DraftMap {
  return { kind: 'map', entries: [], byName: new Map(), isWrittenAgain: false }
}

export function addEntry(map: DraftMap, compared: string, entry: DraftEntry): void {
  map.entries.push(entry)
  const alike = map.byName.get(compared)
  if (alike === undefined) map.byName.set(compared, [entry])
  else alike.push(entry)
}

export function topOf(entry: DraftEntry): Saying | undefined {
  return entry.said.at(-1)
}

export function isRemoved(saying: Saying): boolean {
  return saying.value.kind === 'text' && saying.value.text === 'removed'
}

/** The present value; undefined if it was removed. */
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
  return { kind: 'map', entries: map.entries.flatMap(finishedEntry) }
}

function finishedEntry(entry: DraftEntry): readonly MergedEntry[] {
  const top = standing(entry)
  if (top === undefined) return []
  const below = entry.said.length === 1 ? [] : entry.said.slice(0, -1).reverse()
  return [
    {
      key: entry.key,
      name: entry.name,
      keys: entry.keys,
      value: finishedValue(top.value),
      layer: top.layer,
      replaced: below.map(({ value, layer }) => ({ value: finishedValue(value), layer })),
    },
  ]
}

function finishedValue(value: DraftMap | YamlList | YamlText): MergedNode {
  return value.kind === 'map' ? finished(value) : value
}
