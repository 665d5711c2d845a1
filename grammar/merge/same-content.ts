import type { YamlEntry, YamlNode } from '../yaml/tree.ts'
import type { DataFile } from './data-files.ts'
import type { MergedEntry, MergedGame, MergedNode } from './merged.ts'

/* Compares two games by content, ignoring positions. */

type Node = MergedNode | YamlNode
type Entry = MergedEntry | YamlEntry

/** The compared part of a section: the names of its entries, these with the values of some keys, or nothing. */
export type Counted = 'names' | 'nothing' | readonly string[]

/** Sections that are not compared as a whole. */
export type Counting = ReadonlyMap<string, Counted>

/** True if a valid game is unchanged in these sections after an edit. */
export function saySame(
  one: MergedGame,
  other: MergedGame,
  sections: Iterable<string>,
  counting: Counting = new Map(),
): boolean {
  // An unreadable part only removes things: a game that is valid without them is valid with them.
  if (one.abstract !== other.abstract || (one.incomplete && !other.incomplete)) return false
  if (!sameLayers(one, other)) return false
  const steps = counting.size === 0
  const hooks = sameLists(
    one.hooks,
    other.hooks,
    (a, b) =>
      a.when === b.when &&
      a.target.text === b.target.text &&
      a.layer.index === b.layer.index &&
      (!steps || sameNode(a.steps, b.steps)),
  )
  const fixed = sameLists([...one.fixedOptions], [...other.fixedOptions], ([name, a], [same, b]) => {
    return name === same && a.value.text === b.value.text && a.layer.index === b.layer.index
  })
  return (
    hooks &&
    sameChanges(one, other) &&
    fixed &&
    sameData(one, other) &&
    one.shown === other.shown &&
    [...sections].every((name) => sameSection(name, one, other, counting))
  )
}

/** True if they consist of the same documents. */
export function sameLayers(one: MergedGame, other: MergedGame): boolean {
  return sameLists(
    one.layers,
    other.layers,
    (a, b) => a.id === b.id && a.kind === b.kind && a.file.name === b.file.name,
  )
}

export function sameChanges(one: MergedGame, other: MergedGame): boolean {
  return sameLists(
    one.changes,
    other.changes,
    (a, b) => a.layer.index === b.layer.index && sameNode(a.target, b.target) && sameNode(a.text, b.text),
  )
}

export function sameData(one: MergedGame, other: MergedGame): boolean {
  return sameLists([...one.data], [...other.data], ([name, a], [same, b]) => {
    return name === same && sameLists(a, b, sameFile)
  })
}

function sameFile(one: DataFile, other: DataFile): boolean {
  return (
    one.name === other.name &&
    one.layer.index === other.layer.index &&
    one.document.sound === other.document.sound &&
    sameNode(one.document.root, other.document.root)
  )
}

function sameSection(name: string, one: MergedGame, other: MergedGame, counting: Counting): boolean {
  const [a, b] = [one.sections.get(name), other.sections.get(name)]
  const counts = counting.get(name)
  if (counts === 'nothing') return true
  if (counts === undefined) return sameNode(a, b)
  if (a?.kind !== 'map' || b?.kind !== 'map') return a?.kind === b?.kind
  return sameLists<Entry>(a.entries, b.entries, (x, y) => {
    if (!sameSource(x, y)) return false
    if (counts === 'names') return true
    if (x.value.kind !== 'map') return sameNode(x.value, y.value)
    return sameLists(partsUnder(x, counts), partsUnder(y, counts), sameEntry)
  })
}

/** True if they have the same names, from the same documents. */
function sameSource(one: Entry, other: Entry): boolean {
  if (one.key.text !== other.key.text) return false
  if (!('layer' in one) || !('layer' in other)) return 'layer' in one === 'layer' in other
  return one.layer.index === other.layer.index && sameLists(one.keys, other.keys, (a, b) => a.text === b.text)
}

function partsUnder({ value }: Entry, keys: readonly string[]): readonly Entry[] {
  return value.kind === 'map' ? [...value.entries].filter(({ key }) => keys.includes(key.text)) : []
}

/** True if two parts of documents are equal, ignoring positions. */
export function sameNode(one: Node | undefined, other: Node | undefined): boolean {
  if (one === other) return true
  if (one === undefined || other === undefined) return false
  if (one.kind === 'text')
    return (
      other.kind === 'text' &&
      one.text === other.text &&
      one.style === other.style &&
      one.known === other.known
    )
  if (one.kind === 'list') return other.kind === 'list' && sameLists(one.items, other.items, sameNode)
  return other.kind === 'map' && sameLists<Entry>(one.entries, other.entries, sameEntry)
}

function sameEntry(one: Entry, other: Entry): boolean {
  if (one === other) return true
  if (!sameSource(one, other) || !sameNode(one.value, other.value)) return false
  if (!('replaced' in one) || !('replaced' in other)) return true
  return sameLists(
    one.replaced,
    other.replaced,
    (a, b) => a.layer.index === b.layer.index && sameNode(a.value, b.value),
  )
}

export function sameLists<T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (one.length !== other.length) return false
  if (one === other) return true
  return one.every((a, i) => {
    const b = other[i]
    return b !== undefined && same(a, b)
  })
}
